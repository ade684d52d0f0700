/**
 * Remembers the searches and lists that recently had at least as many rows as are counted. They rarely have fewer
 * within a minute, so they aren't counted again in that time; smaller totals are counted for each answer.
 */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { ExpiringCache } from '../expiring-cache.ts';
import { COUNTED_ROWS } from '../http/paging.ts';
import { MINUTE_MS } from '../moment.ts';
import type { Db, Tx } from './database.ts';

const KEPT_MS = MINUTE_MS;
const MAX_KEPT = 2_000;
const COUNTED_UP_TO = COUNTED_ROWS + 1;

export interface Found<Row> {
  total: number;
  rows: Row[];
}

const reached = new WeakMap<Db | Tx, ExpiringCache<string, true>>();

/**
 * Reads a page and its total.
 *
 * @param count the key of a remembered total, with all its values. They include what the viewer may see, so nobody gets
 * a total that was counted for others.
 * @param read gets the count or, if that is known, its result. It reads one row more than the page if there is one.
 */
export async function withKnownTotal<Row>(
  db: Db | Tx,
  { count, limit }: { count: RawBuilder<number>; limit: number },
  read: (total: RawBuilder<number>, isKnown: boolean) => Promise<Found<Row>>,
): Promise<Found<Row>> {
  const known = knownTo(db);
  const key = keyOf(db, count);
  if (known.has(key)) {
    const found = await read(sql<number>`${sql.lit(COUNTED_UP_TO)}`, true);
    if (found.rows.length > limit) return found;
    // The list ends here, so it may have become shorter.
    known.delete(key);
  }
  const found = await read(count, false);
  if (found.total >= COUNTED_UP_TO) known.set(key, true);
  return found;
}

/** Runs these counts in one statement, except those known to have reached `upTo`. */
export async function countUnknown(
  db: Db | Tx,
  counts: readonly RawBuilder<number>[],
  upTo: number,
): Promise<number[]> {
  const known = knownTo(db);
  const keys = counts.map((count) => keyOf(db, count));
  const asked = counts.map((count, index) => (known.has(keys[index] ?? '') ? sql<number>`${sql.lit(upTo)}` : count));
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(asked)}]::int[] as counts`.execute(db);
  const counted = rows[0]?.counts ?? [];
  for (const [index, key] of keys.entries()) if (counted[index] === upTo && !known.has(key)) known.set(key, true);
  return counted;
}

/**
 * Reads the selected rows; null if there are more than `most`, which is then remembered. Use it only to choose between
 * two plans that give the same result.
 */
export async function listUnlessMore<Row>(db: Db | Tx, selected: RawBuilder<Row>, most: number): Promise<Row[] | null> {
  const known = knownTo(db);
  const limited = sql<Row>`${selected} limit ${sql.lit(most + 1)}`;
  const key = keyOf(db, limited);
  if (known.has(key)) return null;
  const { rows } = await limited.execute(db);
  if (rows.length <= most) return rows;
  known.set(key, true);
  return null;
}

function keyOf(db: Db | Tx, asked: RawBuilder<unknown>): string {
  const { sql: text, parameters } = asked.compile(db);
  return createHash('sha256')
    .update(JSON.stringify([text, parameters]))
    .digest('base64');
}

function knownTo(db: Db | Tx): ExpiringCache<string, true> {
  const known = reached.get(db) ?? new ExpiringCache<string, true>({ max: MAX_KEPT, ttl: KEPT_MS });
  reached.set(db, known);
  return known;
}
