/** What a password needs that replaces another one: its checks, and telling the owner. */

import { record } from '#domains/audit/server/public.ts';
import { notify } from '#domains/notifications/server/public.ts';
import type { FieldError } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { resetPasswordMessages } from '../../messages.ts';
import type { Account } from '../accounts.repository.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { authMail } from '../mail-jobs.ts';
import { findPasswordFault, type SiteWords } from './find-password-fault.ts';

export async function findNewPasswordFaults(
  config: SiteWords,
  account: Account,
  input: { password: string; confirmpassword: string },
): Promise<FieldError[]> {
  const faults: FieldError[] = [];
  const known = [account.email, account.name ?? '', account.lastName ?? '', account.location ?? ''];
  const passwordFault = await findPasswordFault(config, input.password, known);
  if (passwordFault) faults.push({ field: 'password', message: passwordFault });
  if (input.password !== input.confirmpassword) {
    faults.push({ field: 'confirmpassword', message: resetPasswordMessages.mismatch });
  }
  return faults;
}

/** Tells the owner in every way, in case someone else did it. */
export async function announceNewPassword(
  { tx, jobs }: { tx: Tx; jobs: Jobs },
  account: Account,
  action: 'password_changed' | 'password_reset',
): Promise<void> {
  const userId = account.id;
  await record(tx, { actorId: userId, action, ...auditSubjectOf(account) });
  await notify(tx, {
    userId,
    kind: 'account_changed',
    title: () => say('auth.notifications.newPassword.title'),
    body: () => say('auth.notifications.newPassword.body'),
    link: '/dashboard/settings/sessions',
  });
  await jobs.enqueue(tx, authMail, { mail: 'newPassword', id: userId });
}
