/** What an admin does to another account: change its role, deactivate, reactivate. Takes effect immediately. */

import { record } from '#domains/audit/server/public.ts';
import { notify } from '#domains/notifications/server/public.ts';
import { findUnerased } from '#domains/people/server/public.ts';
import type { AccountUpdateInput, Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { conflict, forbidden, invalid, notFound } from '#platform/server/http/failure.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import {
  type Account,
  findAccountForUpdate,
  listAdminsForUpdate,
  markDeactivated,
  markReactivated,
  setRole,
} from '../accounts.repository.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import type { AccountChange } from '../mails.ts';
import type { OnChange } from '../needs.ts';
import { endAccessOf } from '../sessions/end-access.ts';
import { changeMail } from './change-mail.ts';
import { canLogIn } from './reactivation.repository.ts';

export interface AdministerNeeds {
  db: Db;
  jobs: Jobs;
  onDeactivated: OnChange;
  onRoleChanged: OnChange;
}

/**
 * No-op if already applied. @throws {Failure} 403 for someone who is no longer an admin; 404; 409 for one's own account,
 * the last admin, or a role that changed since the caller read it; 422 when no change is requested.
 */
export async function administerAccount(
  { db, jobs, onDeactivated, onRoleChanged }: AdministerNeeds,
  adminId: string,
  userId: string,
  { role, isActive, ifRole, reason: given }: AccountUpdateInput,
): Promise<void> {
  if (role === undefined && isActive === undefined) {
    throw invalid([{ field: 'role', message: say('auth.failures.changeMissing') }]);
  }
  if (userId === adminId) throw conflict('own_account', say('auth.failures.ownAccount'));
  const reason = given?.trim() || null;
  await db.transaction().execute(async (tx) => {
    const admins = await listAdminsForUpdate(tx);
    // Another admin may have demoted this one while the lock was awaited.
    if (!admins.includes(adminId)) throw forbidden('not_allowed', say('auth.failures.noLongerAdmin'));
    const account = await findAccountForUpdate(tx, userId);
    if (!account) throw notFound(say('auth.failures.unknownAccount'));
    if (ifRole !== undefined && account.role !== ifRole && account.role !== role) {
      throw conflict('edited_meanwhile', say('auth.failures.roleChanged', { role: account.role }));
    }
    if ((await findUnerased(tx, userId)) === null)
      throw conflict('already_decided', say('auth.failures.alreadyErased'));
    const isAdminLost = (role !== undefined && role !== 'Admin') || isActive === false;
    if (isAdminLost && admins.length === 1 && admins[0] === userId)
      throw conflict('last_admin', say('auth.failures.lastAdmin'));
    const changes = await change(tx, account, { role, isActive });
    const now = { ...account, role: role ?? account.role };
    for (const each of changes) await recordAndNotify(tx, { adminId, account, now, change: each, reason });
    await jobs.enqueueAll(
      tx,
      changeMail,
      changes.map((each) => ({ userId, change: each, role: now.role, reason })),
    );
    if (changes.includes('deactivated')) await onDeactivated(tx, jobs, userId);
    if (changes.includes('role')) await onRoleChanged(tx, jobs, userId);
  });
}

async function change(
  tx: Tx,
  account: Account,
  { role, isActive }: Pick<AccountUpdateInput, 'role' | 'isActive'>,
): Promise<AccountChange[]> {
  const changes: AccountChange[] = [];
  if (role !== undefined && role !== account.role) {
    await setRole(tx, account.id, role);
    changes.push('role');
  }
  if (isActive === true && !account.isActive) {
    await markReactivated(tx, account.id);
    changes.push('reactivated');
  }
  // An account that its owner could reactivate by logging in is now deactivated for good.
  if (isActive === false && (await canLogIn(tx, account))) {
    await markDeactivated(tx, account.id);
    await endAccessOf(tx, account.id);
    changes.push('deactivated');
  }
  return changes;
}

interface ChangeNotice {
  adminId: string;
  account: Account;
  /** The account with its current role. */
  now: Account;
  change: AccountChange;
  reason: string | null;
}

const ACTIONS = {
  role: 'user_role_changed',
  deactivated: 'user_deactivated',
  reactivated: 'user_reactivated',
} as const;
const TITLES: Record<AccountChange, (role: Role) => string> = {
  role: (role) => say('auth.notifications.role', { role }),
  deactivated: () => say('auth.notifications.deactivated'),
  reactivated: () => say('auth.notifications.reactivated'),
};

async function recordAndNotify(tx: Tx, { adminId, account, now, change: what, reason }: ChangeNotice): Promise<void> {
  const states = {
    role: { fromState: account.role, toState: now.role },
    deactivated: { fromState: account.isActive ? 'active' : 'deactivated', toState: 'deactivated' },
    reactivated: { fromState: 'deactivated', toState: 'active' },
  }[what];
  await record(tx, {
    actorId: adminId,
    action: ACTIONS[what],
    ...auditSubjectOf(account),
    ...states,
    ...(reason && { reason }),
  });
  await notify(tx, {
    userId: account.id,
    kind: 'account_changed',
    title: () => TITLES[what](now.role),
    body: () => reason,
    actorId: adminId,
  });
}
