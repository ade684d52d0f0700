/**
 * The most requested pages, each read by one prepared statement: the impacts with everything shown of them, and the
 * total. A prepared statement is planned once for all values, so this only suits filters that one index serves whatever
 * their value; other pages are planned for their own values.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { JsonText } from '#platform/server/db/lists/json-rows.ts';
import { byMoment } from '#platform/server/db/lists/list-order.ts';
import { COUNTED_UP_TO } from '#platform/server/db/lists/list-page.repository.ts';
import { type RowsWithTotal, withCachedTotal } from '#platform/server/db/lists/total-cache.ts';
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
import type { Person, Viewer } from '#platform/server/http/viewer.ts';
import { gatherListedTexts, type ListedImpactRow } from '../show/shown.repository.ts';
import type { ImpactFilter, Scope } from './list-filter.repository.ts';
import { type ImpactSort, isById, isCounted, selectIds, totalOf, unlistedIdsOf } from './lists.repository.ts';

/** Filters that each have an index in the order of the list. */
const ONE_OF = ['impactYear', 'sdg', 'eventType', 'council', 'participant'] as const;
/** Filters that are written into the statement instead of being its parameters. */
const WITHOUT_VALUES = ['scope', 'state', 'isFeatured', 'isHidden', 'isOwner'];

interface Usual {
  filter: ImpactFilter;
  sort: ImpactSort;
  page: RowRange;
}

export function isUsual(filter: ImpactFilter, sort: ImpactSort, range: RowRange): boolean {
  const given = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const some = ONE_OF.filter((name) => given.includes(name));
  const isByOne =
    some.length <= 1 && given.length === WITHOUT_VALUES.filter((name) => given.includes(name)).length + some.length;
  const isByIndex = isById(sort) || some.every((name) => sort === 'mostLiked' && name === 'impactYear');
  return isUsualRange(range) && isByOne && isByIndex;
}

type Given = Omit<ImpactFilter, 'scope'> &
  UsualPlace & {
    scope: Scope['kind'];
    own: Param<readonly string[]> | null;
    sort: ImpactSort;
    /** Whether the total is known to have reached the number up to which lists count. */
    isKnown: boolean;
  };

const readPage = prepareStatement(
  [...ONE_OF, 'own', ...PLACE_VALUES],
  ({ scope, own, sort, isKnown, key, after, viewerId, ...given }: Given) => {
    const filter = { ...given, scope: scope === 'all' ? { kind: scope } : { kind: scope, own } };
    return selectWhole(filter, sort, { key, after, viewerId }, isKnown ? sql.lit(COUNTED_UP_TO) : totalOf(filter));
  },
  { acceptsPiggybacked: true },
);

type Page = RowsWithTotal<JsonText<ListedImpactRow>>;

function selectWhole(
  filter: ImpactFilter,
  sort: ImpactSort,
  { viewerId, ...place }: UsualPlace,
  total = totalOf(filter),
): RawBuilder<TextsFound> {
  const ids = idsOf(selectIds(filter, sort, rangeOf(place)));
  return sql`select ${total} as total, ${gatherListedTexts(ids, viewerId, KEYS[sort])} as texts`;
}

/** What a cursor contains of an impact besides its id. */
const KEYS: Readonly<Partial<Record<ImpactSort, RawBuilder<string>>>> = {
  mostLiked: sql`(select l.like_count::text from impact_likes l where l.impact_id = i.id)`,
  lastVerified: byMoment(sql`i.verified_at`).key,
};

interface Seen extends UsualPlace {
  viewerId: Param<string>;
  scope: 'shown' | 'public';
  sort: 'newest' | 'oldest';
}

/** Also finds the viewer's own non-public impacts, once for both the page and the total. */
const readSeen = prepareStatement(
  [...PLACE_VALUES],
  ({ scope, sort, ...place }: Seen): RawBuilder<TextsFound> => {
    const filter = { scope: { kind: scope, own: sql<string[]>`(select ids from own)` } };
    return sql`
    with own as materialized (select ${unlistedIdsOf(place.viewerId)} as ids)
    ${selectWhole(filter, sort, place)}`;
  },
  { acceptsPiggybacked: true },
);

/** A page of everything that a person may see, for a long list ordered by id. */
export async function readSeenPage(
  db: Db,
  viewer: Person,
  { scope, sort, page }: Pick<Seen, 'scope' | 'sort'> & { page: RowRange },
): Promise<Page> {
  const [found] = await readSeen(db, { scope, sort, ...placeOf(page, viewer), viewerId: viewer.userId });
  return toTexts(found);
}

export async function readUsualPage(db: Db, viewer: Viewer, { filter, sort, page }: Usual): Promise<Page> {
  const { scope, ...others } = filter;
  const own = scope.kind === 'all' ? null : scope.own;
  const read = async (isKnown: boolean): Promise<Page> => {
    const [found] = await readPage(db, { ...others, scope: scope.kind, own, sort, isKnown, ...placeOf(page, viewer) });
    return toTexts(found);
  };
  if (isCounted(filter)) return read(false);
  return withCachedTotal(db, { count: totalOf(filter), limit: page.limit }, (_, isKnown) => read(isKnown));
}
