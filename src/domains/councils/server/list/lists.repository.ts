/** Ids, order and counts of council lists. Ids are UUIDv7, so they sort by time. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { cellOfPlace, isOnMap, type WhereOnMap } from '#domains/places/server/public.ts';
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
  all,
  countOf,
  type Listed,
  type Place,
  readWithTotal,
  selectPage,
} from '#platform/server/db/lists/list-page.repository.ts';
import type { Param } from '#platform/server/db/prepared-statement.ts';
import {
  matchesTextTerm,
  type SearchedText,
  type TextSearchTerm,
} from '#platform/server/db/search/text-search.repository.ts';
import type { Position } from '#platform/server/http/lists/keyset-cursor.ts';
import type { RowRange } from '#platform/server/http/lists/paging.ts';
import { countApproved } from './counts.repository.ts';

export type CouncilSort = 'newest' | 'oldest' | 'title' | 'members' | 'impacts';

export interface CouncilFilter {
  /** All councils, or approved ones plus the person's own. */
  scope: { kind: 'all' } | { kind: 'public'; ownerId: Param<string> | null };
  isApproved?: boolean;
  isSubmited?: boolean;
  sdg?: Param<number>;
  /** Words that must all match. */
  words?: readonly TextSearchTerm[];
  /** LIKE patterns that must all match the location. */
  placeWords?: readonly string[];
  where?: WhereOnMap;
  /** Limits the list to these ids. */
  among?: readonly string[];
}

export interface NamedId extends Position {
  title: string;
}

const titleOf = (id: Param<string>) => sql`select last.title_fold from councils last where last.id = ${id}::uuid`;

export const ORDERS: Record<CouncilSort, ListOrder> = ordersOf('councils', sql`c.id`, {
  newest: descending(),
  oldest: ascending(),
  title: ascending(byWords(sql`c.title_fold`, titleOf)),
  members: descending(byCount(sql`c.member_count`)),
  impacts: descending(byCount(sql`c.impact_count`)),
});

interface Listing {
  sort: CouncilSort;
  page: RowRange;
}

/** Reads the ids of a page, and the total. */
export const readCouncilIds = (
  db: Db,
  filter: CouncilFilter,
  { sort, page }: Listing,
): Promise<{ total: number; rows: Position[] }> => readWithTotal(db, selectIds(filter, sort, page), totalOf(filter));

/** Like `readCouncilIds`, with the titles. */
export const readCouncilNames = (
  db: Db,
  filter: CouncilFilter,
  { sort, page }: Listing,
): Promise<{ total: number; rows: NamedId[] }> => {
  const title = isSearch(filter) ? sql`(select named.title from councils named where named.id = c.id)` : sql`c.title`;
  const names = selectPage<NamedId>(sql`c.id, ${title} as title`, orderedBy(filter, sort), ORDERS[sort], page);
  return readWithTotal(db, names, totalOf(filter));
};

export const selectIds = (filter: CouncilFilter, sort: CouncilSort, place: Place): RawBuilder<Position> =>
  selectPage(sql`c.id`, orderedBy(filter, sort), ORDERS[sort], place);

export const isSearch = ({ words = [], placeWords = [], where }: CouncilFilter): boolean =>
  words.length > 0 || placeWords.length > 0 || where !== undefined;

export function totalOf(filter: CouncilFilter): RawBuilder<number> {
  const others = othersBeside(filter);
  if (others === null) return countOf(listedBy(filter));
  const approved = isSearch(filter) ? countOf(approvedBy(filter)) : countApproved(filter.sdg);
  return sql`(${sql.join([approved, ...others.map((each) => countOf(listedBy(each)))], sql` + `)})`;
}

/**
 * The total of approved councils is maintained, and a search finds them in council_texts. A list may also show the few
 * that aren't approved: the viewer's own or, for admins, everyone's.
 *
 * @returns the filters of these others, if any; null for a list that doesn't contain the approved councils.
 */
function othersBeside(filter: CouncilFilter): CouncilFilter[] | null {
  const { scope, isApproved, isSubmited, among } = filter;
  if (among !== undefined || isApproved === false || isSubmited === false) return null;
  const areSeen = isApproved === undefined && (scope.kind === 'all' || scope.ownerId !== null);
  return areSeen ? [{ ...filter, isApproved: false }] : [];
}

