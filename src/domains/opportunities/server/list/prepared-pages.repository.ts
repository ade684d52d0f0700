/**
 * The most requested pages, each read by one prepared statement: the opportunities with everything shown of them, and
 * the total. A prepared statement is planned once for all values, so this only suits filters that one index serves
 * whatever their value; other pages are planned for their own values.
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
import { prepareStatement } from '#platform/server/db/prepared-statement.ts';
import type { RowRange } from '#platform/server/http/lists/paging.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { gatherTexts, type OpportunityText } from '../show/shown-opportunities.repository.ts';
import type { OpportunityFilter } from './list-filter.repository.ts';
import { type OpportunitySort, ORDERS, selectIds } from './lists.repository.ts';
import { totalOf } from './totals.repository.ts';

/** Filters that each have an index in the order of the list. */
const ONE_OF = ['type', 'category', 'sdg', 'owner'] as const;
/** Filters that are written into the statement instead of being its parameters. */
const WITHOUT_VALUES = ['isPublic', 'open', 'state', 'isHidden', 'isFeatured'];

interface Prepared {
  filter: Omit<OpportunityFilter, 'words'>;
  sort: Exclude<OpportunitySort, 'deadline'>;
  page: RowRange;
}

export function isPrepared(filter: Prepared['filter'], sort: Prepared['sort'], range: RowRange): boolean {
  const given = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const some = ONE_OF.filter((name) => given.includes(name));
  const isByOne = some.length <= 1 && given.every((name) => WITHOUT_VALUES.includes(name) || name === some[0]);
  const isByIndex = sort === 'newest' || sort === 'oldest' || some.length === 0;
  return isUsualRange(range) && isByOne && isByIndex;
}

interface Given extends Omit<OpportunityFilter, 'words'>, UsualPlace {
  sort: Prepared['sort'];
}

const readPage = prepareStatement(
  [...ONE_OF, ...PLACE_VALUES],
  ({ sort, key, after, viewerId, ...filter }: Given) => {
    const ids = idsOf(selectIds(filter, sort, rangeOf({ key, after })));
    return sql<TextsFound>`
      select ${totalOf(filter)} as total, ${gatherTexts(ids, viewerId, ORDERS[sort].key)} as texts`;
  },
  { acceptsPiggybacked: true },
);

export async function readPreparedPage(
  db: Db,
  viewer: Viewer,
  { filter, sort, page }: Prepared,
): Promise<RowsWithTotal<OpportunityText>> {
  const [found] = await readPage(db, {
    ...filter,
    sort,
    ...placeOf(page, viewer),
  });
  return toTexts(found);
}
