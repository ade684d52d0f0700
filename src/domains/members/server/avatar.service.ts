/** The picture of a profile. */
import type { Media } from '../../../../generated/types.gen.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/failure.ts';
import { findMedia, lockOwnMedia, notePictureShown, type PresentMedia } from '../../media/server/service.ts';
import { isAvatar, lockAvatar } from './repository.ts';

/** A reason for which everyone may see a file. */
export const isProfilePicture = (db: Db, mediaId: string): Promise<boolean> => isAvatar(db, mediaId);

/** @param mediaId as the person's row has it. */
export async function readAvatar(db: Db | Tx, mediaId: string | null, present: PresentMedia): Promise<Media | null> {
  if (mediaId === null) return null;
  const row = (await findMedia(db, [mediaId])).get(mediaId);
  return row ? present(row, { isPublic: true }) : null;
}

/**
 * Before the profile is written: sees that the new picture may be taken, and that neither is freed or kept wrongly.
 *
 * @throws {Failure} 422 for what is not the person's own picture.
 */
export async function changeAvatar(tx: Tx, userId: string, mediaId: string | null | undefined): Promise<void> {
  if (mediaId === undefined) return;
  const former = await lockAvatar(tx, userId);
  if (former === mediaId) return;
  if (mediaId !== null) {
    const isOwn = (await lockOwnMedia(tx, userId, [mediaId])).has(mediaId);
    const kind = isOwn ? (await findMedia(tx, [mediaId])).get(mediaId)?.kind : undefined;
    if (kind !== 'picture') {
      throw invalid([{ field: 'avatarMediaId', message: 'Choose a picture that you have uploaded.' }]);
    }
    await notePictureShown(tx, mediaId, true);
  }
  if (former !== null) await notePictureShown(tx, former, false);
}
