import { findMedia, lockOwnMedia, notePictureShown } from '#domains/media/server/public.ts';
import { findProfileFaults, tidyProfile } from '#domains/people/profile-fields.ts';
import { findPerson } from '#domains/people/server/public.ts';
import { choosePlace } from '#domains/places/server/public.ts';
import { noteLanguage } from '#domains/translations/server/public.ts';
import type { ProfileInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { hitsOf } from '#platform/server/http/limits/call-limits.ts';
import type { RateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import { editedMeanwhile } from '#platform/server/http/revision.ts';
import { tidyText } from '#platform/shared/prose.ts';
import { findLocated, lockAvatar, setProfile } from './changes.repository.ts';
import { type Needs, readCurrentUser } from './current-user.ts';
import { NEW_NAMES } from './limits.ts';

const NEW_NAME = { name: 'takeOnName', limit: NEW_NAMES };

interface UpdateNeeds extends Needs {
  config: Pick<LiveConfig, 'requiresContactNo'>;
  limiter: RateLimiter;
}

/** @throws {Failure} 422 for blank fields, an impossible name or someone else's picture, 409 for an older revision. */
export const updateProfile: Call<'updateProfile', UpdateNeeds> = async (needs, request) => {
  const { db, config, limiter } = needs;
  const { userId } = callerOf(request);
  const input = request.body;
  if (await isRenamed(db, userId, input)) await limiter.takeEach(hitsOf(NEW_NAME, request));
  const before = await findPerson(db, userId);
  const fields = tidyProfile({ ...input, contactNo: input.contactNo ?? before?.contactNo ?? '' });
  const faults = findProfileFaults(fields, { requiresContactNo: config.requiresContactNo, before });
  if (faults.length > 0) throw invalid(faults);
  const { location } = fields;
  const place = await choosePlace({ location, placeId: input.placeId }, await findLocated(db, userId));
  await db.transaction().execute(async (tx) => {
    await changeAvatar(tx, userId, input.avatarMediaId);
    const profile = {
      ...fields,
      place,
      contactNo: fields.contactNo || null,
      isTermsAgreed: input.isTermsAgreed,
      isProfileCompleted: input.isTermsAgreed,
      bio: input.bio === undefined ? undefined : input.bio.trim() || null,
      avatarMediaId: input.avatarMediaId,
    };
    if (!(await setProfile(tx, userId, profile, input.revision))) throw editedMeanwhile('profile');
    if (profile.bio) await noteLanguage(tx, { kind: 'profile', id: userId, writerId: userId, texts: [profile.bio] });
  });
  return ok('Profile saved.', await readCurrentUser(needs, userId));
};

async function isRenamed(db: Db, userId: string, input: ProfileInput): Promise<boolean> {
  const person = await findPerson(db, userId);
  return person?.name !== tidyText(input.name) || person.lastName !== tidyText(input.lastName);
}

/**
 * Call before saving the profile: checks the new picture and updates which files are in use.
 * @throws {Failure} 422 if it isn't the person's own picture.
 */
async function changeAvatar(tx: Tx, userId: string, mediaId: string | null | undefined): Promise<void> {
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
