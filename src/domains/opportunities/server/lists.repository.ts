/** Ids, order and counts of opportunity lists. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Param } from '#platform/db/compiled-once.ts';
import type { Db } from '#platform/db/database.ts';
import { KEYS } from '#platform/http/keyset-cursor.ts';
import type { RowRange } from '#platform/http/paging.ts';
import { all, conditionsOf, type OpportunityFilter } from './list-filter.repository.ts';

export type OpportunitySort = 'newest' | 'oldest' | 'deadline' | 'points' | 'title';

export interface ListedId {
  id: string;
  /** The sort key, as the cursor carries it. */
  key: string;
}

type Sql = RawBuilder<unknown>;

/** The row after which a page begins. */
type After = { key: Param<string>; id: Param<string> };

/** Returns up to one row more than the page, to tell whether there is a next one. */
export async function listOpportunityIds(
  db: Db,
  filter: OpportunityFilter,
  sort: Exclude<OpportunitySort, 'deadline'>,
  page: RowRange,
): Promise<ListedId[]> {
  const { rows } = await selectIds(filter, sort, page).execute(db);
  return rows;
}

/** The same with the total, counted up to `upTo`. */
export async function readOpportunityIds(
  db: Db,
  filter: OpportunityFilter,
  { sort, page, upTo }: { sort: OpportunitySort; page: RowRange; upTo: number },
): Promise<{ total: number; rows: ListedId[] }> {
  const ids = sort === 'deadline' ? selectByDeadline(filter, page) : selectIds(filter, sort, page);
  const { rows } = await sql<{ total: number; rows: ListedId[] | null }>`
    select ${countOf(filter, upTo)} as total, (select json_agg(page) from (${ids}) page) as rows`.execute(db);
  const [{ total, rows: found } = { total: 0, rows: null }] = rows;
  return { total, rows: found ?? [] };
}

export function selectIds(
  filter: OpportunityFilter,
  sort: Exclude<OpportunitySort, 'deadline'>,
  { limit, offset, after }: { limit: number; offset: number; after: After | null },
): RawBuilder<ListedId> {
  const { key, order, past } = ORDERS[sort];
  const bounds = after ? [past(after)] : [];
  return sql`
    select o.id, ${key} as key from opportunities o where ${all([...conditionsOf(filter), ...bounds])}
    order by ${order} limit ${sql.lit(limit + 1)} offset ${sql.lit(offset)}`;
}

/** Of opportunities as `o`. */
export const keyOf = (sort: Exclude<OpportunitySort, 'deadline'>): Sql => ORDERS[sort].key;

