/** Makes someone an admin for the operator: the first account has a wrong address, or nobody can log in as one. */
import { record } from '#domains/audit/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { findAccountByEmailForUpdate, setRole } from '../accounts.repository.ts';
import { auditSubjectOf } from '../audit-subject.ts';

export type AdminMade = 'made' | 'already' | 'unknown' | 'deactivated' | 'unverified';

/** Changes nothing unless it's `made`. The audit log names no one as its actor. */
export async function makeAdmin(db: Db, email: string): Promise<AdminMade> {
  return db.transaction().execute(async (tx) => {
    const account = await findAccountByEmailForUpdate(tx, email);
    if (!account) return 'unknown';
    if (!account.isActive) return 'deactivated';
    if (!account.isVerified) return 'unverified';
    if (account.role === 'Admin') return 'already';
    await setRole(tx, account.id, 'Admin');
    const states = { fromState: account.role, toState: 'Admin' };
    await record(tx, { actorId: null, action: 'user_role_changed', ...auditSubjectOf(account), ...states });
    return 'made';
  });
}
