/** Ids, order and counts of council lists. Ids are UUIDv7, so they sort by time. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Param } from '#platform/db/compiled-once.ts';
import type { Db } from '#platform/db/database.ts';
import { ascending, byCount, byWords, descending, type ListOrder, ordersOf } from '#platform/db/list-order.ts';
import { countOf, type Listed, type Place, readWithTotal, selectPage } from '#platform/db/list-page.repository.ts';
import { holdsInText, type SearchedText, type SoughtWord } from '#platform/db/text-search.repository.ts';
import type { RowRange } from '#platform/http/paging.ts';
import { countApproved } from './counts.repository.ts';

export type CouncilSort = 'newest' | 'oldest' | 'title' | 'members' | 'impacts';

export interface CouncilFilter {
  /** All councils, or approved ones plus the person's own. */
  scope: { kind: 'all' } | { kind: 'public'; ownerId: Param<string> | null };
  isApproved?: boolean;
  isSubmited?: boolean;
  sdg?: Param<number>;
  /** Must all match. */
  words?: readonly SoughtWord[];
  /** LIKE patterns that must all match the location. */
  placeWords?: readonly string[];
  /** Only these. */
  among?: readonly string[];
}

export interface ListedId {
  id: string;
  title: string;
  /** The sort key, as the cursor carries it. */
  key: string;
}

const titleOf = (id: Param<string>) => sql`select last.title_fold from councils last where last.id = ${id}::uuid`;

export const ORDERS: Record<CouncilSort, ListOrder> = ordersOf('councils', sql`c.id`, {
  newest: descending(),
  oldest: ascending(),
  title: ascending(byWords(sql`c.title_fold`, titleOf)),
  members: descending(byCount(sql`c.member_count`)),
  impacts: descending(byCount(sql`c.impact_count`)),
});

/** A page and the total. */
export const readCouncilIds = (
  db: Db,
  filter: CouncilFilter,
  { sort, page }: { sort: CouncilSort; page: RowRange },
): Promise<{ total: number; rows: ListedId[] }> => readWithTotal(db, selectIds(filter, sort, page), totalOf(filter));

export const isSearch = ({ words = [], placeWords = [] }: CouncilFilter): boolean =>
  words.length > 0 || placeWords.length > 0;

/**
 * Approved councils are counted already, or found among their texts. The viewer's own, or for admins everyone's, that
 * aren't approved are few.
 */
export function totalOf(filter: CouncilFilter): RawBuilder<number> {
  const { scope, isApproved, isSubmited, sdg, among } = filter;
  if (among !== undefined || isApproved === false || isSubmited === false) return countOf(listedBy(filter));
  const approved = isSearch(filter)
    ? countOf({ from: sql`council_texts c`, where: contentConditions(filter) })
    : countApproved(sdg);
  if (isApproved || (scope.kind === 'public' && scope.ownerId === null)) return approved;
  return sql`(${approved} + ${countOf(listedBy({ ...filter, isApproved: false }))})`;
}

export const selectIds = (filter: CouncilFilter, sort: CouncilSort, place: Place): RawBuilder<ListedId> =>
  selectPage(sql`c.id, c.title`, listedBy(filter), ORDERS[sort], place);

const listedBy = (filter: CouncilFilter): Listed => ({ from: sql`councils c`, where: conditionsOf(filter) });

export const SEARCHED: SearchedText = {
  from: sql`councils c`,
  text: sql`c.search_text`,
  isLike: (word) => sql`${word} <% c.search_text`,
};

function conditionsOf(filter: CouncilFilter): RawBuilder<SqlBool>[] {
  const { scope, isApproved, isSubmited, among } = filter;
  const whether = (value: boolean | undefined, condition: RawBuilder<SqlBool>) =>
    value === undefined ? [] : [value ? condition : sql<SqlBool>`not ${condition}`];
  return [
    scopeCondition(scope, isApproved),
    ...whether(isApproved, sql`c.is_approved`),
    ...whether(isSubmited, sql`c.is_submitted`),
    ...contentConditions(filter),
    ...(among === undefined ? [] : [sql<SqlBool>`c.id = any(${[...among]}::uuid[])`]),
  ];
}

/** On councils or their texts as `c`. */
const contentConditions = ({ sdg, words = [], placeWords = [] }: CouncilFilter): RawBuilder<SqlBool>[] => [
  ...(sdg === undefined
    ? []
    : [sql<SqlBool>`exists (select from council_goals g where g.council_id = c.id and g.sdg = ${sdg})`]),
  ...words.map((word) => holdsInText(SEARCHED, word)),
  ...placeWords.map((pattern) => sql<SqlBool>`c.search_location like ${pattern}`),
];

function scopeCondition(scope: CouncilFilter['scope'], isApproved: boolean | undefined): RawBuilder<SqlBool> {
  if (scope.kind === 'all') return sql`true`;
  if (scope.ownerId === null) return sql`c.is_approved`;
  if (isApproved === false) return sql`c.owner_id = ${scope.ownerId}::uuid`;
  return sql`(c.is_approved or c.owner_id = ${scope.ownerId}::uuid)`;
}
