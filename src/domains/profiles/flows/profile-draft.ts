/** The profile form's values. */

import * as z from 'zod/mini';
import { profileInputBounds } from '#generated/bounds/ProfileInput.gen.ts';
import { zProfileInput } from '#generated/schemas/ProfileInput.gen.ts';
import type { CurrentUser, ProfileInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { latinDigits } from '#languages/typed-numbers.ts';
import type { DraftFault } from '#platform/browser/drafts/draft-form-parts.ts';
import { findFaults } from '#platform/browser/forms/form-resolver.ts';
import { chosenPlaceOf, placeIdOf, zPlaceId } from '#platform/browser/places/chosen-place.ts';
import { zDraftPicture } from '#platform/browser/uploads/draft-picture.ts';

export const zProfileDraft = z.object({
  name: z.string(),
  lastName: z.string(),
  location: z.string(),
  placeId: zPlaceId,
  contactNo: z.string(),
  bio: z.string(),
  /** None: the picture is saved separately. */
  pictures: z.array(zDraftPicture),
  /** Missing in drafts of earlier versions of the page. */
  revision: z._default(z.nullable(z.number()), null),
});

export type ProfileDraft = z.infer<typeof zProfileDraft>;

type Profile = Pick<CurrentUser, 'name' | 'lastName' | 'location' | 'place' | 'contactNo' | 'bio' | 'revision'>;

export function profileDraftOf({ name, lastName, contactNo, bio, revision, ...located }: Profile): ProfileDraft {
  const told = { name: name ?? '', lastName: lastName ?? '', ...chosenPlaceOf(located), contactNo: contactNo ?? '' };
  return { ...told, bio: bio ?? '', pictures: [], revision };
}

export function profileInputOf({
  name,
  lastName,
  location,
  placeId,
  contactNo,
  bio,
  revision,
}: ProfileDraft): ProfileInput {
  return {
    name: name.trim(),
    lastName: lastName.trim(),
    location: location.trim(),
    ...placeIdOf({ placeId }),
    contactNo: latinDigits(contactNo.trim()),
    bio: bio.trim(),
    isTermsAgreed: true,
    ...(revision !== null && { revision }),
  };
}

export const PROFILE_FIELDS: Readonly<Record<string, string>> = {
  name: say('profiles.profileDraft.firstName'),
  lastName: say('profiles.profileDraft.lastName'),
  location: say('profiles.profileDraft.location'),
  contactNo: say('profiles.profileDraft.phoneNumber'),
  bio: say('profiles.profileDraft.bio'),
};

export const MAX_BIO_LENGTH = profileInputBounds.bio.maxLength;

/** Validation errors in screen order. */
export function findProfileDraftFaults(draft: ProfileDraft): DraftFault[] {
  const faults = findFaults(zProfileInput, profileInputOf(draft), {
    contactNo: say('profiles.profileDraft.phoneInvalid'),
  });
  return Object.keys(PROFILE_FIELDS).flatMap((field) => {
    const fault = faults[field];
    return fault ? [{ field, message: fault.message }] : [];
  });
}
