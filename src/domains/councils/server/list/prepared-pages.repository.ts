/**
 * The most requested pages, each read by one prepared statement: the councils with everything shown of them, and the
 * total. A prepared statement is planned once for all values; searches are planned for their own values.
 */
import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { RowsWithTotal } from '#platform/server/db/lists/total-cache.ts';
import {
  idsOf,
  isUsualRange,
  PLACE_VALUES,
  placeOf,
  rangeOf,
  type TextsFound,
  toTexts,
  type UsualPlace,
} from '#platform/server/db/lists/usual-page.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import type { RowRange } from '#platform/server/http/lists/paging.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { type CouncilText, gatherTexts } from '../show/shown-councils.repository.ts';
import { type CouncilFilter, type CouncilSort, isSearch, ORDERS, selectIds, totalOf } from './lists.repository.ts';

interface Prepared {
  filter: CouncilFilter;
  sort: CouncilSort;
  page: RowRange;
}

export const isPrepared = (filter: CouncilFilter, range: RowRange): boolean =>
  isUsualRange(range) && !isSearch(filter) && filter.among === undefined;

interface Given extends Pick<CouncilFilter, 'isApproved' | 'isSubmited' | 'sdg'>, UsualPlace {
  scope: CouncilFilter['scope']['kind'];
  ownerId: Param<string> | null;
  sort: CouncilSort;
}

const readPage = prepareStatement(
  ['sdg', 'ownerId', ...PLACE_VALUES],
  ({ scope, ownerId, sort, key, after, viewerId, ...given }: Given) => {
    const filter = { ...given, scope: scope === 'all' ? { kind: scope } : { kind: scope, ownerId } };
    const ids = idsOf(selectIds(filter, sort, rangeOf({ key, after })));
    return sql<TextsFound>`
      select ${totalOf(filter)} as total, ${gatherTexts(ids, viewerId, ORDERS[sort].key)} as texts`;
  },
  { acceptsPiggybacked: true },
);

export async function readPreparedPage(
  db: Db,
  viewer: Viewer,
  { filter: { scope, isApproved, isSubmited, sdg }, sort, page }: Prepared,
): Promise<RowsWithTotal<CouncilText>> {
  const [found] = await readPage(db, {
    isApproved,
    isSubmited,
    sdg,
    scope: scope.kind,
    ownerId: scope.kind === 'all' ? null : scope.ownerId,
    sort,
    ...placeOf(page, viewer),
  });
  return toTexts(found);
}
