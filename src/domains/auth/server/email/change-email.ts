import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid, tokenInvalid } from '#platform/server/http/failure.ts';
import { limitKey } from '#platform/server/http/limits/call-limits.ts';
import { getOwnAccount } from '../accounts/own-account.ts';
import { findAccountForUpdate } from '../accounts.repository.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { UNSOLICITED_EMAILS } from '../limits.ts';
import type { AuthNeeds } from '../needs.ts';
import { CONFIRM_SECONDS, emailChangeMail } from './email-change-mails.ts';
import { replacePendingChange } from './email-changes.repository.ts';
import { presentEmailChange } from './get-email-change.ts';

type Needs = Pick<AuthNeeds, 'db' | 'jobs' | 'limiter'>;

/**
 * The answer is the same for an address that belongs to another account, and past the limit on emails to it.
 *
 * @throws {Failure} 422 for one's own address.
 */
export const changeEmail: Call<'changeEmail', Needs> = async ({ db, jobs, limiter }, request) => {
  const { userId } = callerOf(request);
  const newEmail = request.body.email.trim();
  const account = await getOwnAccount(db, userId);
  if (newEmail.toLowerCase() === account.email.toLowerCase()) {
    throw invalid([{ field: 'email', message: say('auth.failures.sameAddress') }]);
  }
  const maySend = await limiter.tryTake(limitKey('changeEmail', 'emails', newEmail), UNSOLICITED_EMAILS);
  const change = await db.transaction().execute(async (tx) => {
    const current = await findAccountForUpdate(tx, userId);
    if (current?.passwordHash !== account.passwordHash || current.email !== account.email) throw tokenInvalid();
    const asked = await replacePendingChange(tx, current, { newEmail, lifetimeSeconds: CONFIRM_SECONDS });
    await record(tx, { actorId: userId, action: 'email_change_requested', ...auditSubjectOf(account) });
    await jobs.enqueue(tx, emailChangeMail, { mail: 'asked', id: asked.id });
    if (maySend) await jobs.enqueue(tx, emailChangeMail, { mail: 'confirm', id: asked.id });
    return asked;
  });
  return ok(say('auth.messages.emailChangeAsked'), presentEmailChange(change));
};
