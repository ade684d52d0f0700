/** A login within two weeks reactivates an account that its owner deactivated. */

import { record } from '#domains/audit/server/public.ts';
import { notify } from '#domains/notifications/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { Failure } from '#platform/server/http/failure.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { accountMessages } from '../../messages.ts';
import { type Account, markReactivated } from '../accounts.repository.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { changeMail } from './change-mail.ts';
import { canReactivate } from './reactivation.repository.ts';

export const accountInactive = () => new Failure(401, 'account_inactive', accountMessages.inactive);

/**
 * No-op for an active account.
 *
 * @param account locked by the caller.
 * @throws {Failure} 401 when an admin deactivated it, or after the two weeks.
 */
export async function reactivateOnLogin(tx: Tx, jobs: Jobs, account: Account): Promise<void> {
  const { id: userId } = account;
  if (account.isActive) return;
  if (!(await canReactivate(tx, userId))) throw accountInactive();
  await markReactivated(tx, userId);
  await record(tx, {
    actorId: userId,
    action: 'user_reactivated',
    ...auditSubjectOf(account),
    fromState: 'deactivated',
    toState: 'active',
  });
  await notify(tx, { userId, kind: 'account_changed', title: () => say('auth.notifications.returned') });
  await jobs.enqueue(tx, changeMail, { userId, change: 'returned', role: account.role, reason: null });
}
