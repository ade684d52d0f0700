import { sql } from 'kysely';
import type { PointsCause } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { ReasonFacts } from '../reasons.ts';

export interface LedgerRow {
  id: string;
  userId: string;
  points: number;
  balance: number;
  cause: PointsCause;
  /** As an admin typed it; otherwise in English, for readers that don't translate the facts. */
  reason: string;
  facts: ReasonFacts | null;
  subject: { kind: 'impact' | 'user'; id: string } | null;
  /** The decision behind this row. */
  decisionId: string | null;
  decidedBy: string | null;
  /** The row that this one reverses. */
  reversesId: string | null;
  /** The row that this one corrects. */
  adjustsId: string | null;
  createdAt: Date;
}

/**
 * Locks the total until the transaction ends, without blocking inserts of rows that reference the person. Undefined for
 * an unknown account.
 */
export async function findTotalForUpdate(tx: Tx, userId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('points')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.points;
}

export async function findTotal(db: Db | Tx, userId: string): Promise<number | undefined> {
  const row = await db.selectFrom('users').select('points').where('id', '=', userId).executeTakeFirst();
  return row?.points;
}

/** Share lock: the total can't change until the transaction ends. */
export async function findTotalForShare(tx: Tx, userId: string): Promise<number | undefined> {
  const row = await tx.selectFrom('users').select('points').where('id', '=', userId).forShare().executeTakeFirst();
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
      reason_facts: row.facts && JSON.stringify(row.facts),
      subject_kind: row.subject?.kind ?? null,
      subject_id: row.subject?.id ?? null,
      decision_id: row.decisionId,
      decided_by: row.decidedBy,
      reverses_id: row.reversesId,
      adjusts_id: row.adjustsId,
    })
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return { ...row, createdAt: created_at };
}

/**
 * A decision's rows that haven't been reversed, those that returned points included, by person. Their points are what
 * they're worth with their corrections.
 */
export async function listUnreversedEntries(
  tx: Tx,
  decisionId: string,
): Promise<{ id: string; userId: string; points: number }[]> {
  return tx
    .selectFrom('points_entries as e')
    .select(['e.id', 'e.user_id as userId', WORTH.as('points')])
    .where('e.decision_id', '=', decisionId)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('points_entries as r').select('r.id').whereRef('r.reverses_id', '=', 'e.id')),
      ),
    )
    .orderBy('e.user_id')
    .execute();
}

/** Of the entry `e`, with its corrections. */
const WORTH = sql<number>`
  e.points + coalesce((select sum(a.points) from points_entries a where a.adjusts_id = e.id), 0)::int`;

interface Reversal {
  id: string;
  points: number;
  /** What was reversed, which is more if the person no longer had all of it. */
  reversed: number;
  /** Whether others who took part have been given the worth by another rule since. */
  isRecounted: boolean;
}

/** The row that reversed what a person got by a decision, unless it has been reversed itself. */
export async function findLastReversal(
  tx: Tx,
  { userId, decisionId }: { userId: string; decisionId: string },
): Promise<Reversal | undefined> {
  return tx
    .selectFrom('points_entries as e')
    .innerJoin('points_entries as r', 'r.reverses_id', 'e.id')
    .select([
      'r.id',
      'r.points',
      WORTH.as('reversed'),
      sql<boolean>`exists (
        select from points_entries c
        where c.cause = 'impact_recounted' and c.subject_kind = e.subject_kind and c.subject_id = e.subject_id
          and c.created_at > r.created_at
      )`.as('isRecounted'),
    ])
    .where('e.decision_id', '=', decisionId)
    .where('e.user_id', '=', userId)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('points_entries as b').select('b.id').whereRef('b.reverses_id', '=', 'r.id')),
      ),
    )
    .executeTakeFirst();
}

export async function sumLedger(tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('points_entries')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.total;
}
