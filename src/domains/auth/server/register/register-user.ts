import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { limitKey } from '#platform/server/http/limits/call-limits.ts';
import { registrationMessages } from '../../messages.ts';
import { findAccountByEmail, isFirstAccount } from '../accounts.repository.ts';
import { insertAdmission } from '../admission/registrations.repository.ts';
import { rememberRegistered } from '../devices.ts';
import { insertPersonalInvitation } from '../invite/personal-invitations.repository.ts';
import { UNSOLICITED_EMAILS } from '../limits.ts';
import { authMail } from '../mail-jobs.ts';
import type { AuthNeeds } from '../needs.ts';
import { askForProof, countSuspect } from '../proofs/ask-for-proof.ts';
import { emailTaken, makeAccount, readApplicant } from './applicants.ts';
import { assertMayJoin, needsApproval } from './joining.ts';

type Needs = Pick<AuthNeeds, 'config' | 'settings' | 'db' | 'keys' | 'jobs' | 'limits' | 'limiter' | 'hasher'>;

/**
 * In private mode a taken address looks like success: its owner is emailed, unless that's past the email limit.
 *
 * @throws {Failure} 422 by field, 403 for a missing or wrong proof of work and where only invited people may join.
 */
export const registerUser: Call<'registerUser', Needs> = async (needs, request, reply) => {
  const { config, settings, db, jobs, limits, limiter } = needs;
  const { email, proof } = request.body;
  const { invited_by: inviterId } = request.query;
  await askForProof(needs, request, { proof, status: 403 });
  await limits.take('registerUser', request, email);
  await countSuspect(needs, request);
  const maySend = await limiter.tryTake(limitKey('registerUser', 'emails', email), UNSOLICITED_EMAILS);
  const applicant = await readApplicant(needs, request.body);
  const registeredId = await db.transaction().execute(async (tx) => {
    await assertMayJoin(tx, settings.now, applicant.email);
    const role = (await isFirstAccount(tx)) ? 'Admin' : 'Member';
    const id = await makeAccount(tx, applicant, { role, isVerified: false });
    if (id) {
      if (inviterId !== undefined && isUuid(inviterId)) await insertPersonalInvitation(tx, { userId: id, inviterId });
      if (role === 'Member' && needsApproval(settings.now)) {
        await insertAdmission(tx, { userId: id, motivation: applicant.motivation, invitationId: null });
      }
      await jobs.enqueue(tx, authMail, { mail: 'verification', id });
      return id;
    }
    if (config.authErrors === 'precise') throw emailTaken();
    const owner = await findAccountByEmail(tx, applicant.email);
    if (owner && maySend) await jobs.enqueue(tx, authMail, { mail: 'accountExists', id: owner.id });
    return uuidv7();
  });
  rememberRegistered(needs, reply, registeredId);
  return ok(registrationMessages.success, null);
};
