/** Takes a second step away for the operator, whose owner lost both the app and the recovery codes. */
import type { Db } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { findAccountByEmailForUpdate } from '../accounts.repository.ts';
import { authMail } from '../mail-jobs.ts';
import { recordFactor } from './announce-factor.ts';
import { deleteFactors } from './factors.repository.ts';

export type FactorTakenAway = 'removed' | 'none' | 'unknown';

/** Changes nothing unless it's `removed`. The audit log names no one as its actor, and the owner is emailed. */
export async function takeFactorAway({ db, jobs }: { db: Db; jobs: Jobs }, email: string): Promise<FactorTakenAway> {
  const outcome = await db.transaction().execute(async (tx) => {
    const account = await findAccountByEmailForUpdate(tx, email);
    if (!account) return 'unknown';
    if (!(await deleteFactors(tx, account.id))) return 'none';
    await recordFactor(tx, account, 'factorTakenAway');
    return account.id;
  });
  if (outcome === 'unknown' || outcome === 'none') return outcome;
  // Afterwards: looking up the queue needs a connection of its own, and a command has one.
  await jobs.enqueue(db, authMail, { mail: 'factorTakenAway', id: outcome });
  return 'removed';
}
