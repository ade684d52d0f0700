/** What src/app may use of the gallery; everything else here is private. */
export { countPublicPictures } from './gallery.repository.ts';
