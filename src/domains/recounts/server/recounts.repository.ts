import { sql } from 'kysely';
import type { PointsRecountState } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface RecountRow {
  id: string;
  ruleId: number;
  state: PointsRecountState;
  total: number;
  done: number;
  changes: number;
  askedBy: string;
  askedAt: Date;
  endedAt: Date | null;
}

const selectRecounts = (db: Db | Tx) =>
  db
    .selectFrom('points_recounts')
    .select([
      'id',
      'rule_id as ruleId',
      'state',
      'total',
      'done',
      'changes',
      'asked_by as askedBy',
      'asked_at as askedAt',
      'ended_at as endedAt',
    ]);

export const findLatestRecount = (db: Db): Promise<RecountRow | undefined> =>
  selectRecounts(db).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** The one that waits or runs, locked until the transaction ends. */
export const findOpenRecount = (tx: Tx): Promise<RecountRow | undefined> =>
  selectRecounts(tx).where('state', 'in', ['waiting', 'running']).forUpdate().executeTakeFirst();

/** @returns whether there was no open one, which there can be only one of. */
export async function insertRecount(
  tx: Tx,
  { ruleId, total, askedBy }: Pick<RecountRow, 'ruleId' | 'total' | 'askedBy'>,
): Promise<boolean> {
  const row = await tx
    .insertInto('points_recounts')
    .values({ rule_id: ruleId, state: 'waiting', total, asked_by: askedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setRecountState(tx: Tx, id: string, state: PointsRecountState): Promise<void> {
  const hasEnded = state === 'done' || state === 'stopped';
  await tx
    .updateTable('points_recounts')
    .set({ state, ...(hasEnded && { ended_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .execute();
}

export async function addProgress(
  tx: Tx,
  id: string,
  { impacts, changes }: { impacts: number; changes: number },
): Promise<void> {
  await tx
    .updateTable('points_recounts')
    .set({ done: sql`done + ${impacts}`, changes: sql`changes + ${changes}` })
    .where('id', '=', id)
    .execute();
}
