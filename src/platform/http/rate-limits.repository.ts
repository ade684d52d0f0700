import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type Param, prepareStatement } from '../db/prepared-statement.ts';

export interface RateWindow {
  hits: number;
  /** By the database's clock, which opened the window; this process's may differ. */
  secondsLeft: number;
}

export async function countHit(db: Db, key: string, windowSeconds: number): Promise<RateWindow> {
  const [window] = await hit(db, { key, windowSeconds });
  if (!window) throw new Error('An upsert gave no row');
  return window;
}

interface Hit {
  key: Param<string>;
  windowSeconds: Param<number>;
}

/** Compiled once, since every change counts up to three hits. */
const hit = prepareStatement(
  ['key', 'windowSeconds'],
  ({ key, windowSeconds }: Hit) => sql<RateWindow>`
    insert into rate_windows as w (key, hits, ends_at)
    values (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      hits = case when w.ends_at <= now() then 1 else w.hits + 1 end,
      ends_at = case when w.ends_at <= now() then excluded.ends_at else w.ends_at end
    returning hits, ceil(extract(epoch from ends_at - now()))::float8 as "secondsLeft"`,
);

export async function countHits(db: Db, key: string): Promise<number> {
  const row = await db
    .selectFrom('rate_windows')
    .select('hits')
    .where('key', '=', key)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.hits ?? 0;
}

export async function refundHit(db: Db, key: string): Promise<void> {
  await db.updateTable('rate_windows').set({ hits: sql`greatest(hits - 1, 0)` }).where('key', '=', key).execute();
}

export async function deleteWindow(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_windows').where('key', '=', key).execute();
}

const DELETE_BATCH_SIZE = 1_000;

/** Deletes in batches, to stay within the statement timeout. @returns how many were deleted. */
export async function deleteEndedWindows(db: Db): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from rate_windows where key = any(array(
      select key from rate_windows where ends_at < now()
      order by ends_at limit ${DELETE_BATCH_SIZE} for update skip locked))`.execute(db);
  return Number(numAffectedRows);
}
