import type { Db } from '../../../platform/db/database.ts';
import { ok } from '../../../platform/http/envelope.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { viewerOf } from '../../../platform/http/viewer.ts';
import { createGallery } from './gallery.service.ts';
import type { PresentMedia } from './present.ts';

export function createGalleryHandlers(needs: { db: Db; present: PresentMedia }): Handlers<'listGallery'> {
  const readGallery = createGallery(needs);
  return {
    listGallery: async (request, reply) =>
      reply.code(200).send(ok('Pictures found.', await readGallery(viewerOf(request), request.query))),
  };
}
