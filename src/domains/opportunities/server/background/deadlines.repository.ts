/** Opportunities with deadline work due, and whom to notify. */
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';

const IS_PAST = sql<SqlBool>`closes_at <= clock_timestamp()`;

/** Approved opportunities past their deadline that aren't closed yet, earliest first. */
export async function listToClose(db: Db, most: number): Promise<string[]> {
  return idsOf(
    db
      .selectFrom('opportunities')
      .select('id')
      .where('is_verified', '=', true)
      .where('closed_at', 'is', null)
      .where(IS_PAST)
      .orderBy('closes_at')
      .limit(most)
      .execute(),
  );
}

/** Opportunities closed by their deadline with pending applications: those closed early can still decide on theirs. */
export async function listToDeny(db: Db, most: number): Promise<string[]> {
  return idsOf(
    db
      .selectFrom('opportunities')
      .select('id')
      .where('closed_at', 'is not', null)
      .where(IS_PAST)
      .where('requested_count', '>', 0)
      .orderBy('id')
      .limit(most)
      .execute(),
  );
}

export type Reminder = 'week' | 'day' | 'savers';

/** How long before the deadline each reminder is sent. */
const AHEAD: Record<Reminder, string> = { week: '7 days', day: '1 day', savers: '3 days' };
const COLUMNS = { week: 'week_told_at', day: 'day_told_at', savers: 'savers_told_at' } as const;

/**
 * Opportunities due for this reminder. The partner's reminders are of pending applications, which can be decided even
 * in one that was closed early.
 */
export async function listToRemind(db: Db, reminder: Reminder, most: number): Promise<string[]> {
  return idsOf(
    db
      .selectFrom('opportunities')
      .select('id')
      .where('is_verified', '=', true)
      .where('closes_at', '>', sql<Date>`now()`)
      .where('closes_at', '<=', sql<Date>`now() + ${AHEAD[reminder]}::interval`)
      .where(COLUMNS[reminder], 'is', null)
      .$if(reminder === 'savers', (query) =>
        query.where('is_public', '=', true).where('is_full', '=', false).where('closed_at', 'is', null),
      )
      .orderBy('closes_at')
      .limit(most)
      .execute(),
  );
}

/** @returns false if already noted, so that concurrent workers send one reminder. */
export async function markReminded(tx: Tx, id: string, reminder: Reminder): Promise<boolean> {
  const noted = await tx
    .updateTable('opportunities')
    .set({ [COLUMNS[reminder]]: sql<Date>`now()` })
    .where('id', '=', id)
    .where(COLUMNS[reminder], 'is', null)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Active people who saved it and haven't applied. */
export async function listSaversToNotify(tx: Tx, opportunityId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select f.user_id as "userId" from opportunity_favourites f join people u on u.id = f.user_id
    where f.opportunity_id = ${opportunityId}::uuid and f.removed_at is null and u.deactivated_at is null
      and not exists (
        select from opportunity_applications a
        where a.applicant_id = f.user_id and a.opportunity_id = f.opportunity_id and a.state <> 'withdrawn')
    order by f.user_id`.execute(tx);
  return rows.map(({ userId }) => userId);
}

export async function countClosedUndecided(db: Db, opportunityId: string): Promise<number> {
  const row = await db
    .selectFrom('opportunity_applications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('opportunity_id', '=', opportunityId)
    .where('is_closed_undecided', '=', true)
    .executeTakeFirstOrThrow();
  return row.count;
}

async function idsOf(rows: Promise<{ id: string }[]>): Promise<string[]> {
  return (await rows).map(({ id }) => id);
}
