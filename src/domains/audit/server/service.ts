/** The audit log: who decided what, written in the transaction of the decision. */
import type { Tx } from '../../../platform/db/database.ts';
import { type Deed, insertAuditEntry } from './repository.ts';

export async function record(tx: Tx, deed: Deed): Promise<void> {
  await insertAuditEntry(tx, deed);
}
