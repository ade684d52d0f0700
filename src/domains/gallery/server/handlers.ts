import type { PresentMedia } from '#domains/media/server/public.ts';
import type { Db } from '#platform/db/database.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { viewerOf } from '#platform/http/viewer.ts';
import { createGallery } from './gallery.ts';

interface GalleryNeeds {
  db: Db;
  present: PresentMedia;
}

export function createGalleryHandlers(needs: GalleryNeeds): Handlers<'listGallery' | 'getGalleryItem'> {
  const gallery = createGallery(needs);
  return {
    listGallery: async (request) => ok('Pictures found.', await gallery.list(viewerOf(request), request.query)),

    getGalleryItem: async (request) => ok('The picture.', await gallery.read(viewerOf(request), request.params.id)),
  };
}
