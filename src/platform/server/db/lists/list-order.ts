/**
 * The orders of a list, each declared once: what a cursor contains of a row (`key`), which rows come after that
 * (`compare`), and the ORDER BY (`order`).
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { KEYS, MAX_WORDS_LENGTH, type Order } from '../../http/lists/keyset-cursor.ts';
import type { Param } from '../prepared-statement.ts';

type Sql = RawBuilder<unknown>;

/** The row after which a page begins. */
export interface After {
  key: Param<string>;
  id: Param<string>;
}

export interface ListOrder extends Order {
  /** As text, without loss of precision. */
  key: RawBuilder<string>;
  compare: (after: After) => RawBuilder<SqlBool>;
  order: Sql;
}

/** What to sort by before the id. */
interface SortKey {
  column: Sql;
  key: RawBuilder<string>;
  isKey: (key: string) => boolean;
  cursorValue: (after: After) => Sql;
}

export const byCount = (column: Sql): SortKey => ({
  column,
  key: sql`${column}::text`,
  isKey: KEYS.count,
  cursorValue: ({ key }) => sql`${key}::int`,
});

export const byBytes = (column: Sql): SortKey => ({
  column,
  key: sql`${column}::text`,
  isKey: KEYS.bytes,
  cursorValue: ({ key }) => sql`${key}::bigint`,
});

export const byMoment = (column: Sql): SortKey => ({
  column,
  key: sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  isKey: KEYS.moment,
  cursorValue: ({ key }) => sql`${key}::timestamptz`,
});

/**
 * @param find selects the words of the row with this id: a cursor has no room for long ones. If that row is gone, the page
 * begins with the rows whose words begin alike.
 */
export const byWords = (column: Sql, find: (id: Param<string>) => Sql): SortKey => ({
  column,
  key: sql`left(${column}, ${sql.lit(MAX_WORDS_LENGTH)})`,
  isKey: KEYS.words,
  cursorValue: ({ key, id }) => sql`case when length(${key}::text) = ${sql.lit(MAX_WORDS_LENGTH)}
    then greatest(${key}::text, (${find(id)})) else ${key}::text end`,
});

type Direction = 'asc' | 'desc';

interface Declared {
  by?: SortKey;
  direction: Direction;
  /** The direction of the ids of rows with the same key. */
  ties: Direction;
}

export const ascending = (by?: SortKey): Declared => ({ ...(by && { by }), direction: 'asc', ties: 'asc' });

export const descending = (by?: SortKey, ties: Direction = 'desc'): Declared => ({
  ...(by && { by }),
  direction: 'desc',
  ties,
});

/** For ids that sort by time. */
export const byAge = (list: string, id: Sql): Record<'newest' | 'oldest', ListOrder> =>
  ordersOf(list, id, { newest: descending(), oldest: ascending() });

/** @param id the column of the rows' ids. */
export function ordersOf<Sort extends string>(
  list: string,
  id: Sql,
  declared: Record<Sort, Declared>,
): Record<Sort, ListOrder> {
  const orders = Object.entries<Declared>(declared).map(([sort, one]) => [sort, orderOf(`${list}:${sort}`, id, one)]);
  return Object.fromEntries(orders);
}

export function orderOf(name: string, id: Sql, { by, direction, ties }: Declared): ListOrder {
  const past = SIGNS[ties];
  const ordered = sql`${id} ${sql.raw(ties)}`;
  if (!by) {
    const compare = (after: After) => sql<SqlBool>`${id} ${past} ${after.id}::uuid`;
    return { name, isKey: KEYS.none, key: sql`''`, compare, order: ordered };
  }
  const { column, key, isKey, cursorValue } = by;
  const order = sql`${column} ${sql.raw(direction)}, ${ordered}`;
  const further = SIGNS[direction];
  const compare = (after: After): RawBuilder<SqlBool> => {
    const value = cursorValue(after);
    if (direction === ties) return sql`(${column}, ${id}) ${past} (${value}, ${after.id}::uuid)`;
    return sql`(${column} ${further}= ${value} and (${column} ${further} ${value} or ${id} ${past} ${after.id}::uuid))`;
  };
  return { name, isKey, key, compare, order };
}

const SIGNS: Record<Direction, Sql> = { asc: sql.raw('>'), desc: sql.raw('<') };
