/** Ids, order and counts of council lists. Ids are UUIDv7, so they sort by time. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Param } from '#platform/db/compiled-once.ts';
import type { Db } from '#platform/db/database.ts';
import { KEYS } from '#platform/http/keyset-cursor.ts';
import type { RowRange } from '#platform/http/paging.ts';

export type CouncilSort = 'newest' | 'oldest' | 'title' | 'members' | 'impacts';

/** A LIKE pattern, or a word to match by similarity. */
export type SoughtWord = { pattern: string } | { misspelt: string };

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
  /** The sort key as text; empty when sorted by id. */
  sortKey: string;
}

interface Order {
  key: RawBuilder<string>;
  by: RawBuilder<unknown>;
  /** Rows after a cursor. */
  past(key: Param<string>, id: Param<string>): RawBuilder<SqlBool>;
}

/** Validates the cursor's key for each order. */
export const KEYS_OF: Record<CouncilSort, (key: string) => boolean> = {
  newest: KEYS.none,
  oldest: KEYS.none,
  title: KEYS.words,
  members: KEYS.count,
  impacts: KEYS.count,
};

const byCount = (column: 'member_count' | 'impact_count'): Order => {
  const count = sql.ref(`c.${column}`);
  return {
    key: sql`${count}::text`,
    by: sql`${count} desc, c.id desc`,
    past: (key, id) => sql`(${count}, c.id) < (${key}::int, ${id}::uuid)`,
  };
};

const ORDERS: Record<CouncilSort, Order> = {
  newest: { key: sql`''`, by: sql`c.id desc`, past: (_, id) => sql`c.id < ${id}::uuid` },
  oldest: { key: sql`''`, by: sql`c.id`, past: (_, id) => sql`c.id > ${id}::uuid` },
  title: {
    key: sql`c.title_fold`,
    by: sql`c.title_fold, c.id`,
    past: (key, id) => sql`(c.title_fold, c.id) > (${key}, ${id}::uuid)`,
  },
  members: byCount('member_count'),
  impacts: byCount('impact_count'),
};

/** Returns up to one row more than the page, to tell whether there is a next one. */
export async function listCouncilIds(
  db: Db,
  filter: CouncilFilter,
  sort: CouncilSort,
  page: RowRange,
): Promise<ListedId[]> {
  const { rows } = await selectIds(filter, sort, page).execute(db);
  return rows;
}

/** The same with the total, counted up to `upTo`. */
export async function readCouncilIds(
  db: Db,
  filter: CouncilFilter,
  { sort, page, upTo }: { sort: CouncilSort; page: RowRange; upTo: number },
): Promise<{ total: number; rows: ListedId[] }> {
  const { rows } = await sql<{ total: number; rows: ListedId[] | null }>`
    select ${countOf(filter, upTo)} as total,
      (select json_agg(page) from (${selectIds(filter, sort, page)}) page) as rows`.execute(db);
  const [{ total, rows: found } = { total: 0, rows: null }] = rows;
  return { total, rows: found ?? [] };
}

/** Counts up to `upTo`. */
export async function countCouncils(db: Db, filter: CouncilFilter, upTo: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${countOf(filter, upTo)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The row after which a page begins. */
type After = { key: Param<string>; id: Param<string> } | null;

export function selectIds(
  filter: CouncilFilter,
  sort: CouncilSort,
  { limit, offset, after }: { limit: number; offset: number; after: After },
): RawBuilder<ListedId> {
  const { key, by, past } = ORDERS[sort];
  const where = [...conditionsOf(filter), ...(after ? [past(after.key, after.id)] : [])];
  return sql`
    select c.id, c.title, ${key} as "sortKey" from councils c where ${sql.join(where, sql` and `)}
    order by ${by} limit ${sql.lit(limit + 1)} offset ${sql.lit(offset)}`;
}

export function countOf(filter: CouncilFilter, upTo: number): RawBuilder<number> {
  return sql`(
    select count(*)::int
    from (select 1 from councils c where ${sql.join(conditionsOf(filter), sql` and `)} limit ${sql.lit(upTo)}) found)`;
}

/** Of councils as `c`. */
export const sortKeyOf = (sort: CouncilSort): RawBuilder<string> => ORDERS[sort].key;

/** Whether any council matches. */
export async function isWritten(db: Db, pattern: string): Promise<boolean> {
  const { rows } = await sql`select 1 from councils where search_text like ${pattern} limit 1`.execute(db);
  return rows.length > 0;
}

function conditionsOf(filter: CouncilFilter): RawBuilder<SqlBool>[] {
  const { scope, isApproved, isSubmited, sdg, words = [], placeWords = [], among } = filter;
  const whether = (value: boolean | undefined, condition: RawBuilder<SqlBool>) =>
    value === undefined ? [] : [value ? condition : sql<SqlBool>`not ${condition}`];
  return [
    scopeCondition(scope),
    ...whether(isApproved, sql`c.is_approved`),
    ...whether(isSubmited, sql`c.is_submitted`),
    ...(sdg === undefined
      ? []
      : [sql<SqlBool>`exists (select from council_goals g where g.council_id = c.id and g.sdg = ${sdg})`]),
    ...words.map((word) =>
      'pattern' in word
        ? sql<SqlBool>`c.search_text like ${word.pattern}`
        : sql<SqlBool>`${word.misspelt} <% c.search_text`,
    ),
    ...placeWords.map((pattern) => sql<SqlBool>`c.search_location like ${pattern}`),
    ...(among === undefined ? [] : [sql<SqlBool>`c.id = any(${[...among]}::uuid[])`]),
  ];
}

function scopeCondition(scope: CouncilFilter['scope']): RawBuilder<SqlBool> {
  if (scope.kind === 'all') return sql`true`;
  if (scope.ownerId === null) return sql`c.is_approved`;
  return sql`(c.is_approved or c.owner_id = ${scope.ownerId}::uuid)`;
}
