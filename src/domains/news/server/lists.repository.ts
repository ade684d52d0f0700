/** The lists of articles: which ids they hold, in which order, and how many there are. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NewsState, NewsType } from '../../../../generated/types.gen.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { patternOf } from '../../../platform/db/search-words.repository.ts';
import type { RowRange } from '../../../platform/http/paging.ts';
import { isKept } from './news.repository.ts';

export type NewsSort = 'newest' | 'oldest' | 'title';

/** A word that is looked for, or one that stands in a title and may have been meant by it. */
export interface SoughtWord {
  word: string;
  isMisspelt: boolean;
}

export interface NewsFilter {
  /** Null for every state but deleted. */
  state: NewsState | null;
  typeArticle?: NewsType | undefined;
  words?: readonly SoughtWord[] | undefined;
}

export interface ListedNews {
  id: string;
  date: Date;
}

/** How alike a word of the title has to be to one that nobody has written. */
const ALIKE = 0.4;

/** One more than the page holds, when there is one: it tells that the list goes on. */
export async function listNewsIds(
  db: Db | Tx,
  filter: NewsFilter,
  sort: NewsSort,
  { limit, offset, after }: RowRange,
): Promise<ListedNews[]> {
  const bounds = after ? [pastOf(sort, after)] : [];
  const { rows } = await sql<ListedNews>`
    select n.id, n.date from news n where ${all([...conditionsOf(filter), ...bounds])}
    order by ${ORDERS[sort]} limit ${limit + 1} offset ${offset}`.execute(db);
  return rows;
}

/** Counts no further than `upTo`. */
export async function countNews(db: Db | Tx, filter: NewsFilter, upTo: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select 1 from news n where ${all(conditionsOf(filter))} limit ${upTo}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether any article has this in it. */
export async function isWritten(db: Db | Tx, word: string): Promise<boolean> {
  const { rows } = await sql`select 1 from news where search_text like ${patternOf(word)} limit 1`.execute(db);
  return rows.length > 0;
}

const ORDERS: Record<NewsSort, RawBuilder<unknown>> = {
  newest: sql`n.date desc, n.id desc`,
  oldest: sql`n.date, n.id`,
  title: sql`n.search_title, n.id`,
};

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
    ...words.map(({ word, isMisspelt }) =>
      isMisspelt
        ? sql<SqlBool>`word_similarity(${word}, n.search_title) > ${ALIKE}`
        : sql<SqlBool>`n.search_text like ${patternOf(word)}`,
    ),
  ];
}

function pastOf(sort: NewsSort, { key, id }: { key: string; id: string }): RawBuilder<SqlBool> {
  if (sort === 'newest') return sql`(n.date, n.id) < (${new Date(key)}::timestamptz, ${id}::uuid)`;
  if (sort === 'oldest') return sql`(n.date, n.id) > (${new Date(key)}::timestamptz, ${id}::uuid)`;
  // A title may be longer than a cursor: the row says it.
  return sql`(n.search_title, n.id) > (select last.search_title, last.id from news last where last.id = ${id}::uuid)`;
}

function all(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql`${sql.join([...conditions], sql` and `)}`;
}
