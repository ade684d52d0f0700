/** Accounts that an admin makes for others, who choose a password later. */
import { v7 as uuidv7 } from 'uuid';
import { choosePlace } from '#domains/places/server/public.ts';
import type { Language } from '#languages/languages.ts';
import { languageNow } from '#languages/reader.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { insertAccount } from '../accounts.repository.ts';
import { authMail } from '../mail-jobs.ts';

export interface NewMember {
  email: string;
  name: string;
  lastName: string | null;
  location: string | null;
  contactNo: string | null;
  bio: string | null;
  /** Null for that of the admin who imports. */
  language: Language | null;
}

/**
 * Without a password, and unverified until someone opens a link that was sent to the address. They agree to the terms
 * themselves, when they complete their profile.
 *
 * @returns null if the address has an account, or someone can still restore it as theirs.
 */
export async function importAccount(tx: Tx, member: NewMember): Promise<string | null> {
  const id = uuidv7();
  const isInserted = await insertAccount(tx, {
    ...member,
    id,
    passwordHash: null,
    place: await choosePlace({ location: member.location }),
    role: 'Member',
    isVerified: false,
    isTermsAgreed: false,
    isProfileCompleted: false,
    language: member.language ?? languageNow(),
  });
  return isInserted ? id : null;
}

/** Sends each of them a link to choose a password. */
export const inviteImported = (tx: Tx, jobs: Jobs, ids: readonly string[], adminId: string): Promise<void> =>
  jobs.enqueueAll(
    tx,
    authMail,
    ids.map((id) => ({ mail: 'imported' as const, id, importedBy: adminId })),
  );
