/** The history of decisions on councils. */
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface DecisionRow {
  id: string;
  councilId: string;
  isApproved: boolean;
  reason: string | null;
}

export async function insertDecision(
  tx: Tx,
  decision: Omit<DecisionRow, 'id'> & { decidedBy: string },
): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto('council_decisions')
    .values({
      id,
      council_id: decision.councilId,
      is_approved: decision.isApproved,
      reason: decision.reason,
      decided_by: decision.decidedBy,
    })
    .execute();
  return id;
}

export async function findDecision(db: Db | Tx, id: string): Promise<DecisionRow | undefined> {
  return db
    .selectFrom('council_decisions')
    .select(['id', 'council_id as councilId', 'is_approved as isApproved', 'reason'])
    .where('id', '=', id)
    .executeTakeFirst();
}
