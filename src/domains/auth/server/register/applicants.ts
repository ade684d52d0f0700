/** People who register, with or without an invitation. */

import { v7 as uuidv7 } from 'uuid';
import { findProfileFaults, type ProfileFields, tidyProfile } from '#domains/people/profile-fields.ts';
import { choosePlace } from '#domains/places/server/public.ts';
import type { Place, RegistrationInput } from '#generated/types.gen.ts';
import { languageNow } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { tidyText } from '#platform/shared/prose.ts';
import { insertAccount } from '../accounts.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { findPasswordFault } from '../passwords/find-password-fault.ts';

interface Applicant extends Omit<ProfileFields, 'contactNo'> {
  contactNo: string | null;
  place: Place | null;
  email: string;
  passwordHash: string;
  motivation: string | null;
}

/** @throws {Failure} 422 by field. */
export async function readApplicant(
  { config, hasher }: Pick<AuthNeeds, 'config' | 'hasher'>,
  input: RegistrationInput,
): Promise<Applicant> {
  const email = input.email.trim();
  const fields = tidyProfile({ ...input, contactNo: input.contactNo ?? '' });
  const faults = findProfileFaults(fields, { requiresContactNo: config.requiresContactNo });
  const known = [email, fields.name, fields.lastName, fields.location];
  const passwordFault = await findPasswordFault(config, input.password, known);
  if (passwordFault) faults.push({ field: 'password', message: passwordFault });
  if (!input.isTermsAgreed) faults.push({ field: 'isTermsAgreed', message: say('auth.failures.agreeToTerms') });
  if (faults.length > 0) throw invalid(faults);
  const place = await choosePlace({ location: fields.location, placeId: input.placeId });
  const passwordHash = await hasher.hash(input.password);
  const motivation = tidyText(input.motivation ?? '') || null;
  return { ...fields, contactNo: fields.contactNo || null, place, email, passwordHash, motivation };
}

/** @returns undefined if the email address already has an account. */
export async function makeAccount(
  tx: Tx,
  applicant: Applicant,
  granted: { role: 'Admin' | 'Partner' | 'Member'; isVerified: boolean },
): Promise<string | undefined> {
  const id = uuidv7();
  const isInserted = await insertAccount(tx, {
    id,
    ...applicant,
    ...granted,
    isTermsAgreed: true,
    // Registration asks for every field that a profile needs.
    isProfileCompleted: true,
    language: languageNow(),
  });
  return isInserted ? id : undefined;
}

export const emailTaken = () => invalid([{ field: 'email', message: say('auth.failures.addressTaken') }]);
