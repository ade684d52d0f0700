/** Gives a PostgreSQL database the tests' clock: the embedded one has that of its process. */
import type pg from 'pg';

/** For later connections: an unqualified `now()` is looked up in `public` first. */
export async function letNowBeOurs(admin: pg.Client, database: string): Promise<void> {
  await admin.query(`alter database ${database} set search_path = public, pg_catalog`);
}

/** @param shiftMs how far from that of the machine. Column defaults and the job queue follow it too. */
export async function shiftNow(client: pg.Client, shiftMs: number): Promise<void> {
  const shift = `interval '${shiftMs} milliseconds'`;
  for (const [name, kind] of [
    ['now', 'stable'],
    ['clock_timestamp', 'volatile'],
  ]) {
    await client.query(`create or replace function public.${name}() returns timestamptz
      language sql ${kind} parallel safe return pg_catalog.${name}() + ${shift}`);
  }
}
