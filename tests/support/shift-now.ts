/** Gives a PostgreSQL database the tests' clock. The embedded database uses its process's clock anyway. */
import type pg from 'pg';

/** Affects later connections: an unqualified `now()` is looked up in `public` first. */
export async function overrideNow(admin: pg.Client, database: string): Promise<void> {
  await admin.query(`alter database ${database} set search_path = public, pg_catalog`);
}

/** @param shiftMs the offset from the machine's clock. Column defaults and the job queue follow it too. */
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
