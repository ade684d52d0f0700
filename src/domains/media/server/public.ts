/** What other domains' servers and src/app may use of media; everything else here is private. */

export { type RemovalNeeds, removeMedia } from './delete-media.ts';
export { notePictureShown } from './deletion.repository.ts';
export { mediaErasure } from './erasure.repository.ts';
export {
  createMediaSigner,
  DOCUMENT_FILE,
  isMediaId,
  pictureAddress,
  pictureFile,
  storageFolder,
  storageKey,
} from './file-addresses.ts';
export { serveFiles } from './file-route.ts';
export { evidenceFileWith, type FileRow, fileWith, type SmallestRow, smallestOf } from './file-rows.repository.ts';
export { registerMediaJobs } from './jobs.ts';
export { sumFiles } from './media.repository.ts';
export { findMedia, lockMedia, lockOwnMedia } from './media.ts';
export { readOwnFiles } from './own/read-own-files.ts';
export { ownMedia } from './personal-data.repository.ts';
export { createMediaPresenter, type PresentMedia } from './present.ts';
export { findReportedPicture, hidePicture } from './reported.ts';
export { originWith, picturesAlike, readOwnOrigins } from './traces/traces.repository.ts';
export { detectFileType, type FileType } from './upload/file-types.ts';
export type { PictureOrigin } from './upload/picture-origin.ts';
export { decodePicture, type Pixels } from './upload/pictures.ts';
export { readPicture } from './upload/prepare-upload.ts';
export { storePicture, type UploadNeeds } from './upload/store-uploads.ts';
export { isUsedBy, usesOfVerified } from './uses.repository.ts';
export type { FilesOfDomain } from './uses.ts';
