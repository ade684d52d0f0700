/**
 * Erases someone who never joined: who withdrew at once, who was declined after some days. As after any erasure, an empty
 * account and an audit entry without a name are kept.
 */
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { runEach } from '#platform/server/jobs/run-each.ts';
import { follow } from '../../admission.ts';
import { type Account, findAccountForUpdate, markDeactivated } from '../accounts.repository.ts';
import { type ErasureNeeds, erasePerson } from '../erasure/erase-person.ts';
import { findAdmissionForUpdate, listExpired, removeApproved } from './registrations.repository.ts';

/** A round. The next one, a night later, takes the rest. */
const AT_ONCE = 500;

/** @param account locked by the caller. @param byId null when its time has come. */
export async function eraseRegistration(
  tx: Tx,
  needs: ErasureNeeds,
  account: Account,
  byId: string | null,
): Promise<void> {
  await markDeactivated(tx, account.id);
  await erasePerson(tx, needs, account, byId);
}

interface SweepNeeds extends ErasureNeeds {
  db: Db;
  config: Pick<LiveConfig, 'retention'>;
}

export async function eraseExpiredRegistrations(needs: SweepNeeds): Promise<void> {
  const ids = await listExpired(needs.db, needs.config.retention.declinedRegistrations, AT_ONCE);
  await runEach([
    ...ids.map((id) => () => eraseIfExpired(needs, id)),
    () => needs.db.transaction().execute(removeApproved),
  ]);
}

/** Looks again under the lock: an admin may have approved it meanwhile. */
const eraseIfExpired = (needs: ErasureNeeds & { db: Db }, id: string): Promise<void> =>
  needs.db.transaction().execute(async (tx) => {
    const account = await findAccountForUpdate(tx, id);
    const admission = await findAdmissionForUpdate(tx, id);
    if (!account || !admission || !follow(admission.state, { type: 'registration.expired' })) return;
    await eraseRegistration(tx, needs, account, null);
  });
