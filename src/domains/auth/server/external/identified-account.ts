/** The account of someone whom the identity provider knows: found, claimed or made. */

import { v7 as uuidv7 } from 'uuid';
import { cleanName } from '#domains/people/name-rules.ts';
import { registrationInputBounds } from '#generated/bounds/RegistrationInput.gen.ts';
import { languageNow } from '#languages/reader.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { Failure } from '#platform/server/http/failure.ts';
import { tidyText } from '#platform/shared/prose.ts';
import { loginMessages } from '../../messages.ts';
import { emitJoined } from '../accounts/emit-joined.ts';
import {
  type Account,
  findAccountByEmailForUpdate,
  findAccountForUpdate,
  insertAccount,
  isFirstAccount,
  resetUnverified,
} from '../accounts.repository.ts';
import { proveAddress } from '../admission/prove-address.ts';
import { findAdmission, forgetMotivation, insertAdmission } from '../admission/registrations.repository.ts';
import { closeLinksOf } from '../mail-links.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { assertMayJoin, needsApproval } from '../register/joining.ts';
import { endSessionsOf } from '../sessions/sessions.repository.ts';
import { findIdentityOwner, insertIdentity, lockIdentity } from './external-sign-in.repository.ts';
import type { ExternalPerson } from './identity-provider.ts';

type Needs = Pick<AuthNeeds, 'jobs' | 'settings'>;

export const refused = (cause?: unknown) =>
  new Failure(401, 'external_sign_in_failed', loginMessages.externalFailed, { cause });

/**
 * Locked until the transaction ends.
 *
 * @throws {Failure} 401 for an address that the provider hasn't verified, and for a new one that may not join.
 */
export async function findOrMakeAccount(needs: Needs, tx: Tx, person: ExternalPerson): Promise<Account> {
  const rule = needs.settings.now;
  await lockIdentity(tx, person);
  const ownerId = await findIdentityOwner(tx, person);
  if (ownerId) return getAccountForUpdate(tx, ownerId);
  if (!person.email || !person.isEmailVerified) throw refused();
  const isKnown = (await findAccountByEmailForUpdate(tx, person.email)) !== undefined;
  if (!isKnown) await assertMayJoin(tx, rule, person.email);
  const known = { name: nameOf(person.name), lastName: nameOf(person.lastName), language: languageNow() };
  const newId = uuidv7();
  const role = (await isFirstAccount(tx)) ? 'Admin' : 'Member';
  const isAsked = role === 'Member' && needsApproval(rule);
  const isNew = await insertAccount(tx, {
    id: newId,
    email: person.email,
    passwordHash: null,
    ...known,
    location: null,
    place: null,
    contactNo: null,
    role,
    isTermsAgreed: false,
    isProfileCompleted: false,
    isVerified: !isAsked,
  });
  const userId = isNew ? newId : await claimAccount(needs, tx, person.email, known);
  if (isNew && isAsked) {
    await insertAdmission(tx, { userId, motivation: null, invitationId: null });
    await proveAddress(needs, tx, userId);
  } else if (isNew) await emitJoined(tx, newId);
  await insertIdentity(tx, person, userId);
  return getAccountForUpdate(tx, userId);
}

/** The account of an email address the provider has verified. */
async function claimAccount(
  needs: Needs,
  tx: Tx,
  email: string,
  known: Parameters<typeof resetUnverified>[2],
): Promise<string> {
  const account = await findAccountByEmailForUpdate(tx, email);
  if (!account) throw refused();
  const admission = await findAdmission(tx, account.id);
  const isUnproven = !account.isVerified && (admission === undefined || admission.state === 'unverified');
  if (account.isActive && isUnproven) {
    // Registered by someone who never verified the address: their password must not work.
    await resetUnverified(tx, account.id, known);
    await forgetMotivation(tx, account.id);
    await closeLinksOf(tx, account.id, 'verify');
    await closeLinksOf(tx, account.id, 'reset');
    await endSessionsOf(tx, account.id);
    await proveAddress(needs, tx, account.id);
  }
  return account.id;
}

async function getAccountForUpdate(tx: Tx, id: string): Promise<Account> {
  const account = await findAccountForUpdate(tx, id);
  if (!account) throw refused();
  return account;
}

/** Without what a registration would refuse: the person can't correct it there. The profile asks for a missing name. */
const nameOf = (text: string | null) =>
  text ? cleanName(tidyText(text).slice(0, registrationInputBounds.name.maxLength)) : null;
