/**
 * A page of impacts, read by one statement: the impacts with everything shown of them, and the total. Filters that one
 * index serves whatever their value are planned once for all values; others are planned for their own.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { byMoment } from '#platform/server/db/lists/list-order.ts';
import { COUNTED_UP_TO } from '#platform/server/db/lists/list-page.repository.ts';
import { type RowsWithTotal, withCachedTotal } from '#platform/server/db/lists/total-cache.ts';
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
import type { Person, Viewer } from '#platform/server/http/viewer.ts';
import { gatherListed, type ListedImpactRow } from '../show/impact-rows.repository.ts';
import type { ImpactFilter, Scope } from './list-filter.repository.ts';
import { type ImpactSort, isById, isCounted, selectIds, totalOf, unlistedIdsOf } from './lists.repository.ts';

/** Filters that each have an index in the order of the list. */
const ONE_OF = ['impactYear', 'sdg', 'eventType', 'council', 'participant'] as const;
/** Filters that are written into the statement instead of being its parameters. */
const WITHOUT_VALUES = ['scope', 'state', 'isFeatured', 'isHidden', 'isOwner'];

function isServedByOneIndex(filter: ImpactFilter, sort: ImpactSort): boolean {
  const given = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const some = ONE_OF.filter((name) => given.includes(name));
  const isByOne =
    some.length <= 1 && given.length === WITHOUT_VALUES.filter((name) => given.includes(name)).length + some.length;
  return isByOne && (isById(sort) || some.every((name) => sort === 'mostLiked' && name === 'impactYear'));
}

interface Given extends Omit<ImpactFilter, 'scope'>, PageGiven {
  scope: Scope['kind'];
  own: Param<readonly string[]> | null;
  sort: ImpactSort;
  /** Whether the total is known to have reached the number up to which lists count. */
  isKnown: boolean;
}

const readPage = prepareStatement(
  [...ONE_OF, 'own', ...PAGE_VALUES],
  ({ scope, own, sort, isKnown, limit, offset, key, after, viewerId, ...others }: Given) => {
    const filter = { ...others, scope: scope === 'all' ? { kind: scope } : { kind: scope, own } };
    const total = isKnown ? sql<number>`${sql.lit(COUNTED_UP_TO)}` : totalOf(filter);
    return selectWhole(filter, sort, { limit, offset, key, after, viewerId }, total);
  },
  {
    examples: [
      { scope: 'public', own: null, sort: 'newest', isKnown: false, ...FIRST_PAGE, viewerId: null },
      { scope: 'public', own: GIVEN, sdg: GIVEN, sort: 'newest', isKnown: false, ...NEXT_PAGE, viewerId: GIVEN },
      {
        scope: 'public',
        own: null,
        impactYear: GIVEN,
        sort: 'mostLiked',
        isKnown: true,
        ...NEXT_PAGE,
        viewerId: GIVEN,
      },
      { scope: 'all', own: null, participant: GIVEN, sort: 'newest', isKnown: false, ...FIRST_PAGE, viewerId: GIVEN },
    ],
  },
);

function selectWhole(
  filter: ImpactFilter,
  sort: ImpactSort,
  { viewerId, ...page }: PageGiven,
  total: RawBuilder<number>,
): RawBuilder<PageFound<ListedImpactRow>> {
  const ids = idsOf(selectIds(filter, sort, placeOf(page)));
  return sql`select ${total} as total, ${gatherListed(ids, viewerId, KEYS[sort])} as rows`;
}

/** What a cursor contains of an impact besides its id. */
const KEYS: Readonly<Partial<Record<ImpactSort, RawBuilder<string>>>> = {
  mostLiked: sql`(select l.like_count::text from impact_likes l where l.impact_id = i.id)`,
  lastVerified: byMoment(sql`i.verified_at`).key,
};

interface Listing {
  filter: ImpactFilter;
  sort: ImpactSort;
  page: RowRange;
}

export async function readImpactPage(
  db: Db,
  viewer: Viewer,
  { filter, sort, page }: Listing,
): Promise<RowsWithTotal<ListedImpactRow>> {
  const { scope, ...others } = filter;
  const own = scope.kind === 'all' ? null : scope.own;
  const given = { ...others, scope: scope.kind, own, sort, ...pageGiven(page, viewer) };
  const isPlannedOnce = isUsualRange(page) && isServedByOneIndex(filter, sort);
  const read = async (isKnown: boolean) => {
    const [found] = await readPage(db, { ...given, isKnown }, { isPlannedOnce });
    return rowsIn(found);
  };
  if (isCounted(filter)) return read(false);
  return withCachedTotal(db, { count: totalOf(filter), limit: page.limit }, (_, isKnown) => read(isKnown));
}

interface Seen extends PageGiven {
  viewerId: Param<string>;
  scope: 'shown' | 'public';
  sort: 'newest' | 'oldest';
}

/** Also finds the viewer's own non-public impacts, once for both the page and the total. */
const readSeen = prepareStatement(
  [...PAGE_VALUES],
  ({ scope, sort, ...page }: Seen) => {
    const filter = { scope: { kind: scope, own: sql<string[]>`(select ids from own)` } };
    return sql<PageFound<ListedImpactRow>>`
    with own as materialized (select ${unlistedIdsOf(page.viewerId)} as ids)
    ${selectWhole(filter, sort, page, totalOf(filter))}`;
  },
  { examples: [{ scope: 'public', sort: 'newest', ...NEXT_PAGE, viewerId: GIVEN }] },
);

/** A page of everything that a person may see, for a long list ordered by id. */
export async function readSeenPage(
  db: Db,
  viewer: Person,
  { scope, sort, page }: Pick<Seen, 'scope' | 'sort'> & { page: RowRange },
): Promise<RowsWithTotal<ListedImpactRow>> {
  const given = { scope, sort, ...pageGiven(page, viewer), viewerId: viewer.userId };
  const [found] = await readSeen(db, given, { isPlannedOnce: isUsualRange(page) });
  return rowsIn(found);
}
