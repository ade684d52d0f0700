import { findMedia, lockOwnMedia, notePictureShown } from '#domains/media/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/db/database.ts';
import { invalid } from '#platform/http/failure.ts';
import { lockAvatar } from './repository.ts';

/**
 * Call before saving the profile: checks the new picture and updates which files are in use.
 * @throws {Failure} 422 if it isn't the person's own picture.
 */
export async function changeAvatar(tx: Tx, userId: string, mediaId: string | null | undefined): Promise<void> {
  if (mediaId === undefined) return;
  const former = await lockAvatar(tx, userId);
  if (former === mediaId) return;
  if (mediaId !== null) {
    const isOwn = (await lockOwnMedia(tx, userId, [mediaId])).has(mediaId);
    const kind = isOwn ? (await findMedia(tx, [mediaId])).get(mediaId)?.kind : undefined;
    if (kind !== 'picture') {
      throw invalid([{ field: 'avatarMediaId', message: say('profiles.failures.ownPicture') }]);
    }
    await notePictureShown(tx, mediaId, true);
  }
  if (former !== null) await notePictureShown(tx, former, false);
}
