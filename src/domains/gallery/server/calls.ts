/** The domain’s calls. */
import { getGalleryItem, listGallery } from './gallery.ts';

export const galleryCalls = { listGallery, getGalleryItem };
