import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type Param, prepareStatement } from '../../db/prepared-statement.ts';

export interface Hit {
  key: string;
  max: number;
  windowSeconds: number;
  /** How much it counts. Left out, one. */
  count?: number;
}

export interface RateWindow {
  isPast: boolean;
  /** How many hits are left in it. */
  hitsLeft: number;
  /** By the database's clock, which opened the window; this process's may differ. */
  secondsLeft: number;
}

/** Counts a hit under each of up to three keys, in their order, until one is past its limit. */
export const countEach = (db: Db, hits: readonly Hit[]): Promise<RateWindow[]> =>
  countInOrder(
    db,
    Object.fromEntries(
      hits.flatMap(({ key, max, windowSeconds, count = 1 }, place) => [
        [`key${place}`, key],
        [`max${place}`, max],
        [`seconds${place}`, windowSeconds],
        [`count${place}`, count],
      ]),
    ),
  );

const PLACES = [0, 1, 2];

/** Compiled once for each number of keys, since every change counts hits. */
const countInOrder = prepareStatement(
  PLACES.flatMap((place) => [`key${place}`, `max${place}`, `seconds${place}`, `count${place}`]),
  (given: Record<string, Param<string | number>>): RawBuilder<RateWindow> => {
    const places = PLACES.filter((place) => `key${place}` in given);
    const windows = places.map((place) => {
      const before = place === 0 ? sql`` : sql`from ${windowAt(place - 1)} where not "isPast"`;
      return sql`${windowAt(place)} as (
        insert into rate_windows as w (key, hits, ends_at)
        select ${given[`key${place}`]}::text, ${given[`count${place}`]}::int, now() + make_interval(secs => ${given[`seconds${place}`]}) ${before}
        on conflict (key) do update set
          hits = case when w.ends_at <= now() then excluded.hits else w.hits + excluded.hits end,
          ends_at = case when w.ends_at <= now() then excluded.ends_at else w.ends_at end
        returning hits > ${given[`max${place}`]}::int as "isPast", greatest(${given[`max${place}`]}::int - hits, 0) as "hitsLeft",
          ceil(extract(epoch from ends_at - now()))::float8 as "secondsLeft")`;
    });
    const all = places.map((place) => sql`select "isPast", "hitsLeft", "secondsLeft" from ${windowAt(place)}`);
    return sql`with ${sql.join(windows)} ${sql.join(all, sql` union all `)}`;
  },
);

const windowAt = (place: number) => sql.ref(`window${place}`);

export async function countHits(db: Db, key: string): Promise<number> {
  const row = await db
    .selectFrom('rate_windows')
    .select('hits')
    .where('key', '=', key)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.hits ?? 0;
}

export async function refundHits(db: Db, key: string, count: number): Promise<void> {
  await db
    .updateTable('rate_windows')
    .set({ hits: sql`greatest(hits - ${count}::int, 0)` })
    .where('key', '=', key)
    .execute();
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
