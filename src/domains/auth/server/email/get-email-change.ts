import type { EmailChange as PresentedChange } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { limitKey } from '#platform/server/http/limits/call-limits.ts';
import { UNSOLICITED_EMAILS } from '../limits.ts';
import type { AuthNeeds } from '../needs.ts';
import { CONFIRM_SECONDS, emailChangeMail } from './email-change-mails.ts';
import {
  type EmailChange,
  findPendingChange,
  removePendingChange,
  renewPendingChange,
} from './email-changes.repository.ts';

export const getEmailChange: Call<'getEmailChange', { db: Db }> = async ({ db }, request) =>
  ok('Your email address.', presentEmailChange(await findPendingChange(db, callerOf(request).userId)));

/** @throws {Failure} 404 if no change is under way. */
export const resendEmailChange: Call<'resendEmailChange', Pick<AuthNeeds, 'db' | 'jobs' | 'limiter'>> = async (
  { db, jobs, limiter },
  request,
) => {
  const { userId } = callerOf(request);
  const pending = await findPendingChange(db, userId);
  if (!pending) throw noChange();
  const maySend = await limiter.tryTake(limitKey('changeEmail', 'emails', pending.newEmail), UNSOLICITED_EMAILS);
  const change = await db.transaction().execute(async (tx) => {
    const renewed = await renewPendingChange(tx, userId, CONFIRM_SECONDS);
    if (!renewed) throw noChange();
    if (maySend) await jobs.enqueue(tx, emailChangeMail, { mail: 'confirm', id: renewed.id });
    return renewed;
  });
  return ok(say('auth.messages.emailChangeAsked'), presentEmailChange(change));
};

export const cancelEmailChange: Call<'cancelEmailChange', { db: Db }> = async ({ db }, request) => {
  await removePendingChange(db, callerOf(request).userId);
  return ok('Change of email address cancelled.', null);
};

export const presentEmailChange = (change: EmailChange | undefined): PresentedChange => ({
  pending: change
    ? { email: change.newEmail, sentAt: change.sentAt.toISOString(), expiresAt: change.expiresAt.toISOString() }
    : null,
});

const noChange = () => notFound(say('auth.failures.noEmailChange'));
