import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';

/** Whether everyone is asked, whatever happens. */
export async function readIsAlways(db: Db | Tx): Promise<boolean> {
  const rule = await db.selectFrom('proof_rules').select('is_always as isAlways').executeTakeFirst();
  return rule?.isAlways ?? false;
}

/** One after the other, until the transaction ends. @returns what it was before. */
export async function writeIsAlways(tx: Tx, isAlways: boolean): Promise<boolean> {
  await sql`lock table proof_rules in share row exclusive mode`.execute(tx);
  const before = await readIsAlways(tx);
  await tx
    .insertInto('proof_rules')
    .values({ is_always: isAlways })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ is_always: isAlways }))
    .execute();
  return before;
}

/** @returns false if the proof was used before. */
export async function insertUsedProof(db: Db, nonce: string, expiresAt: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('used_proofs')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return inserted !== undefined;
}
