/** The domain’s calls. */
import { deleteMedia } from './delete-media.ts';
import { describeMedia } from './describe-media.ts';
import { listMyMedia } from './own/list-my-media.ts';
import { cancelMediaUpload } from './parts/cancel-media-upload.ts';
import { getMediaUpload } from './parts/get-media-upload.ts';
import { uploadMediaPart } from './parts/upload-media-part.ts';
import { uploadMedia } from './upload/upload-media.ts';

export const mediaCalls = {
  uploadMedia,
  uploadMediaPart,
  getMediaUpload,
  cancelMediaUpload,
  deleteMedia,
  describeMedia,
  listMyMedia,
};
