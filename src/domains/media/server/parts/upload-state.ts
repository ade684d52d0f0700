/** How much of a file has arrived, and the file once it's complete. */
import type { MediaUploadState } from '#generated/types.gen.ts';
import { findReadyMedia } from '../media.repository.ts';
import type { PresentMedia } from '../present.ts';
import type { UploadNeeds } from '../upload/store-uploads.ts';
import { findSubmission, type SubmissionKey } from '../upload/submissions.repository.ts';

export interface StateNeeds extends Pick<UploadNeeds, 'db'> {
  presentMedia: PresentMedia;
}

export async function stateOf({ db, presentMedia }: StateNeeds, key: SubmissionKey): Promise<MediaUploadState> {
  const submission = await findSubmission(db, key);
  if (!submission) return { received: 0, media: null };
  const { received, mediaId } = submission;
  const row = mediaId === null ? undefined : await findReadyMedia(db, mediaId);
  return { received, media: row ? presentMedia(row, { isPublic: false }) : null };
}
