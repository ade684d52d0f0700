/**
 * Ids and counts of impact lists. Ids are time-ordered (UUIDv7), so newest first means by id.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';
import {
  ascending,
  byCount,
  byMoment,
  descending,
  type ListOrder,
  ordersOf,
} from '#platform/server/db/lists/list-order.ts';
import {
  COUNTED_UP_TO,
  countOf,
  type Listed,
  type Place,
  readWithCachedTotal,
  readWithTotal,
  searchWithTotal,
  selectPage,
} from '#platform/server/db/lists/list-page.repository.ts';
import { countUncached } from '#platform/server/db/lists/total-cache.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import type { Position } from '#platform/server/http/lists/keyset-cursor.ts';
import type { RowRange } from '#platform/server/http/lists/paging.ts';
import { countPublic } from '../numbers/totals.repository.ts';
import { drivingTableOf, type ImpactFilter, simplify, yearCondition } from './list-filter.repository.ts';

export type ImpactSort = 'newest' | 'oldest' | 'mostLiked' | 'lastVerified';

/** Whether a sort needs only the ids, which sort by time. */
export const isById = (sort: ImpactSort): sort is 'newest' | 'oldest' => sort === 'newest' || sort === 'oldest';

/** @param id the column with the impact's id in the list's driving table. */
const ordersBy = (id: RawBuilder<unknown>): Record<ImpactSort, ListOrder> =>
  ordersOf('impacts', id, {
    newest: descending(),
    oldest: ascending(),
    mostLiked: descending(byCount(sql`l.like_count`)),
    lastVerified: descending(byMoment(sql`v.verified_at`)),
  });

export const ORDERS = ordersBy(sql`i.id`);

interface Listing {
  sort: ImpactSort;
  page: RowRange;
}

/** Reads the ids of a page, and the total. */
export const readImpactIds = (
  db: Db,
  filter: ImpactFilter,
  { sort, page, upTo }: Listing & { upTo?: number },
): Promise<{ total: number; rows: Position[] }> => {
  const ids = selectIds(filter, sort, page);
  if (upTo !== undefined) return readWithTotal(db, ids, countOf(drivingTableOf(filter), upTo));
  return isCounted(filter)
    ? readWithTotal(db, ids, totalOf(filter))
    : readWithCachedTotal(db, ids, totalOf(filter), page);
};

/** Uses the maintained totals of public impacts if possible: counting would cost more than reading the page. */
export function totalOf(given: ImpactFilter, upTo = COUNTED_UP_TO): RawBuilder<number> {
  const summed = summedOf(given);
  if (!summed) return countOf(drivingTableOf(given), upTo);
  const { own, ...filter } = summed;
  const counted = countPublic(filter);
  if (own === null) return sql`least(${counted}, ${sql.lit(upTo)})`;
  const { where, ...ownTable } = drivingTableOf({ scope: { kind: 'own', own }, ...filter });
  // One of the viewer's own impacts may have become public since their ids were read.
  const more = countOf({ ...ownTable, where: [...where, sql`not i.is_public`] });
  return sql`least(${counted} + ${more}, ${sql.lit(upTo)})`;
}

/** The parts of a filter whose total is maintained by year and goal; null for any other filter. */
function summedOf(given: ImpactFilter) {
  const { scope, state, impactYear, sdg, ...others } = simplify(given);
  const isSummed = scope.kind === 'public' && (state ?? 'verified') === 'verified' && isEmpty(others);
  return isSummed ? { own: scope.own, state, impactYear, sdg } : null;
}

/** Whether the database maintains the total, so that it needn't be cached. */
export const isCounted = (filter: ImpactFilter): boolean => summedOf(filter) !== null;

const isEmpty = (filter: object) => Object.values(filter).every((value) => value === undefined);

/** Counts the matches of each year, ignoring the filter's own year. */
export async function countByYear(
  db: Db,
  filter: ImpactFilter,
  years: readonly number[],
  upTo: number,
): Promise<{ year: number; count: number }[]> {
  const counts = years.map((year) => totalOf({ ...filter, impactYear: year }, upTo));
  const found = await countUncached(db, counts, upTo);
  return years.map((year, index) => ({ year, count: found[index] ?? 0 }));
}

/** Like `readImpactIds`, for a search. */
export function findImpactIds(
  db: Db,
  filter: ImpactFilter,
  { sort, page }: Listing,
): Promise<{ total: number; rows: Position[] }> {
  const { as, id, key, listed } = sortable(filter, sort);
  return searchWithTotal(db, {
    as,
    columns: sql`${id} as id${key}`,
    listed,
    order: ordersBy(sql.ref(`${as}.id`))[sort],
    page,
    ids: selectIds(filter, sort, page),
  });
}

/** Selects the ids of a page, and one more if there is a next page. */
export function selectIds(filter: ImpactFilter, sort: ImpactSort, place: Place): RawBuilder<Position> {
  const { id, listed } = sortable(filter, sort);
  return selectPage(sql`${id} as id`, listed, ordersBy(id)[sort], place);
}

interface Sortable {
  /** The table with the sort's key, and that key as a further column. */
  as: 'i' | 'l' | 'v';
  key: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  listed: Listed;
}

/** By last verified, the filter's scope must be public: only public impacts are in an index by that moment. */
function sortable(filter: ImpactFilter, sort: ImpactSort): Sortable {
  const { from, where, id } = drivingTableOf(filter);
  if (sort === 'lastVerified') {
    const joined = sql`${from} join impacts v on v.id = ${id}`;
    const listed = { from: joined, where: [...where, sql<SqlBool>`v.is_public`] };
    return { as: 'v', key: sql`, v.verified_at`, id: sql`v.id`, listed };
  }
  if (sort === 'mostLiked') {
    const joined = sql`${from} join impact_likes l on l.impact_id = ${id}`;
    // The year's condition is repeated on the likes' table, so that its index by year can be used.
    const listed = { from: joined, where: [...where, ...yearCondition('l', filter)] };
    return { as: 'l', key: sql`, l.like_count`, id: sql`l.impact_id`, listed };
  }
  return { as: 'i', key: sql``, id, listed: { from, where } };
}

/** Non-public impacts that a person took part in. */
export const unlistedIdsOf = (userId: Param<string>): RawBuilder<string[]> => sql`array(
  select took.impact_id from impact_people took join impacts impact on impact.id = took.impact_id
  where took.user_id = ${userId}::uuid and not impact.is_public)`;

const readUnlistedIds = prepareStatement(
  ['userId'],
  ({ userId }: { userId: Param<string> }) => sql<{ ids: string[] }>`select ${unlistedIdsOf(userId)} as ids`,
);

export async function listUnlistedIdsOf(db: Db | Tx, userId: string): Promise<string[]> {
  const [found] = await readUnlistedIds(db, { userId });
  return found?.ids ?? [];
}
