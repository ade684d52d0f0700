/** A person's own files. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MediaKind } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Position } from '#platform/http/keyset-cursor.ts';
import type { RowRange } from '#platform/http/paging.ts';
import { IS_MISSED, IS_USED } from './uses.repository.ts';

export type OwnSort = 'newest' | 'oldest' | 'largest';

export interface OwnFilter {
  ownerId: string;
  kind?: MediaKind | undefined;
  /** Whether anything uses it, by anyone. */
  isUsed?: boolean | undefined;
}

export interface OwnFile {
  id: string;
  bytes: number;
}

/** Reads one row more than the page size, to know whether there is a next page. */
export async function listOwnFiles(
  db: Db,
  filter: OwnFilter,
  sort: OwnSort,
  { limit, offset, after }: RowRange,
): Promise<OwnFile[]> {
  const past = after ? [ORDERS[sort].past(after)] : [];
  const { rows } = await sql<OwnFile>`
    select m.id, m.bytes::float8 as bytes from media m where ${all([...conditionsOf(filter), ...past])}
    order by ${ORDERS[sort].by} limit ${limit + 1} offset ${offset}`.execute(db);
  return rows;
}

/** Stops counting at `upTo`. */
export async function countOwnFiles(db: Db, filter: OwnFilter, upTo: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from media m where ${all(conditionsOf(filter))} limit ${upTo}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

const ORDERS: Record<OwnSort, { by: RawBuilder<unknown>; past: (after: Position) => RawBuilder<SqlBool> }> = {
  newest: { by: sql`m.id desc`, past: ({ id }) => sql`m.id < ${id}::uuid` },
  oldest: { by: sql`m.id`, past: ({ id }) => sql`m.id > ${id}::uuid` },
  largest: {
    by: sql`m.bytes desc, m.id desc`,
    past: ({ key, id }) => sql`(m.bytes, m.id) < (${key}::bigint, ${id}::uuid)`,
  },
};

/** Whether it must be kept. Locks the file, so that nothing can start using it before the transaction ends. */
export async function isMissedWithout(tx: Tx, id: string): Promise<boolean> {
  await tx.selectFrom('media').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  // A separate statement, to see uses committed while the first one waited for the lock.
  const { rows } = await sql<{ isMissed: boolean }>`
    select ${IS_MISSED} as "isMissed" from media m where m.id = ${id}::uuid`.execute(tx);
  return rows[0]?.isMissed ?? false;
}

function conditionsOf({ ownerId, kind, isUsed }: OwnFilter): RawBuilder<SqlBool>[] {
  return [
    sql<SqlBool>`m.owner_id = ${ownerId}::uuid and m.ready_at is not null`,
    ...(kind === undefined ? [] : [sql<SqlBool>`m.kind = ${kind}`]),
    ...(isUsed === undefined ? [] : [isUsed ? IS_USED : sql<SqlBool>`not ${IS_USED}`]),
  ];
}

const all = (conditions: readonly RawBuilder<SqlBool>[]) => sql.join([...conditions], sql` and `);
