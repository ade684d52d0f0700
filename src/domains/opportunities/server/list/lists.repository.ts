/** Ids, order and counts of opportunity lists. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import {
  ascending,
  byCount,
  byWords,
  descending,
  type ListOrder,
  ordersOf,
} from '#platform/server/db/lists/list-order.ts';
import {
  countOf,
  type Place,
  readWithCachedTotal,
  readWithTotal,
  searchWithTotal,
  selectPage,
} from '#platform/server/db/lists/list-page.repository.ts';
import type { Param } from '#platform/server/db/prepared-statement.ts';
import type { Order, Position } from '#platform/server/http/lists/keyset-cursor.ts';
import type { RowRange } from '#platform/server/http/lists/paging.ts';
import { BY_DEADLINE, readOwnByDeadline, selectByDeadline } from './by-deadline.repository.ts';
import { isOfOnePerson, listedBy, type OpportunityFilter, POINTS, searchedBy } from './list-filter.repository.ts';
import { totalOf } from './totals.repository.ts';

export type OpportunitySort = 'newest' | 'oldest' | 'deadline' | 'points' | 'title';

const titleOf = (id: Param<string>) => sql`select last.sort_title from opportunities last where last.id = ${id}::uuid`;

export const ORDERS: Record<Exclude<OpportunitySort, 'deadline'>, ListOrder> = ordersOf('opportunities', sql`o.id`, {
  newest: descending(),
  oldest: ascending(),
  title: ascending(byWords(sql`o.sort_title`, titleOf)),
  points: ascending(byCount(POINTS)),
});

/** The order by which a page's cursor is checked. */
export const orderOf = (sort: OpportunitySort): Order => (sort === 'deadline' ? BY_DEADLINE : ORDERS[sort]);

interface Listing<Sort> {
  sort: Sort;
  page: RowRange;
}

/** Reads the ids of a page, and the total. */
export function readOpportunityIds(
  db: Db,
  filter: OpportunityFilter,
  { sort, page, upTo }: Listing<OpportunitySort> & { upTo?: number },
): Promise<{ total: number; rows: Position[] }> {
  if (sort === 'deadline' && isOfOnePerson(filter)) return readOwnByDeadline(db, filter, page);
  const ids = sort === 'deadline' ? selectByDeadline(filter, page) : selectIds(filter, sort, page);
  return readWithTotal(db, ids, totalOf(filter, upTo));
}

/** The columns that each order needs of a search's matches: thousands are materialised to be counted and sorted. */
const SORTED_BY: Record<keyof typeof ORDERS, RawBuilder<unknown>> = {
  newest: sql`o.id`,
  oldest: sql`o.id`,
  points: sql`o.id, o.points_required`,
  title: sql`o.id, o.sort_title`,
};

/** Like `readOpportunityIds`, for a search. */
export function findOpportunityIds(
  db: Db,
  filter: OpportunityFilter,
  { sort, page }: Listing<Exclude<OpportunitySort, 'deadline'>>,
): Promise<{ total: number; rows: Position[] }> {
  const searched = searchedBy(filter);
  if (searched) {
    const ids = selectPage<Position>(sql`o.id`, searched, ORDERS[sort], page);
    return readWithCachedTotal(db, ids, countOf(searched), page);
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
