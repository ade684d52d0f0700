/** The lists of opportunities: which ids they hold, in which order, and how many there are. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { KEYS, type Position } from '../../../platform/http/keyset-cursor.ts';
import type { RowRange } from '../../../platform/http/paging.ts';
import { all, conditionsOf, type OpportunityFilter } from './list-filter.repository.ts';

export type OpportunitySort = 'newest' | 'oldest' | 'deadline' | 'points' | 'title';

export interface ListedId {
  id: string;
  /** What the list is ordered by, as a cursor carries it. */
  key: string;
}

type Sql = RawBuilder<unknown>;

/** One more than the page holds, when there is one: it tells that the list goes on. */
export async function listOpportunityIds(
  db: Db,
  filter: OpportunityFilter,
  sort: OpportunitySort,
  page: RowRange,
): Promise<ListedId[]> {
  if (sort === 'deadline') return listByDeadline(db, filter, page);
  const { key, order, past } = ORDERS[sort];
  const bounds = page.after ? [past(page.after)] : [];
  const { rows } = await sql<ListedId>`
    select o.id, ${key} as key from opportunities o where ${all([...conditionsOf(filter), ...bounds])}
    order by ${order} limit ${page.limit + 1} offset ${page.offset}`.execute(db);
  return rows;
}

/** Counts no further than `upTo`. */
export async function countOpportunities(db: Db, filter: OpportunityFilter, upTo: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select 1 from opportunities o where ${all(conditionsOf(filter))} limit ${upTo}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Counts no further than `upTo`, and gives the page with it when that counted all: what was looked for by words is found
 * in any order, and need not be found again to be put into one.
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

/** What a cursor carries of a row, in each of the orders. */
export const KEYS_OF: Record<OpportunitySort, (key: string) => boolean> = {
  newest: KEYS.none,
  oldest: KEYS.none,
  deadline: (key) => DEADLINE_KEY.test(key) && key.split('|').every(KEYS.moment),
  points: KEYS.count,
  title: KEYS.words,
};

/** Not yet decided ones ask for no points: they stand last. */
const NO_POINTS = 2_147_483_647;
const POINTS = sql.raw(`coalesce(o.points_required, ${NO_POINTS})`);

interface Order {
  key: Sql;
  order: Sql;
  past: (after: Position) => RawBuilder<SqlBool>;
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
      Number(key) === NO_POINTS
        ? sql`(o.points_required is null and o.id > ${id}::uuid)`
        : sql`((o.points_required, o.id) > (${Number(key)}, ${id}::uuid) or o.points_required is null)`,
  },
  title: {
    key: sql`o.sort_title`,
    order: sql`o.sort_title, o.id`,
    past: ({ key, id }) => sql`(o.sort_title, o.id) > (${key}, ${id}::uuid)`,
  },
};

/** The moment that parts what is open from what has closed, and the deadline of the row. */
const DEADLINE_KEY = /^([^|]+)\|([^|]+)$/;

/**
 * Nearest first: what still comes in the order in which it closes, then what is past, the latest first. The moment that
 * parts the two is that of the first page; a cursor carries it on.
 */
async function listByDeadline(db: Db, filter: OpportunityFilter, page: RowRange): Promise<ListedId[]> {
  const [, since, closesAt] = DEADLINE_KEY.exec(page.after?.key ?? '') ?? [];
  const now = since ?? new Date().toISOString();
  const isPast = closesAt !== undefined && closesAt <= now;
  const most = page.limit + 1 + page.offset;
  const position = sql`(${closesAt ?? now}::timestamptz, ${page.after?.id ?? null}::uuid)`;
  const where = conditionsOf(filter);
  const after = (comparison: string) =>
    closesAt === undefined ? [] : [sql<SqlBool>`(o.closes_at, o.id) ${sql.raw(comparison)} ${position}`];
  // Said once more of each part: it has an index of its own.
  const { open, state } = filter;
  const isFull = open === false ? [sql<SqlBool>`o.is_full`] : [];
  const ahead = sql`(select o.id, o.closes_at from opportunities o
    where ${all([...where, sql<SqlBool>`o.closes_at > ${now}::timestamptz`, ...isFull, ...after('>')])}
    order by o.closes_at, o.id limit ${isPast || state === 'closed' ? 0 : most})`;
  const past = sql`(select o.id, o.closes_at from opportunities o
    where ${all([...where, sql<SqlBool>`o.closes_at <= ${now}::timestamptz`, ...(isPast ? after('<') : [])])}
    order by o.closes_at desc, o.id desc limit ${open === true || state === 'approved' ? 0 : most})`;
  const { rows } = await sql<{ id: string; closesAt: Date }>`
    select id, closes_at as "closesAt" from (${ahead} union all ${past}) near
    order by closes_at <= ${now}::timestamptz,
      case when closes_at > ${now}::timestamptz then closes_at end,
      case when closes_at > ${now}::timestamptz then id end,
      closes_at desc, id desc
    limit ${page.limit + 1} offset ${page.offset}`.execute(db);
  return rows.map((row) => ({ id: row.id, key: `${now}|${row.closesAt.toISOString()}` }));
}
