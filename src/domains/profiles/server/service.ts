import { findProfileFaults, tidyProfile } from '#domains/people/profile-fields.ts';
import { findPerson } from '#domains/people/server/public.ts';
import type { LanguageInput, ProfileInput } from '#generated/types.gen.ts';
import { isListed } from '#languages/languages.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { invalid } from '#platform/http/failure.ts';
import { editedMeanwhile } from '#platform/http/revision.ts';
import { changeAvatar } from './avatar.service.ts';
import { setLanguage, setProfile } from './repository.ts';

/** @throws {Failure} 422 for blank fields, an impossible name or someone else's picture, 409 for an older revision. */
export async function updateOwnProfile(
  { db, requiresContactNo }: { db: Db; requiresContactNo: boolean },
  userId: string,
  input: ProfileInput,
): Promise<void> {
  const before = await findPerson(db, userId);
  const fields = tidyProfile({ ...input, contactNo: input.contactNo ?? before?.contactNo ?? '' });
  const faults = findProfileFaults(fields, { requiresContactNo, before });
  if (faults.length > 0) throw invalid(faults);
  await db.transaction().execute(async (tx) => {
    await changeAvatar(tx, userId, input.avatarMediaId);
    const profile = {
      ...fields,
      contactNo: fields.contactNo || null,
      isTermsAgreed: input.isTermsAgreed,
      isProfileCompleted: input.isTermsAgreed,
      bio: input.bio === undefined ? undefined : input.bio.trim() || null,
      avatarMediaId: input.avatarMediaId,
    };
    if (!(await setProfile(tx, userId, profile, input.revision))) throw editedMeanwhile('profile');
  });
}

/** @throws {Failure} 422 for a language that the product doesn't have. */
export async function updateOwnLanguage(db: Db, userId: string, { language }: LanguageInput): Promise<void> {
  if (language !== null && !isListed(language)) {
    throw invalid([{ field: 'language', message: say('profiles.failures.noLanguage') }]);
  }
  await setLanguage(db, userId, language);
}
