/**
 * Ids and counts of impact lists. Ids are time-ordered (UUIDv7), so newest first means by id.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Param } from '#platform/db/compiled-once.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { RowRange } from '#platform/http/paging.ts';
import { type ImpactFilter, walkOf, yearCondition } from './list-filter.repository.ts';

export type ImpactSort = 'newest' | 'oldest' | 'mostLiked';

export interface ListedId {
  id: string;
  likeCount: number;
}

type Sql = RawBuilder<unknown>;
/** The row after which a page begins. */
type After = { key: Param<string>; id: Param<string> } | null;

/** Fetches one extra row to see whether there's a next page. */
export async function listImpactIds(
  db: Db | Tx,
  filter: ImpactFilter,
  sort: ImpactSort,
  page: RowRange,
): Promise<ListedId[]> {
  const { rows } = await selectIds(filter, sort, page).execute(db);
  return rows;
}

/** A page and the total, counted no further than `upTo`. */
export async function readImpactIds(
  db: Db | Tx,
  filter: ImpactFilter,
  { sort, page, upTo }: { sort: ImpactSort; page: RowRange; upTo: number },
): Promise<{ total: number; rows: ListedId[] }> {
  const { rows } = await sql<{ total: number; rows: ListedId[] | null }>`
    select ${countOf(filter, upTo)} as total,
      (select json_agg(page) from (${selectIds(filter, sort, page)}) page) as rows`.execute(db);
  const [{ total, rows: found } = { total: 0, rows: null }] = rows;
  return { total, rows: found ?? [] };
}

/** Counts no further than `upTo`. */
export async function countImpacts(db: Db | Tx, filter: ImpactFilter, upTo: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${countOf(filter, upTo)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The ids of a page and of one row more. */
export function selectIds(
  filter: ImpactFilter,
  sort: ImpactSort,
  { limit, offset, after }: { limit: number; offset: number; after: After },
): RawBuilder<ListedId> {
  const { from, where, id } = walkOf(filter);
  const direction = sql.raw(sort === 'oldest' ? 'asc' : 'desc');
  const byLikes = sort === 'mostLiked';
  const joined = byLikes ? sql`${from} join impact_likes l on l.impact_id = ${id}` : from;
  const last = byLikes ? sql`l.impact_id` : id;
  const order = byLikes ? sql`l.like_count desc, ${last} desc` : sql`${last} ${direction}`;
  // Repeated on the likes' row, so that its index by year can be used.
  const year = byLikes ? yearCondition('l', filter) : [];
  const bounds = after ? [pastOf(sort, last, after)] : [];
  return sql`
    select ${last} as id, ${byLikes ? sql`l.like_count` : sql`0`} as "likeCount"
    from ${joined} where ${all([...where, ...year, ...bounds])}
    order by ${order} limit ${sql.lit(limit + 1)} offset ${sql.lit(offset)}`;
}

export function countOf(filter: ImpactFilter, upTo: number): Sql {
  const { from, where } = walkOf(filter);
  return sql`(select count(*)::int from (select 1 from ${from} where ${all(where)} limit ${sql.lit(upTo)}) found)`;
}

/**
 * Counts no further than `upTo`; if that covers everything, returns the page too, which saves repeating a text search.
 */
export async function findImpactIds(
  db: Db | Tx,
  filter: ImpactFilter,
  { sort, page, upTo }: { sort: Exclude<ImpactSort, 'mostLiked'>; page: RowRange; upTo: number },
): Promise<{ total: number; rows: ListedId[] | null }> {
  const { from, where, id } = walkOf(filter);
  const { limit, offset, after } = page;
  const direction = sql.raw(sort === 'oldest' ? 'asc' : 'desc');
  const past = after ? pastOf(sort, sql`id`, after) : sql<SqlBool>`true`;
  const { rows } = await sql<{ total: number; ids: string[] }>`
    with found as materialized (select ${id} as id from ${from} where ${all(where)} limit ${upTo})
    select (select count(*)::int from found) as total,
      array(select id from found where ${past} order by id ${direction} limit ${limit + 1} offset ${offset}) as ids
  `.execute(db);
  const [{ total, ids } = { total: 0, ids: [] }] = rows;
  return { total, rows: total < upTo ? ids.map((found) => ({ id: found, likeCount: 0 })) : null };
}

/** Non-public impacts that a person took part in. */
export async function listUnlistedIdsOf(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('impact_people as p')
    .innerJoin('impacts as i', 'i.id', 'p.impact_id')
    .select('i.id')
    .where('p.user_id', '=', userId)
    .where('i.is_public', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}

function pastOf(sort: ImpactSort, id: Sql, after: NonNullable<After>): RawBuilder<SqlBool> {
  if (sort === 'mostLiked') return sql`(l.like_count, ${id}) < (${after.key}::int, ${after.id}::uuid)`;
  return sort === 'oldest' ? sql`${id} > ${after.id}::uuid` : sql`${id} < ${after.id}::uuid`;
}

function all(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql`${sql.join([...conditions], sql` and `)}`;
}