const approvedBy = (filter: CouncilFilter): Listed => ({
  from: sql`council_texts c`,
  where: contentConditions(filter),
});

/** The orders for which council_texts has all columns. */
const BY_TEXTS: readonly CouncilSort[] = ['newest', 'oldest', 'title'];

/**
 * A search in one of these orders reads council_texts, which is much narrower than councils. The conditions apply to
 * the whole union, so that PostgreSQL can merge its parts in the list's order.
 */
function orderedBy(filter: CouncilFilter, sort: CouncilSort): Listed {
  const others = othersBeside(filter);
  if (others === null || !isSearch(filter) || !BY_TEXTS.includes(sort)) return listedBy(filter);
  const columns = sql`c.id, c.title_fold, c.search_text, c.search_location`;
  const parts = [
    sql`select ${columns} from council_texts c`,
    ...others.map((each) => sql`select ${columns} from councils c where ${all(stateConditions(each))}`),
  ];
  return { from: sql`(${sql.join(parts, sql` union all `)}) c`, where: contentConditions(filter) };
}

const listedBy = (filter: CouncilFilter): Listed => ({ from: sql`councils c`, where: conditionsOf(filter) });

/** Approved councils from council_texts, plus the few others: searching the table of councils would read far more. */
export const SEARCHED: SearchedText = {
  from: sql`(select search_text from council_texts union all select search_text from councils where not is_approved) c`,
  text: sql`c.search_text`,
  isLike: (word) => sql`${word} <% c.search_text`,
};

const conditionsOf = (filter: CouncilFilter): RawBuilder<SqlBool>[] => [
  ...stateConditions(filter),
  ...contentConditions(filter),
];

function stateConditions({ scope, isApproved, isSubmited, among }: CouncilFilter): RawBuilder<SqlBool>[] {
  const whether = (value: boolean | undefined, condition: RawBuilder<SqlBool>) =>
    value === undefined ? [] : [value ? condition : sql<SqlBool>`not ${condition}`];
  return [
    scopeCondition(scope, isApproved),
    ...whether(isApproved, sql`c.is_approved`),
    ...whether(isSubmited, sql`c.is_submitted`),
    ...(among === undefined ? [] : [sql<SqlBool>`c.id = any(${[...among]}::uuid[])`]),
  ];
}

/** Conditions on councils or council_texts as `c`. */
const contentConditions = ({ sdg, words = [], placeWords = [], where }: CouncilFilter): RawBuilder<SqlBool>[] => [
  ...(sdg === undefined
    ? []
    : [sql<SqlBool>`exists (select from council_goals g where g.council_id = c.id and g.sdg = ${sdg})`]),
  ...words.map((word) => matchesTextTerm(SEARCHED, word)),
  ...placeWords.map((pattern) => sql<SqlBool>`c.search_location like ${pattern}`),
  ...(where === undefined ? [] : [sql<SqlBool>`c.id in (${selectPlaced(where)})`]),
];

/** Councils on that part of the map; council_texts has no places. */
const selectPlaced = (where: WhereOnMap) => sql`
  select placed.id from councils placed
  where placed.place is not null and ${all(isOnMap(cellOfPlace(sql`placed.place`), where))}`;

/** How many approved councils of this filter are in each cell of the map. */
export const selectSpots = (filter: CouncilFilter) => {
  const { x, y } = cellOfPlace(sql`c.place`);
  const where = [...conditionsOf(filter), sql<SqlBool>`c.place is not null`];
  return sql`select ${x} as x, ${y} as y, count(*) as items from councils c where ${all(where)} group by 1, 2`;
};

function scopeCondition(scope: CouncilFilter['scope'], isApproved: boolean | undefined): RawBuilder<SqlBool> {
  if (scope.kind === 'all') return sql`true`;
  if (scope.ownerId === null) return sql`c.is_approved`;
  if (isApproved === false) return sql`c.owner_id = ${scope.ownerId}::uuid`;
  return sql`(c.is_approved or c.owner_id = ${scope.ownerId}::uuid)`;
}
