/** Registration, with or without an invitation. */

import { v7 as uuidv7 } from 'uuid';
import { findProfileFaults, type ProfileFields, tidyProfile } from '#domains/people/profile-fields.ts';
import type { RegistrationInput } from '#generated/types.gen.ts';
import { languageNow } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { invalid, linkGone } from '#platform/http/failure.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { findAccountByEmail, insertAccount, isFirstAccount } from '../accounts.repository.ts';
import { acceptInvitation, findInvitation } from '../invite/invitations.repository.ts';
import { type OnInvitedJoined, welcomeInvited } from '../invite/send-invitation.ts';
import { authMail } from '../mail-jobs.ts';
import { takeLink } from '../mail-links.repository.ts';
import type { PasswordHasher } from '../passwords/password-hashing.ts';
import { findPasswordFault } from '../passwords/password-strength.ts';
import { hashSecret } from '../secrets.ts';

export interface Registration {
  /**
   * @param maySend false past the email limit: the owner isn't emailed, and the answer is the same.
   * @returns the new account's id; a made-up one for a taken address, which looks like success in private mode.
   * @throws {Failure} 422 by field.
   */
  register(input: RegistrationInput, limits: { maySend: boolean }): Promise<string>;
  /** @throws {Failure} 422 by field, 410 for a used or expired invitation. */
  registerInvited(inviteId: string, input: RegistrationInput): Promise<void>;
}

interface RegistrationNeeds {
  db: Db;
  jobs: Jobs;
  hasher: PasswordHasher;
  authErrors: Config['authErrors'];
  onInvitedJoined: OnInvitedJoined;
  /** Words of this site, which a password must not consist of. */
  knownOfSite: readonly string[];
  requiresContactNo: boolean;
}

interface Applicant extends Omit<ProfileFields, 'contactNo'> {
  contactNo: string | null;
  email: string;
  passwordHash: string;
}

export function createRegistration(needs: RegistrationNeeds): Registration {
  const { db, jobs, hasher, authErrors, onInvitedJoined, knownOfSite, requiresContactNo } = needs;
  const readApplicant = async (input: RegistrationInput): Promise<Applicant> => {
    const email = input.email.trim();
    const fields = tidyProfile({ ...input, contactNo: input.contactNo ?? '' });
    const faults = findProfileFaults(fields, { requiresContactNo });
    const known = [email, fields.name, fields.lastName, fields.location, ...knownOfSite];
    const passwordFault = await findPasswordFault(input.password, known);
    if (passwordFault) faults.push({ field: 'password', message: passwordFault });
    if (!input.isTermsAgreed) faults.push({ field: 'isTermsAgreed', message: say('auth.failures.agreeToTerms') });
    if (faults.length > 0) throw invalid(faults);
    return { ...fields, contactNo: fields.contactNo || null, email, passwordHash: await hasher.hash(input.password) };
  };

  return {
    register: async (input, { maySend }) => {
      const applicant = await readApplicant(input);
      return db.transaction().execute(async (tx) => {
        const role = (await isFirstAccount(tx)) ? 'Admin' : 'Member';
        const id = await makeAccount(tx, applicant, { role, isVerified: false });
        if (id) {
          await jobs.enqueue(tx, authMail, { mail: 'verification', id });
          return id;
        }
        if (authErrors === 'precise') throw emailTaken();
        const owner = await findAccountByEmail(tx, applicant.email);
        if (owner && maySend) await jobs.enqueue(tx, authMail, { mail: 'accountExists', id: owner.id });
        return uuidv7();
      });
    },

    registerInvited: async (inviteId, input) => {
      const applicant = await readApplicant(input);
      await db.transaction().execute(async (tx) => {
        const link = await takeLink(tx, hashSecret(inviteId), 'invite');
        const invited = link?.invitationId ? await findInvitation(tx, link.invitationId) : undefined;
        if (!invited) throw linkGone();
        if (invited.email.toLowerCase() !== applicant.email.toLowerCase()) throw emailNotInvited();
        const id = await makeAccount(tx, applicant, { role: invited.role, isVerified: true });
        if (!id) throw emailTaken();
        const invitation = await acceptInvitation(tx, invited.id, id);
        if (!invitation) throw linkGone();
        // First the impacts, then the inviter: decisions lock impacts before the people who took part.
        await onInvitedJoined(tx, { invitationId: invitation.id, userId: id });
        await welcomeInvited(tx, invitation, { id, name: applicant.name, lastName: applicant.lastName });
      });
    },
  };
}

/** @returns undefined if the email address already has an account. */
async function makeAccount(
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

const emailTaken = () => invalid([{ field: 'email', message: say('auth.failures.addressTaken') }]);
const emailNotInvited = () => invalid([{ field: 'email', message: say('auth.failures.addressInvited') }]);
