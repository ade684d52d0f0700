/** Deactivates an account until its owner logs in within two weeks or an admin reactivates it. */

import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import { conflict } from '#platform/http/failure.ts';
import { findAccountForUpdate, listAdminsForUpdate, markDeactivated } from '../accounts.repository.ts';
import { changeMail, type DeactivationNeeds } from './administer-account.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { endSessionsOf } from '../sessions/sessions.repository.ts';

/** @throws {Failure} 409 for the last admin. */
export async function deactivateAccount({ db, jobs, onDeactivated }: DeactivationNeeds, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const admins = await listAdminsForUpdate(tx);
    if (admins.length === 1 && admins[0] === userId) {
      throw conflict('last_admin', say('auth.failures.youreLastAdmin'));
    }
    const account = await findAccountForUpdate(tx, userId);
    if (!account?.isActive) return;
    await markDeactivated(tx, userId);
    await endSessionsOf(tx, userId);
    await record(tx, {
      actorId: userId,
      action: 'user_deactivated',
      ...auditSubjectOf(account),
      fromState: 'active',
      toState: 'deactivated',
    });
    await jobs.enqueue(tx, changeMail, { userId, change: 'left', role: account.role, reason: null });
    await onDeactivated(tx, jobs, userId);
  });
}
