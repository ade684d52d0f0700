/** Leaving: the account stays, out of use and out of sight, until an Admin activates it again. */
import type { Db } from '../../../platform/db/database.ts';
import { conflict } from '../../../platform/http/failure.ts';
import { record } from '../../audit/server/service.ts';
import { accountPathOf, displayNameOf } from '../../members/server/service.ts';
import { findAccountForUpdate, listAdminsForUpdate, markDeactivated } from './accounts.repository.ts';
import { endSessionsOf } from './sessions.repository.ts';

/** @throws {Failure} 409 for the last Admin. */
export async function deactivateAccount(db: Db, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const admins = await listAdminsForUpdate(tx);
    if (admins.length === 1 && admins[0] === userId) {
      throw conflict('lifecycle_conflict', 'You are the last Admin. Make somebody else an Admin first.');
    }
    const account = await findAccountForUpdate(tx, userId);
    await markDeactivated(tx, userId);
    await endSessionsOf(tx, userId);
    const states = { fromState: 'active', toState: 'deactivated' };
    await record(tx, {
      actorId: userId,
      action: 'user_deactivated',
      subjectKind: 'user',
      subjectId: userId,
      ...(account && { subjectTitle: displayNameOf(account), link: accountPathOf(account) }),
      ...states,
    });
  });
}
