import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { viewerOf } from '#platform/http/viewer.ts';
import { listDirectory } from './directory.service.ts';
import { presentPerson } from './present.ts';

export function createDirectoryHandlers(db: Db): Handlers<'searchUsers' | 'listUsers'> {
  return {
    searchUsers: async (request) => {
      const { sort = 'relevance' } = request.query;
      const { withoutBlocked = false, ...query } = request.query;
      const reachableBy = withoutBlocked ? callerOf(request).userId : undefined;
      const { rows, meta } = await listDirectory(db, { ...query, sort, reachableBy });
      return ok('People found.', { data: rows.map((row) => presentPerson(viewerOf(request), row)), meta });
    },

    listUsers: async (request) => {
      const { sort = 'newest' } = request.query;
      const { rows, meta } = await listDirectory(db, { ...request.query, sort });
      return ok('The people.', { data: rows.map((row) => presentPerson(viewerOf(request), row)), meta });
    },
  };
}
