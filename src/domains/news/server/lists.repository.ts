/** Ids, order and counts of article lists. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NewsState, NewsType } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { patternOf } from '#platform/db/search-words.repository.ts';
import type { RowRange } from '#platform/http/paging.ts';
import { isKept } from './news.repository.ts';

export type NewsSort = 'newest' | 'oldest' | 'title';

/** A search term, or a similar word from a title. */
export interface SoughtWord {
  word: string;
  isMisspelt: boolean;
}

export interface NewsFilter {
  /** Null for all states but deleted. */
  state: NewsState | null;
  typeArticle?: NewsType | undefined;
  words?: readonly SoughtWord[] | undefined;
}

export interface ListedNews {
  id: string;
  date: Date;
}

/** Minimum trigram similarity for spelling corrections. */
const ALIKE = 0.4;

/** Returns up to one row more than the page, to tell whether there's a next one. */
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

/** Whether any article contains this. */
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
  // A title may be too long for a cursor, so look it up by id.
  return sql`(n.search_title, n.id) > (select last.search_title, last.id from news last where last.id = ${id}::uuid)`;
}

function all(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql`${sql.join([...conditions], sql` and `)}`;
}
