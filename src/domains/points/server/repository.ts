import { sql } from 'kysely';
import type { PointsCause } from '../../../../generated/types.gen.ts';
import type { Tx } from '../../../platform/db/database.ts';

export interface LedgerRow {
  id: string;
  userId: string;
  points: number;
  balance: number;
  cause: PointsCause;
  reason: string;
  subject: { kind: 'impact' | 'user'; id: string } | null;
  decidedBy: string | null;
  createdAt: Date;
}

/** The total, kept as it is until the transaction ends; undefined for an account that is not there. */
export async function findTotalForUpdate(tx: Tx, userId: string): Promise<number | undefined> {
  const row = await tx.selectFrom('users').select('points').where('id', '=', userId).forUpdate().executeTakeFirst();
  return row?.points;
}

export async function setTotal(tx: Tx, userId: string, total: number): Promise<void> {
  await tx.updateTable('users').set({ points: total }).where('id', '=', userId).execute();
}

export async function insertLedgerRow(tx: Tx, row: Omit<LedgerRow, 'createdAt'>): Promise<LedgerRow> {
  const { created_at } = await tx
    .insertInto('points_entries')
    .values({
      id: row.id,
      user_id: row.userId,
      points: row.points,
      balance: row.balance,
      cause: row.cause,
      reason: row.reason,
      subject_kind: row.subject?.kind ?? null,
      subject_id: row.subject?.id ?? null,
      decided_by: row.decidedBy,
    })
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return { ...row, createdAt: created_at };
}

export async function sumLedger(tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('points_entries')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.total;
}
