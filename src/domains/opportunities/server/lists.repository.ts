/** Ids, order and counts of opportunity lists. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Param } from '#platform/db/compiled-once.ts';
import type { Db } from '#platform/db/database.ts';
import { ascending, byCount, byWords, descending, type ListOrder, ordersOf } from '#platform/db/list-order.ts';
import {
  all,
  countOf,
  type Place,
  readWithKnownTotal,
  readWithTotal,
  searchWithTotal,
  selectPage,
} from '#platform/db/list-page.repository.ts';
import { KEYS, type Order, type Position } from '#platform/http/keyset-cursor.ts';
import type { RowRange } from '#platform/http/paging.ts';
import { conditionsOf, listedBy, type OpportunityFilter, POINTS, searchedBy } from './list-filter.repository.ts';
import { totalOf } from './totals.repository.ts';

export type OpportunitySort = 'newest' | 'oldest' | 'deadline' | 'points' | 'title';

const titleOf = (id: Param<string>) => sql`select last.sort_title from opportunities last where last.id = ${id}::uuid`;

export const ORDERS: Record<Exclude<OpportunitySort, 'deadline'>, ListOrder> = ordersOf('opportunities', sql`o.id`, {
  newest: descending(),
  oldest: ascending(),
  title: ascending(byWords(sql`o.sort_title`, titleOf)),
  points: ascending(byCount(POINTS)),
});

/** Checks the cursors of each order. */
export const orderOf = (sort: OpportunitySort): Order => (sort === 'deadline' ? BY_DEADLINE : ORDERS[sort]);

interface Listing<Sort> {
  sort: Sort;
  page: RowRange;
}

/** A page and the total. */
export function readOpportunityIds(
  db: Db,
  filter: OpportunityFilter,
  { sort, page, upTo }: Listing<OpportunitySort> & { upTo?: number },
): Promise<{ total: number; rows: Position[] }> {
  const ids = sort === 'deadline' ? selectByDeadline(filter, page) : selectIds(filter, sort, page);
  return readWithTotal(db, ids, totalOf(filter, upTo));
}

/** What each order needs of a row that a search finds: thousands are set aside to be counted and sorted. */
const SORTED_BY: Record<keyof typeof ORDERS, RawBuilder<unknown>> = {
  newest: sql`o.id`,
  oldest: sql`o.id`,
  points: sql`o.id, o.points_required`,
  title: sql`o.id, o.sort_title`,
};

/** The same for a search. */
export function findOpportunityIds(
  db: Db,
  filter: OpportunityFilter,
  { sort, page }: Listing<Exclude<OpportunitySort, 'deadline'>>,
): Promise<{ total: number; rows: Position[] }> {
  const searched = searchedBy(filter);
  if (searched) {
    const ids = selectPage<Position>(sql`o.id`, searched, ORDERS[sort], page);
    return readWithKnownTotal(db, ids, countOf(searched), page);
  }
  const [columns, listed] = [SORTED_BY[sort], listedBy(filter)];
  return searchWithTotal(db, {
    as: 'o',
    columns,
    listed,
    order: ORDERS[sort],
    page,
    ids: selectIds(filter, sort, page),
  });
}

export const selectIds = (
  filter: OpportunityFilter,
  sort: Exclude<OpportunitySort, 'deadline'>,
  place: Place,
): RawBuilder<Position> => selectPage(sql`o.id`, listedBy(filter), ORDERS[sort], place);

/** "now|closesAt": the moment separating open from closed, and the row's deadline. */
const DEADLINE_KEY = /^([^|]+)\|([^|]+)$/;

const BY_DEADLINE: Order = {
  name: 'opportunities:deadline',
  isKey: (key) => DEADLINE_KEY.test(key) && key.split('|').every(KEYS.moment),
};

/**
 * Upcoming deadlines first, soonest first; then past ones, latest first. The moment separating them is that of the first
 * page, carried by the cursor.
 */
function selectByDeadline(filter: OpportunityFilter, page: RowRange): RawBuilder<Position> {
  const [, since, closesAt] = DEADLINE_KEY.exec(page.after?.key ?? '') ?? [];
  const now = since ?? new Date().toISOString();
  const isPast = closesAt !== undefined && closesAt <= now;
  const most = page.limit + 1 + page.offset;
  const position = sql`(${closesAt ?? now}::timestamptz, ${page.after?.id ?? null}::uuid)`;
  const where = conditionsOf(filter);
  const after = (comparison: string) =>
    closesAt === undefined ? [] : [sql<SqlBool>`(o.closes_at, o.id) ${sql.raw(comparison)} ${position}`];
  // Repeated for each half, so that each can use its own index.
  const { open, state, words = [] } = filter;
  const isFull = open === false ? [sql<SqlBool>`o.is_full`] : [];
  const isAhead = sql<SqlBool>`o.closes_at > ${now}::timestamptz`;
  // Open ones are found by their words alone, as in the filter.
  const bound = open === true && words.length > 0 ? sql<SqlBool>`(${isAhead}) is true` : isAhead;
  const ahead = sql`(select o.id, o.closes_at from opportunities o
    where ${all([...where, bound, ...isFull, ...after('>')])}
    order by o.closes_at, o.id limit ${isPast || state === 'closed' ? 0 : most})`;
  const past = sql`(select o.id, o.closes_at from opportunities o
    where ${all([...where, sql<SqlBool>`o.closes_at <= ${now}::timestamptz`, ...(isPast ? after('<') : [])])}
    order by o.closes_at desc, o.id desc limit ${open === true || state === 'approved' ? 0 : most})`;
  return sql`
    select id, ${now} || '|' || to_char(closes_at at time zone 'UTC', ${ISO_MILLISECONDS}) as key
    from (${ahead} union all ${past}) near
    order by closes_at <= ${now}::timestamptz,
      case when closes_at > ${now}::timestamptz then closes_at end,
      case when closes_at > ${now}::timestamptz then id end,
      closes_at desc, id desc
    limit ${page.limit + 1} offset ${page.offset}`;
}

/** As JavaScript writes a moment. */
const ISO_MILLISECONDS = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
