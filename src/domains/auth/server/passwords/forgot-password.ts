import { v7 as uuidv7 } from 'uuid';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { limitKey } from '#platform/server/http/limits/call-limits.ts';
import { forgotPasswordMessages } from '../../messages.ts';
import { canLogIn } from '../accounts/reactivation.repository.ts';
import { findAccountByEmail } from '../accounts.repository.ts';
import { UNSOLICITED_EMAILS } from '../limits.ts';
import { authMail } from '../mail-jobs.ts';
import type { AuthNeeds } from '../needs.ts';

type Needs = Pick<AuthNeeds, 'config' | 'db' | 'jobs' | 'limits' | 'limiter'>;

/** Past the email limit nothing is sent, and the answer is the same. @throws {Failure} 404 in precise mode. */
export const forgotPassword: Call<'forgotPassword', Needs> = async ({ config, db, jobs, limits, limiter }, request) => {
  const { email } = request.body;
  await limits.take('forgotPassword', request, email);
  const maySend = await limiter.tryTake(resetEmailsTo(email), UNSOLICITED_EMAILS);
  const account = await findAccountByEmail(db, email.trim());
  if (config.authErrors === 'precise' && !(account && (await canLogIn(db, account)))) {
    throw notFound(forgotPasswordMessages.unknown);
  }
  if (maySend) {
    // An unknown address gets a job too, so that timing reveals nothing; the job finds no account.
    const id = account?.id ?? uuidv7();
    await db.transaction().execute((tx) => jobs.enqueue(tx, authMail, { mail: 'passwordReset', id }));
  }
  return ok(forgotPasswordMessages.success, null);
};

export const resetEmailsTo = (email: string) => limitKey('forgotPassword', 'emails', email);
