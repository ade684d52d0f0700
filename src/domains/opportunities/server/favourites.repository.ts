/** Saved opportunities. Removal is a soft delete, so that it's idempotent. */
import { type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#platform/db/database.ts';
import type { RowRange } from '#platform/http/paging.ts';
import { all, conditionsOf, type OpportunityFilter } from './list-filter.repository.ts';

export interface FavouriteRow {
  id: string;
  opportunityId: string;
  savedAt: Date;
}

/** No-op if already saved. */
export async function saveFavourite(db: Db | Tx, userId: string, opportunityId: string): Promise<FavouriteRow> {
  return db
    .insertInto('opportunity_favourites')
    .values({ id: uuidv7(), user_id: userId, opportunity_id: opportunityId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'opportunity_id']).doUpdateSet({
        saved_at: sql<Date>`case when opportunity_favourites.removed_at is null
          then opportunity_favourites.saved_at else now() end`,
        removed_at: null,
      }),
    )
    .returning(['id', 'opportunity_id as opportunityId', 'saved_at as savedAt'])
    .executeTakeFirstOrThrow();
}

/** @returns whether the person ever saved it. */
export async function removeFavouriteRow(db: Db | Tx, userId: string, id: string): Promise<boolean> {
  const row = await db
    .updateTable('opportunity_favourites')
    .set({ removed_at: sql<Date>`coalesce(removed_at, now())` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these opportunities the person saved. */
export async function listFavouritesOf(
  db: Db | Tx,
  userId: string,
  opportunityIds: readonly string[],
): Promise<FavouriteRow[]> {
  if (opportunityIds.length === 0) return [];
  return db
    .selectFrom('opportunity_favourites')
    .select(['id', 'opportunity_id as opportunityId', 'saved_at as savedAt'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where(sql<SqlBool>`opportunity_id = any(${[...opportunityIds]}::uuid[])`)
    .execute();
}

/** Returns up to one row more than the page. Hidden opportunities are left out. */
export async function listSaved(
  db: Db,
  userId: string,
  { words, sort, page }: { words: OpportunityFilter['words']; sort: 'newest' | 'oldest'; page: RowRange },
): Promise<(FavouriteRow & { savedKey: string })[]> {
  const direction = sql.raw(sort === 'newest' ? 'desc' : 'asc');
  const comparison = sql.raw(sort === 'newest' ? '<' : '>');
  const past = page.after
    ? sql<SqlBool>`(f.saved_at, f.id) ${comparison} (${page.after.key}::timestamptz, ${page.after.id}::uuid)`
    : sql<SqlBool>`true`;
  const { rows } = await sql<FavouriteRow & { savedKey: string }>`
    select f.id, f.opportunity_id as "opportunityId", f.saved_at as "savedAt",
      to_char(f.saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "savedKey"
    from opportunity_favourites f join opportunities o on o.id = f.opportunity_id
    where f.user_id = ${userId}::uuid and f.removed_at is null and ${past}
      and ${all(conditionsOf({ isPublic: true, ...(words && { words }) }))}
    order by f.saved_at ${direction}, f.id ${direction} limit ${page.limit + 1} offset ${page.offset}`.execute(db);
  return rows;
}
