/** How much of a file has arrived, and the file once it's complete. */
import type { MediaUploadState } from '#generated/types.gen.ts';
import { findReadyMedia } from '../media.repository.ts';
import type { PresentMedia } from '../present.ts';
import type { UploadNeeds } from '../upload/store-uploads.ts';
import type { Submission } from '../upload/submissions.repository.ts';

export interface StateNeeds extends Pick<UploadNeeds, 'db'> {
  presentMedia: PresentMedia;
}

/** @param submission undefined if nothing has arrived. */
export async function stateOf(
  { db, presentMedia }: StateNeeds,
  submission: Submission | undefined,
): Promise<MediaUploadState> {
  if (!submission) return { received: 0, media: null };
  const { received, mediaId } = submission;
  const row = mediaId === null ? undefined : await findReadyMedia(db, mediaId);
  return { received, media: row ? presentMedia(row, { isPublic: false }) : null };
}
