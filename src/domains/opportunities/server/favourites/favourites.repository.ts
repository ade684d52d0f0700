/** Saved opportunities. Removal is a soft delete, so that it's idempotent. */
import { type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { PageMeta } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { ascending, byMoment, descending, type ListOrder, ordersOf } from '#platform/server/db/lists/list-order.ts';
import { readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';
import { conditionsOf, listedBy, type OpportunityFilter } from '../list/list-filter.repository.ts';

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

export const SAVED_ORDERS = ordersOf('saved', sql`f.id`, {
  newest: descending(byMoment(sql`f.saved_at`)),
  oldest: ascending(byMoment(sql`f.saved_at`)),
});

/** Hidden opportunities are left out. */
export const listSaved = (
  db: Db,
  userId: string,
  words: OpportunityFilter['words'],
  page: PageRequest<ListOrder>,
): Promise<{ rows: FavouriteRow[]; meta: PageMeta }> =>
  readListPage(db, page, {
    columns: sql`f.id, f.opportunity_id as "opportunityId", f.saved_at as "savedAt"`,
    from: sql`opportunity_favourites f join opportunities o on o.id = f.opportunity_id`,
    where: [
      sql`f.user_id = ${userId}::uuid and f.removed_at is null`,
      ...conditionsOf({ isPublic: true, ...(words && { words }) }),
    ],
    counted: listedBy({ savedBy: userId, ...(words && { words }) }),
  });