/** Counts up to `upTo`. */
export async function countOpportunities(db: Db, filter: OpportunityFilter, upTo: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${countOf(filter, upTo)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

export function countOf(filter: OpportunityFilter, upTo: number): Sql {
  const found = sql`select 1 from opportunities o where ${all(conditionsOf(filter))} limit ${sql.lit(upTo)}`;
  return sql`(select count(*)::int from (${found}) found)`;
}

/**
 * Counts up to `upTo` and returns the page too if that covered every match, so that a text search needn't run twice.
 */
export async function findOpportunityIds(
  db: Db,
  filter: OpportunityFilter,
  { sort, page, upTo }: { sort: Exclude<OpportunitySort, 'deadline'>; page: RowRange; upTo: number },
): Promise<{ total: number; rows: ListedId[] | null }> {
  const { key, order, past } = ORDERS[sort];
  const { rows } = await sql<{ total: number; rows: ListedId[] }>`
    with found as materialized (
      select o.id, o.points_required, o.sort_title from opportunities o
      where ${all(conditionsOf(filter))} limit ${upTo})
    select (select count(*)::int from found) as total,
      coalesce((select json_agg(page) from (
        select o.id, ${key} as key from found o where ${page.after ? past(page.after) : sql`true`}
        order by ${order} limit ${page.limit + 1} offset ${page.offset}) page), '[]') as rows`.execute(db);
  const [{ total, rows: found } = { total: 0, rows: [] }] = rows;
  return { total, rows: total < upTo ? found : null };
}

/** Validates the cursor's key for each order. */
export const KEYS_OF: Record<OpportunitySort, (key: string) => boolean> = {
  newest: KEYS.none,
  oldest: KEYS.none,
  deadline: (key) => DEADLINE_KEY.test(key) && key.split('|').every(KEYS.moment),
  points: KEYS.count,
  title: KEYS.words,
};

/** Undecided opportunities have no points and sort last. */
const NO_POINTS = 2_147_483_647;
const POINTS = sql.raw(`coalesce(o.points_required, ${NO_POINTS})`);

interface Order {
  key: Sql;
  order: Sql;
  past: (after: After) => RawBuilder<SqlBool>;
}

const ORDERS: Record<Exclude<OpportunitySort, 'deadline'>, Order> = {
  newest: {
    key: sql`''`,
    order: sql`o.id desc`,
    past: ({ id }) => sql`o.id < ${id}::uuid`,
  },
  oldest: {
    key: sql`''`,
    order: sql`o.id`,
    past: ({ id }) => sql`o.id > ${id}::uuid`,
  },
  points: {
    key: sql`${POINTS}::text`,
    order: sql`o.points_required nulls last, o.id`,
    past: ({ key, id }) =>
      key === String(NO_POINTS)
        ? sql`(o.points_required is null and o.id > ${id}::uuid)`
        : sql`((o.points_required, o.id) > (${key}::int, ${id}::uuid) or o.points_required is null)`,
  },
  title: {
    key: sql`o.sort_title`,
    order: sql`o.sort_title, o.id`,
    past: ({ key, id }) => sql`(o.sort_title, o.id) > (${key}, ${id}::uuid)`,
  },
};

/** "now|closesAt": the moment separating open from closed, and the row's deadline. */
const DEADLINE_KEY = /^([^|]+)\|([^|]+)$/;

/**
 * Upcoming deadlines first, soonest first; then past ones, latest first. The moment separating them is that of the first
 * page, carried by the cursor.
 */
function selectByDeadline(filter: OpportunityFilter, page: RowRange): RawBuilder<ListedId> {
  const [, since, closesAt] = DEADLINE_KEY.exec(page.after?.key ?? '') ?? [];
  const now = since ?? new Date().toISOString();
  const isPast = closesAt !== undefined && closesAt <= now;
  const most = page.limit + 1 + page.offset;
  const position = sql`(${closesAt ?? now}::timestamptz, ${page.after?.id ?? null}::uuid)`;
  const where = conditionsOf(filter);
  const after = (comparison: string) =>
    closesAt === undefined ? [] : [sql<SqlBool>`(o.closes_at, o.id) ${sql.raw(comparison)} ${position}`];
  // Repeated for each half, so that each can use its own index.
  const { open, state } = filter;
  const isFull = open === false ? [sql<SqlBool>`o.is_full`] : [];
  const ahead = sql`(select o.id, o.closes_at from opportunities o
    where ${all([...where, sql<SqlBool>`o.closes_at > ${now}::timestamptz`, ...isFull, ...after('>')])}
    order by o.closes_at, o.id limit ${isPast || state === 'closed' ? 0 : most})`;
  const past = sql`(select o.id, o.closes_at from opportunities o
    where ${all([...where, sql<SqlBool>`o.closes_at <= ${now}::timestamptz`, ...(isPast ? after('<') : [])])}
    order by o.closes_at desc, o.id desc limit ${open === true || state === 'approved' ? 0 : most})`;
  return sql`
    select id, ${now} || '|' || to_char(closes_at at time zone 'UTC', ${ISO_MILLISECONDS}) as key
    from (${ahead} union all ${past}) near
    order by closes_at <= ${now}::timestamptz,
      case when closes_at > ${now}::timestamptz then closes_at end,
      case when closes_at > ${now}::timestamptz then id end,
      closes_at desc, id desc
    limit ${page.limit + 1} offset ${page.offset}`;
}

/** As JavaScript writes a moment. */
const ISO_MILLISECONDS = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
