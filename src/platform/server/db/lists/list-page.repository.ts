/** Reads a page of a list, in any of its orders, and its total. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PageMeta } from '#generated/types.gen.ts';
import type { Position } from '../../http/lists/keyset-cursor.ts';
import { COUNTED_ROWS, type PageRequest, toPage } from '../../http/lists/paging.ts';
import type { Db, Tx } from '../database.ts';
import type { After, ListOrder } from './list-order.ts';
import { type RowsWithTotal, withCachedTotal } from './total-cache.ts';

type Sql = RawBuilder<unknown>;

export const COUNTED_UP_TO = COUNTED_ROWS + 1;

export interface Listed {
  from: Sql;
  where: readonly RawBuilder<SqlBool>[];
  group?: Sql;
  /**
   * The alias of the rows, if the columns and the order need no other table. Columns are then read for the page alone.
   */
  rows?: string;
}

export interface Place {
  limit: number;
  offset: number;
  after: After | null;
}

export function all(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql`${sql.join([...conditions], sql` and `)}`;
}

/** The rows of a page, with their keys, and one more if there is a next page. */
export function selectPage<Row extends { id: string }>(
  columns: Sql,
  { from, where, group = sql``, rows }: Listed,
  { key, compare, order }: ListOrder,
  { limit, offset, after }: Place,
): RawBuilder<Row & Position> {
  const page = (selected: Sql) => sql`
    select ${selected} from ${from} where ${all(after ? [...where, compare(after)] : where)} ${group}
    order by ${order} limit ${sql.lit(limit + 1)} offset ${sql.lit(offset)}`;
  if (rows === undefined) return sql`${page(sql`${columns}, ${key} as key`)}`;
  const alias = sql.ref(rows);
  return sql`select ${columns}, ${key} as key from (${page(sql`${alias}.*`)}) ${alias} order by ${order}`;
}

/** Counts no further than where numbered pages end. */
export const countOf = ({ from, where, group = sql`` }: Listed, upTo = COUNTED_UP_TO): RawBuilder<number> =>
  sql`(select count(*)::int from (select 1 from ${from} where ${all(where)} ${group} limit ${sql.lit(upTo)}) found)`;

interface WholeList extends Listed {
  columns: Sql;
  /** What to count instead, if some of the joined tables make no difference to the total. */
  counted?: Listed;
  /** Whether a large total is cached for a while: for searches, and lists that take long to count. */
  isTotalCached?: boolean;
}

/** A page with the total beside each row; an empty page is one row without an id. */
export type Counted<Row> = (Row & Position & { listTotal: number }) | { id: null; listTotal: number };

export const selectWithTotal = <Row extends { id: string }>(
  { columns, counted, ...listed }: WholeList,
  order: ListOrder,
  place: Place,
  total = countOf(counted ?? listed),
): RawBuilder<Counted<Row>> => sql`
  select counted."listTotal", page.*
  from (select ${total} as "listTotal") counted
    left join (${selectPage<Row>(columns, listed, order, place)}) page on true`;

export const toListPage = <Row extends { id: string }>(
  page: PageRequest,
  counted: readonly Counted<Row>[],
): { rows: Row[]; meta: PageMeta } => toPage(page, foundOf(counted));

const foundOf = <Row extends { id: string }>(counted: readonly Counted<Row>[]) => ({
  rows: counted.flatMap((row) => (row.id === null ? [] : row)),
  total: counted[0]?.listTotal ?? 0,
});

/** Reads a page and its total in one statement. */
export async function readListPage<Row extends { id: string }>(
  db: Db,
  page: PageRequest<ListOrder>,
  list: WholeList,
): Promise<{ rows: Row[]; meta: PageMeta }> {
  const read = async (total: RawBuilder<number>) =>
    foundOf((await selectWithTotal<Row>(list, page.order, page, total).execute(db)).rows);
  const count = countOf(list.counted ?? list);
  return toPage(
    page,
    await (list.isTotalCached ? withCachedTotal(db, { count, limit: page.limit }, read) : read(count)),
  );
}

/**
 * The same for a statement of the list's own, whose total is cached while it's large.
 *
 * @param read gets whether the total is known to be `COUNTED_UP_TO`.
 */
export async function readCountedPage<Row extends { id: string }>(
  db: Db,
  page: PageRequest<ListOrder>,
  count: RawBuilder<number>,
  read: (isCached: boolean) => Promise<Counted<Row>[]>,
): Promise<{ rows: Row[]; meta: PageMeta }> {
  const { limit } = page;
  return toPage(
    page,
    await withCachedTotal(db, { count, limit }, async (_, isCached) => foundOf(await read(isCached))),
  );
}

/** Reads rows and their total in one statement. */
export async function readWithTotal<Row>(
  db: Db | Tx,
  selected: RawBuilder<Row>,
  total: RawBuilder<number>,
): Promise<RowsWithTotal<Row>> {
  const { rows } = await sql<{ total: number; rows: Row[] | null }>`
    select ${total} as total, (select json_agg(page) from (${selected}) page) as rows`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows[0]?.rows ?? [] };
}

interface Search {
  /** The alias of the rows; `columns` are those that the order needs. */
  as: string;
  columns: Sql;
  listed: Listed;
  order: ListOrder;
  page: Place;
  /** Selects the page in its order. */
  ids: RawBuilder<Position>;
}

/** The same for a search or another list that takes long to count, whose total is cached while it's large. */
export const readWithCachedTotal = <Row>(
  db: Db | Tx,
  selected: RawBuilder<Row>,
  count: RawBuilder<number>,
  { limit }: Pick<Place, 'limit'>,
): Promise<RowsWithTotal<Row>> => withCachedTotal(db, { count, limit }, (total) => readWithTotal(db, selected, total));

/**
 * For a text search, which finds rows in no order: takes the page from the rows that were counted, so that the search
 * doesn't run twice, unless there are more than are counted.
 */
export const searchWithTotal = (db: Db | Tx, search: Search): Promise<RowsWithTotal<Position>> =>
  withCachedTotal(db, { count: countOf(search.listed), limit: search.page.limit }, async (_total, isCached) =>
    isCached ? { total: COUNTED_UP_TO, rows: (await search.ids.execute(db)).rows } : searchAndCount(db, search),
  );

async function searchAndCount(
  db: Db | Tx,
  { as, columns, listed: { from, where }, order, page, ids }: Search,
): Promise<RowsWithTotal<Position>> {
  const found = { from: sql`found ${sql.ref(as)}`, where: [] };
  const selected = selectPage(sql.ref(`${as}.id`), found, order, page);
  const { rows } = await sql<RowsWithTotal<Position>>`
    with found as materialized (select ${columns} from ${from} where ${all(where)} limit ${sql.lit(COUNTED_UP_TO)})
    select (select count(*)::int from found) as total,
      coalesce((select json_agg(page) from (${selected}) page), '[]') as rows`.execute(db);
  const [counted = { total: 0, rows: [] }] = rows;
  return counted.total < COUNTED_UP_TO ? counted : { total: counted.total, rows: (await ids.execute(db)).rows };
}
