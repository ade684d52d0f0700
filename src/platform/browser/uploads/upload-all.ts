/** Uploads all pictures of a draft, before it is submitted or in the background, and discards them. */

import { say } from '#languages/say.ts';
import { ApiError, isApiError } from '../calls/api-error.ts';
import { type DraftPicture, isToUpload } from './draft-picture.ts';
import type { PictureUploads } from './picture-uploads.ts';

/** @param field the call's field for the pictures. @throws {ApiError} naming the field if an upload fails. */
export async function uploadAll(
  pictures: readonly DraftPicture[],
  uploads: PictureUploads,
  field: string,
): Promise<DraftPicture[]> {
  const outcomes = await Promise.allSettled(pictures.map((picture) => uploads.upload(picture)));
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  const lost = reasons.find((reason) => isApiError(reason, 'network') || isApiError(reason, 'token'));
  if (lost) throw lost;
  if (reasons.length > 0) throw notUploaded(reasons, field);
  const ids = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : null));
  return pictures.map((picture, index) => ({ ...picture, mediaId: ids[index] ?? null }));
}

const notUploaded = (reasons: readonly unknown[], field: string) =>
  new ApiError({
    kind: 'invalid',
    operation: 'PUT /media/upload/{id}',
    message: 'A picture was not uploaded',
    fields: [
      {
        name: field,
        errors: [say('platform.uploadAll.notUploaded', { count: reasons.length })],
      },
    ],
    cause: reasons[0],
  });

/** Pictures upload in the background while the person goes on; a failure is shown beside its picture. */
export function uploadInBackground(pictures: readonly DraftPicture[], uploads: PictureUploads): void {
  for (const picture of pictures.filter(isToUpload)) uploads.upload(picture).catch(() => undefined);
}

/** Deletes what the draft uploaded. */
export function discardUploads(pictures: readonly DraftPicture[], uploads: PictureUploads): void {
  for (const picture of pictures) if (picture.url === null) uploads.drop(picture);
}
