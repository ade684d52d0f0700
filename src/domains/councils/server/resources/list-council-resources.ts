/** Handlers for resources. Files get signed URLs, since only members may see them. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import { presentCard } from '#domains/people/server/public.ts';
import type { CouncilResource } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { readPatterns } from '#platform/db/search-words.repository.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { readPage } from '#platform/http/paging.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { addResource, assertCanSeeResources, removeResource } from './add-council-resource.ts';
import { findShownResource, listResources, RESOURCE_ORDERS, type ShownResourceRow } from './resources.repository.ts';

interface ResourceNeeds {
  db: Db;
  jobs: Jobs;
  presentMedia: PresentMedia;
}

type ResourceHandlers = Handlers<'addCouncilResource' | 'listCouncilResources' | 'removeCouncilResource'>;

export function createResourceHandlers(needs: ResourceNeeds): ResourceHandlers {
  const { db } = needs;
  const present = presentAs(needs.presentMedia);
  return {
    addCouncilResource: async (request) => {
      const id = await addResource(needs, callerOf(request), request.body);
      const row = await findShownResource(db, id);
      if (!row) throw new Error(`The resource ${id} is gone`);
      return ok('Shared with the council’s members.', present(row));
    },

    removeCouncilResource: async (request) => {
      await removeResource(db, callerOf(request), request.params.id);
      return ok('Resource removed.', null);
    },

    listCouncilResources: async (request) => {
      const { councilId, kind, search, sort = 'newest', ...paging } = request.query;
      await assertCanSeeResources(db, callerOf(request), councilId);
      const filter = { councilId, kind, words: await readPatterns(db, search) };
      const { rows, meta } = await listResources(db, filter, readPage(paging, RESOURCE_ORDERS[sort]));
      return ok('Resources found.', { data: rows.map(present), meta });
    },
  };
}

const presentAs =
  (presentMedia: PresentMedia) =>
  (row: ShownResourceRow): CouncilResource => ({
    id: row.id,
    councilId: row.councilId,
    title: row.title,
    description: row.description,
    kind: row.url === null ? 'file' : 'link',
    url: row.url,
    file: row.file && presentMedia(row.file, { isPublic: false }),
    addedBy: presentCard(row.sharer),
    createdAt: row.createdAt.toISOString(),
  });
