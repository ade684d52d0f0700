/**
 * Remembers the searches and lists that recently had at least as many rows as are counted. They rarely have fewer
 * within a minute, so they aren't counted again in that time; smaller totals are counted for each answer.
 */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { MINUTE_MS } from '../../../shared/moment.ts';
import { ExpiringCache } from '../../expiring-cache.ts';
import { COUNTED_ROWS } from '../../http/lists/paging.ts';
import type { Db, Tx } from '../database.ts';

const CACHED_MS = MINUTE_MS;
const MAX_CACHED = 2_000;
const COUNTED_UP_TO = COUNTED_ROWS + 1;

export interface RowsWithTotal<Row> {
  total: number;
  rows: Row[];
}

const caches = new WeakMap<Db | Tx, ExpiringCache<string, true>>();

/**
 * Reads a page and its total.
 *
 * @param count the key of the cached total, with all its values. They include what the viewer may see, so nobody gets
 * a total that was counted for others.
 * @param read gets the count or, if that is known, its result. It reads one row more than the page if there is one.
 */
export async function withCachedTotal<Row>(
  db: Db | Tx,
  { count, limit }: { count: RawBuilder<number>; limit: number },
  read: (total: RawBuilder<number>, isCached: boolean) => Promise<RowsWithTotal<Row>>,
): Promise<RowsWithTotal<Row>> {
  const cache = cacheOf(db);
  const key = keyOf(db, count);
  if (cache.has(key)) {
    const found = await read(sql<number>`${sql.lit(COUNTED_UP_TO)}`, true);
    if (found.rows.length > limit) return found;
    // The list ends here, so it may have become shorter.
    cache.delete(key);
  }
  const found = await read(count, false);
  if (found.total >= COUNTED_UP_TO) cache.set(key, true);
  return found;
}

/** Runs these counts in one statement, except those known to have reached `upTo`. */
export async function countUncached(
  db: Db | Tx,
  counts: readonly RawBuilder<number>[],
  upTo: number,
): Promise<number[]> {
  const cache = cacheOf(db);
  const keys = counts.map((count) => keyOf(db, count));
  const uncached = counts.map((count, index) => (cache.has(keys[index] ?? '') ? sql<number>`${sql.lit(upTo)}` : count));
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(uncached)}]::int[] as counts`.execute(db);
  const counted = rows[0]?.counts ?? [];
  for (const [index, key] of keys.entries()) if (counted[index] === upTo && !cache.has(key)) cache.set(key, true);
  return counted;
}

/**
 * Reads the selected rows; null if there are more than `max`, which is then cached. Use it only to choose between
 * two plans that give the same result.
 */
export async function listIfAtMost<Row>(db: Db | Tx, selected: RawBuilder<Row>, max: number): Promise<Row[] | null> {
  const cache = cacheOf(db);
  const limited = sql<Row>`${selected} limit ${sql.lit(max + 1)}`;
  const key = keyOf(db, limited);
  if (cache.has(key)) return null;
  const { rows } = await limited.execute(db);
  if (rows.length <= max) return rows;
  cache.set(key, true);
  return null;
}

function keyOf(db: Db | Tx, query: RawBuilder<unknown>): string {
  const { sql: text, parameters } = query.compile(db);
  return createHash('sha256')
    .update(JSON.stringify([text, parameters]))
    .digest('base64');
}

function cacheOf(db: Db | Tx): ExpiringCache<string, true> {
  const cache = caches.get(db) ?? new ExpiringCache<string, true>({ max: MAX_CACHED, ttl: CACHED_MS });
  caches.set(db, cache);
  return cache;
}
