import { type Insertable, sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { Tables } from '#platform/server/db/tables.ts';

/**
 * The totals of everyone who has points of these impacts, locked until the transaction ends, in the order in which
 * decisions lock them.
 */
export async function lockTotals(tx: Tx, impactIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; points: number }>`
    select id, points from users
    where id in (select user_id from standing_points where impact_id = any(${[...impactIds]}::uuid[]))
    order by id for no key update`.execute(tx);
  return new Map(rows.map(({ id, points }) => [id, points]));
}

/** What each person has of each of these impacts, in a fixed order. */
export async function listGiven(
  tx: Tx,
  impactIds: readonly string[],
): Promise<{ id: string; userId: string; impactId: string; points: number }[]> {
  const { rows } = await sql<{ id: string; userId: string; impactId: string; points: number }>`
    select id, user_id as "userId", impact_id as "impactId", points from standing_points
    where impact_id = any(${[...impactIds]}::uuid[]) order by impact_id, id`.execute(tx);
  return rows;
}

export async function setTotals(tx: Tx, totals: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    update users set points = changed.points
    from unnest(${[...totals.keys()]}::uuid[], ${[...totals.values()]}::int[]) as changed (id, points)
    where users.id = changed.id`.execute(tx);
}

export async function insertCorrections(tx: Tx, rows: readonly Insertable<Tables['points_entries']>[]): Promise<void> {
  await tx.insertInto('points_entries').values(rows).execute();
}
