/** What other domains' servers and src/app may use of media; everything else here is private. */
export { DOCUMENT_FILE, isMediaId, pictureFile, storageFolder, storageKey } from './addresses.ts';
export { readOwnFiles } from './own-files.service.ts';
export { ownMedia } from './personal-data.repository.ts';
export type { PresentMedia } from './present.ts';
export { evidenceFileWith, type FileRow, fileWith, type SmallestRow, smallestOf } from './repository.ts';
export {
  findMedia,
  type ListMediaUses,
  lockMedia,
  lockOwnMedia,
  type MediaPictures,
  notePictureShown,
  pictureAddress,
  usesOfVerified,
  type VerifiedUse,
} from './service.ts';
