/** Lists of articles, each in one statement. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NewsState, NewsType, PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AsJson } from '#platform/server/db/lists/json-rows.ts';
import {
  ascending,
  byMoment,
  byWords,
  descending,
  type ListOrder,
  ordersOf,
} from '#platform/server/db/lists/list-order.ts';
import { countOf, type Listed, type Place, selectPage } from '#platform/server/db/lists/list-page.repository.ts';
import {
  FIRST_PAGE,
  isUsualRange,
  NEXT_PAGE,
  PLACE_VALUES,
  type PlaceGiven,
  placeGiven,
  placeOf,
} from '#platform/server/db/lists/whole-page.ts';
import { GIVEN, type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import {
  matchesTextTerm,
  type SearchedText,
  type TextSearchTerm,
} from '#platform/server/db/search/text-search.repository.ts';
import type { Position } from '#platform/server/http/lists/keyset-cursor.ts';
import { type PageRequest, toPage } from '#platform/server/http/lists/paging.ts';
import { isRestorable } from '../news.repository.ts';
import { type ListedNewsRow, listedNewsJson, listedNewsOf } from '../show/news-rows.repository.ts';

export type NewsSort = 'newest' | 'oldest' | 'title';

export interface NewsFilter {
  /** Null for all states but deleted. */
  state: NewsState | null;
  typeArticle?: Param<NewsType> | undefined;
  words?: readonly TextSearchTerm[] | undefined;
}

/** Minimum trigram similarity of a misspelt word to a title. */
const ALIKE = 0.4;

export const SEARCHED: SearchedText = {
  from: sql`news n`,
  text: sql`n.search_text`,
  isLike: (word) => sql`word_similarity(${word}, n.search_title) > ${ALIKE}`,
};

const titleOf = (id: Param<string>) => sql`select last.search_title from news last where last.id = ${id}::uuid`;

export const ORDERS = ordersOf<NewsSort>('news', sql`n.id`, {
  newest: descending(byMoment(sql`n.date`)),
  oldest: ascending(byMoment(sql`n.date`)),
  title: ascending(byWords(sql`n.search_title`, titleOf)),
});

const listedBy = (filter: NewsFilter): Listed => ({ from: sql`news n`, where: conditionsOf(filter) });

const selectNews = (filter: NewsFilter, order: ListOrder, place: Place) =>
  selectPage<Position>(sql`n.id`, listedBy(filter), order, place);

type Rows = AsJson<ListedNewsRow & Position>[];

const selectWithTotal = (filter: NewsFilter, sort: NewsSort, place: Place) => {
  const { order } = ORDERS[sort];
  return sql<{ total: number; rows: Rows }>`
    select ${countOf(listedBy(filter))} as total, ${listedNewsJson(selectNews(filter, ORDERS[sort], place), order)} as rows`;
};

interface Given extends NewsFilter, PlaceGiven {
  sort: NewsSort;
}

const readPage = prepareStatement(
  ['typeArticle', ...PLACE_VALUES],
  ({ sort, limit, offset, key, after, ...filter }: Given) =>
    selectWithTotal(filter, sort, placeOf({ limit, offset, key, after })),
  {
    examples: [
      { state: 'live', sort: 'newest', ...FIRST_PAGE },
      { state: 'live', typeArticle: GIVEN, sort: 'title', ...NEXT_PAGE },
    ],
  },
);

/** A page with everything shown of it, and the total. */
export async function readNewsPage(
  db: Db,
  filter: NewsFilter,
  sort: NewsSort,
  page: PageRequest,
): Promise<{ rows: (ListedNewsRow & Position)[]; meta: PageMeta }> {
  const isPlannedOnce = isUsualRange(page) && !filter.words?.length;
  const [found] = await readPage(db, { ...filter, sort, ...placeGiven(page) }, { isPlannedOnce });
  return toPage(page, { total: found?.total ?? 0, rows: (found?.rows ?? []).map(listedNewsOf) });
}

const FEATURED = 5;
const LATEST = 6;

const newest = (filter: NewsFilter, count: number) =>
  listedNewsJson(selectNews(filter, ORDERS.newest, { limit: count - 1, offset: 0, after: null }), ORDERS.newest.order);

const readNewest = prepareStatement(
  [],
  (_: object) => sql<{ featured: Rows; latest: Rows }>`
    select ${newest({ state: 'live', typeArticle: 'featured' }, FEATURED)} as featured,
      ${newest({ state: 'live' }, LATEST)} as latest`,
);

/** The latest public articles, and the latest of those that are featured. */
export async function readNewestNews(db: Db): Promise<Record<'featured' | 'latest', ListedNewsRow[]>> {
  const [found] = await readNewest(db, {});
  return { featured: (found?.featured ?? []).map(listedNewsOf), latest: (found?.latest ?? []).map(listedNewsOf) };
}

const STATES: Record<NewsState, RawBuilder<SqlBool>> = {
  draft: sql`n.deleted_at is null and not n.is_live and not n.was_shown`,
  scheduled: sql`n.deleted_at is null and n.is_live and n.date > now()`,
  live: sql`n.deleted_at is null and n.is_live and n.date <= now()`,
  withdrawn: sql`n.deleted_at is null and not n.is_live and n.was_shown`,
  deleted: sql`n.deleted_at is not null and ${isRestorable}`,
};

function conditionsOf({ state, typeArticle, words = [] }: NewsFilter): RawBuilder<SqlBool>[] {
  return [
    state === null ? sql`n.deleted_at is null` : STATES[state],
    ...(typeArticle === undefined ? [] : [sql<SqlBool>`n.type_article = ${typeArticle}`]),
    ...words.map((word) => matchesTextTerm(SEARCHED, word)),
  ];
}
