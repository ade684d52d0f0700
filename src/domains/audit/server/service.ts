/** The audit log: who decided what, written in the transaction of the decision. */
import type { Tx } from '#platform/db/database.ts';
import { type Deed, insertAuditEntries } from './repository.ts';

export async function record(tx: Tx, deed: Deed): Promise<void> {
  await insertAuditEntries(tx, [deed]);
}

export async function recordAll(tx: Tx, deeds: readonly Deed[]): Promise<void> {
  await insertAuditEntries(tx, deeds);
}
