import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict, linkGone } from '#platform/server/http/failure.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { verificationMailMessages } from '../../messages.ts';
import { getOwnAccountForUpdate } from '../accounts/own-account.ts';
import { type Account, findAccountForUpdate } from '../accounts.repository.ts';
import { findAdmission } from '../admission/registrations.repository.ts';
import { findRegistered } from '../devices.ts';
import { authMail } from '../mail-jobs.ts';
import type { AuthNeeds } from '../needs.ts';

/** @throws {Failure} 409 when the address is verified already. */
export const resendVerificationMail: Call<'resendVerificationMail', Pick<AuthNeeds, 'db' | 'jobs'>> = async (
  { db, jobs },
  request,
) => {
  const { userId } = callerOf(request);
  await db.transaction().execute(async (tx) => {
    const account = await getOwnAccountForUpdate(tx, userId);
    await sendTo(tx, jobs, account);
  });
  return ok(verificationMailMessages.success, null);
};

type RegisteredNeeds = Pick<AuthNeeds, 'config' | 'db' | 'keys' | 'jobs' | 'limits'>;

/**
 * The same without a token, in the browser that registered. Does nothing if there's no such account: its address was
 * taken. @throws {Failure} 409, 410 in another browser.
 */
export const resendToRegistered: Call<'resendToRegistered', RegisteredNeeds> = async (needs, request) => {
  const { db, jobs, limits } = needs;
  const userId = findRegistered(needs, request);
  await limits.takeProven('resendToRegistered', request, userId);
  if (userId === null) throw linkGone();
  await db.transaction().execute(async (tx) => {
    const account = await findAccountForUpdate(tx, userId);
    if (account) await sendTo(tx, jobs, account);
  });
  return ok(verificationMailMessages.success, null);
};

async function sendTo(tx: Tx, jobs: Jobs, account: Account): Promise<void> {
  const admission = await findAdmission(tx, account.id);
  const isProven = account.isVerified || (admission !== undefined && admission.state !== 'unverified');
  if (isProven) throw conflict('already_verified', say('auth.failures.alreadyVerified'));
  await jobs.enqueue(tx, authMail, { mail: 'verification', id: account.id });
}
