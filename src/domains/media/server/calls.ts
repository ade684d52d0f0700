/** The domain’s calls. */
import { deleteMedia } from './delete-media.ts';
import { describeMedia } from './describe-media.ts';
import { listMyMedia } from './own/list-my-media.ts';
import { uploadMedia } from './upload/upload-media.ts';

export const mediaCalls = { uploadMedia, deleteMedia, describeMedia, listMyMedia };
