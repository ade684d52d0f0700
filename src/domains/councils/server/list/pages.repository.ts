/**
 * A page of councils, read by one statement: the councils with everything shown of them, and the total. The pages that
 * most people request are planned once for all values; others are planned for their own.
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
import { GIVEN, type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import type { RowRange } from '#platform/server/http/lists/paging.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { gather, type ListedCouncilJson } from '../show/council-rows.repository.ts';
import { type CouncilFilter, type CouncilSort, isSearch, ORDERS, selectIds, totalOf } from './lists.repository.ts';

interface Given extends Omit<CouncilFilter, 'scope'>, PageGiven {
  scope: CouncilFilter['scope']['kind'];
  ownerId: Param<string> | null;
  sort: CouncilSort;
}

const readPage = prepareStatement(
  ['sdg', 'ownerId', ...PAGE_VALUES],
  ({ scope, ownerId, sort, limit, offset, key, after, viewerId, ...others }: Given) => {
    const filter = { ...others, scope: scope === 'all' ? { kind: scope } : { kind: scope, ownerId } };
    const ids = idsOf(selectIds(filter, sort, placeOf({ limit, offset, key, after })));
    return sql<PageFound<ListedCouncilJson>>`
      select ${totalOf(filter)} as total, ${gather(ids, viewerId, ORDERS[sort].key)} as rows`;
  },
  {
    examples: [
      { scope: 'public', ownerId: null, sort: 'newest', ...FIRST_PAGE, viewerId: null },
      { scope: 'public', ownerId: GIVEN, sdg: GIVEN, sort: 'members', ...NEXT_PAGE, viewerId: GIVEN },
    ],
  },
);

interface Listing {
  filter: CouncilFilter;
  sort: CouncilSort;
  page: RowRange;
}

export async function readCouncilPage(
  db: Db,
  viewer: Viewer,
  { filter, sort, page }: Listing,
): Promise<RowsWithTotal<ListedCouncilJson>> {
  const { scope, ...others } = filter;
  const ownerId = scope.kind === 'all' ? null : scope.ownerId;
  const given = { ...others, scope: scope.kind, ownerId, sort, ...pageGiven(page, viewer) };
  const isPlannedOnce = isUsualRange(page) && !isSearch(filter) && filter.among === undefined;
  const [found] = await readPage(db, given, { isPlannedOnce });
  return rowsIn(found);
}
