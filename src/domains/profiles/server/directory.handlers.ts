import { readCards, readSeenParts } from '#domains/people/server/public.ts';
import type { DirectoryPerson } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { type Viewer, viewerOf } from '#platform/http/viewer.ts';
import { listDirectory } from './directory.service.ts';
import type { DirectoryRow } from './directory-rows.repository.ts';
import { presentPerson } from './present.ts';

export function createDirectoryHandlers(db: Db): Handlers<'searchUsers' | 'listUsers'> {
  const present = async (viewer: Viewer, rows: readonly DirectoryRow[]): Promise<DirectoryPerson[]> => {
    const ids = rows.map(({ id }) => id);
    const cards = await readCards(db, ids);
    const seenOf = await readSeenParts(db, viewer, ids);
    return rows.map((row) => presentPerson(row, cards(row.id), seenOf(row.id)));
  };
  return {
    searchUsers: async (request) => {
      const { sort = 'relevance' } = request.query;
      const { rows, meta } = await listDirectory(db, { ...request.query, sort });
      return ok('People found.', { data: await present(viewerOf(request), rows), meta });
    },

    listUsers: async (request) => {
      const { sort = 'newest' } = request.query;
      const { rows, meta } = await listDirectory(db, { ...request.query, sort });
      return ok('The people.', { data: await present(viewerOf(request), rows), meta });
    },
  };
}
