/** Who has which impact open. */
import { sql } from 'kysely';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface LookerRow {
  impactId: string;
  card: CardRow;
}

const STILL_LOOKING = sql`l.seen_at > now() - interval '2 minutes'`;
/** The contract's. */
const MOST = 100;

/** The latest signs first. */
export async function listOthersLooking(db: Db | Tx, userId: string): Promise<LookerRow[]> {
  const { rows } = await sql<LookerRow>`
    select l.impact_id as "impactId", ${cardRowOf('l.user_id')} as card
    from impact_lookers l where l.user_id <> ${userId}::uuid and ${STILL_LOOKING}
    order by l.seen_at desc limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}

/** @returns whether they weren't known to be looking. */
export async function noteLooking(tx: Tx, impactId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    with before as (
      select from impact_lookers l
      where l.impact_id = ${impactId}::uuid and l.user_id = ${userId}::uuid and ${STILL_LOOKING})
    insert into impact_lookers (impact_id, user_id) values (${impactId}::uuid, ${userId}::uuid)
    on conflict (impact_id, user_id) do update set seen_at = now()
    returning not exists (select from before) as "isNew"`.execute(tx);
  return rows[0]?.isNew ?? false;
}

/** @returns whether they were known to be looking. */
export async function forgetLooking(tx: Tx, impactId: string, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('impact_lookers')
    .where('impact_id', '=', impactId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of whom there was no sign for a while. Rows that someone else is changing are left for the next time. */
export async function forgetGone(tx: Tx): Promise<void> {
  await sql`
    delete from impact_lookers where (impact_id, user_id) in (
      select l.impact_id, l.user_id from impact_lookers l where not (${STILL_LOOKING}) for update skip locked)`.execute(
    tx,
  );
}
