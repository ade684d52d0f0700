/** Ids, order and counts of article lists. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NewsState, NewsType, PageMeta } from '#generated/types.gen.ts';
import type { Param } from '#platform/db/compiled-once.ts';
import type { Db } from '#platform/db/database.ts';
import { ascending, byMoment, byWords, descending, type ListOrder, ordersOf } from '#platform/db/list-order.ts';
import { type Listed, readListPage, selectPage } from '#platform/db/list-page.repository.ts';
import { holdsInText, type SearchedText, type SoughtWord } from '#platform/db/text-search.repository.ts';
import type { PageRequest, RowRange } from '#platform/http/paging.ts';
import { isKept } from './news.repository.ts';

export type NewsSort = 'newest' | 'oldest' | 'title';

export interface NewsFilter {
  /** Null for all states but deleted. */
  state: NewsState | null;
  typeArticle?: NewsType | undefined;
  words?: readonly SoughtWord[] | undefined;
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

export const listNewsIds = (
  db: Db,
  filter: NewsFilter,
  page: PageRequest<ListOrder>,
): Promise<{ rows: { id: string }[]; meta: PageMeta }> =>
  readListPage(db, page, { columns: sql`n.id`, ...listedBy(filter) });

export async function listNewestIds(db: Db, filter: NewsFilter, range: RowRange): Promise<string[]> {
  const { rows } = await selectPage<{ id: string }>(sql`n.id`, listedBy(filter), ORDERS.newest, range).execute(db);
  return rows.map(({ id }) => id);
}

const STATES: Record<NewsState, RawBuilder<SqlBool>> = {
  draft: sql`n.deleted_at is null and not n.is_live and not n.was_shown`,
  scheduled: sql`n.deleted_at is null and n.is_live and n.date > now()`,
  live: sql`n.deleted_at is null and n.is_live and n.date <= now()`,
  withdrawn: sql`n.deleted_at is null and not n.is_live and n.was_shown`,
  deleted: sql`n.deleted_at is not null and ${isKept}`,
};

function conditionsOf({ state, typeArticle, words = [] }: NewsFilter): RawBuilder<SqlBool>[] {
  return [
    state === null ? sql`n.deleted_at is null` : STATES[state],
    ...(typeArticle === undefined ? [] : [sql<SqlBool>`n.type_article = ${typeArticle}`]),
    ...words.map((word) => holdsInText(SEARCHED, word)),
  ];
}
