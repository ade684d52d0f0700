/**
 * A page of opportunities, read by one statement: the opportunities with everything shown of them, and the total.
 * Filters that one index serves whatever their value are planned once for all values; others are planned for their own.
 */
import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { RowsWithTotal } from '#platform/server/db/lists/total-cache.ts';
import {
  FIRST_PAGE,
  idsOf,
  isUsualRange,
  NEXT_PAGE,
  PAGE_VALUES,
  type PageFound,
  type PageGiven,
  pageGiven,
  placeOf,
  rowsIn,
} from '#platform/server/db/lists/whole-page.ts';
import { GIVEN, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import type { RowRange } from '#platform/server/http/lists/paging.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { gather, type ListedOpportunityRow } from '../show/opportunity-rows.repository.ts';
import type { OpportunityFilter } from './list-filter.repository.ts';
import { type OpportunitySort, ORDERS, selectIds } from './lists.repository.ts';
import { totalOf } from './totals.repository.ts';

/** Filters that each have an index in the order of the list. */
const ONE_OF = ['type', 'category', 'sdg', 'owner'] as const;
/** Filters that are written into the statement instead of being its parameters. */
const WITHOUT_VALUES = ['isPublic', 'open', 'state', 'isHidden', 'isFeatured'];

interface Listing {
  /** Without words: a search finds its rows first. */
  filter: Omit<OpportunityFilter, 'words'>;
  sort: Exclude<OpportunitySort, 'deadline'>;
  page: RowRange;
}

function isServedByOneIndex(filter: Listing['filter'], sort: Listing['sort']): boolean {
  const given = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const some = ONE_OF.filter((name) => given.includes(name));
  const isByOne = some.length <= 1 && given.every((name) => WITHOUT_VALUES.includes(name) || name === some[0]);
  return isByOne && (sort === 'newest' || sort === 'oldest' || some.length === 0);
}

interface Given extends Omit<OpportunityFilter, 'words'>, PageGiven {
  sort: Listing['sort'];
}

const readPage = prepareStatement(
  [...ONE_OF, ...PAGE_VALUES],
  ({ sort, limit, offset, key, after, viewerId, ...filter }: Given) => {
    const ids = idsOf(selectIds(filter, sort, placeOf({ limit, offset, key, after })));
    return sql<PageFound<ListedOpportunityRow>>`
      select ${totalOf(filter)} as total, ${gather(ids, viewerId, ORDERS[sort].key)} as rows`;
  },
  {
    examples: [
      { isPublic: true, sort: 'newest', ...FIRST_PAGE, viewerId: null },
      { isPublic: true, open: true, sdg: GIVEN, sort: 'newest', ...NEXT_PAGE, viewerId: GIVEN },
      { isPublic: true, open: true, sort: 'points', ...NEXT_PAGE, viewerId: GIVEN },
    ],
  },
);

export async function readOpportunityPage(
  db: Db,
  viewer: Viewer,
  { filter, sort, page }: Listing,
): Promise<RowsWithTotal<ListedOpportunityRow>> {
  const isPlannedOnce = isUsualRange(page) && isServedByOneIndex(filter, sort);
  const [found] = await readPage(db, { ...filter, sort, ...pageGiven(page, viewer) }, { isPlannedOnce });
  return rowsIn(found);
}
