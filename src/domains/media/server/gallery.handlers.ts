import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { viewerOf } from '#platform/http/viewer.ts';
import { createGallery } from './gallery.service.ts';
import { createOwnMedia } from './own.service.ts';
import type { PresentMedia } from './present.ts';
import type { ListMediaUses } from './service.ts';

interface GalleryNeeds {
  db: Db;
  present: PresentMedia;
  /** How each domain reports its use of files. */
  uses: readonly ListMediaUses[];
}

export function createGalleryHandlers({
  db,
  present,
  uses,
}: GalleryNeeds): Handlers<'listGallery' | 'getGalleryItem' | 'listMyMedia'> {
  const gallery = createGallery({ db, present });
  const readOwn = createOwnMedia({ db, present, uses });
  return {
    listGallery: async (request, reply) =>
      reply.code(200).send(ok('Pictures found.', await gallery.list(viewerOf(request), request.query))),

    getGalleryItem: async (request, reply) =>
      reply.code(200).send(ok('The picture.', await gallery.read(viewerOf(request), request.params.id))),

    listMyMedia: async (request, reply) =>
      reply.code(200).send(ok('Your files.', await readOwn(callerOf(request).userId, request.query))),
  };
}
