/** The audit log: who decided what, written in the transaction of the decision. */
import type { Tx } from '#platform/db/database.ts';
import { type Entry, insertAuditEntries } from './repository.ts';

export async function record(tx: Tx, entry: Entry): Promise<void> {
  await insertAuditEntries(tx, [entry]);
}

export async function recordAll(tx: Tx, entries: readonly Entry[]): Promise<void> {
  await insertAuditEntries(tx, entries);
}
