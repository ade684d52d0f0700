/** Finds jobs that no notification announces: retries, scheduled ones, and those of a process that has died. */
import type { Database } from '../db/database.ts';

/** @returns the kinds that have a job to run now, in one statement rather than in one for each worker. */
export async function listDueKinds({ run }: Pick<Database, 'run'>, kinds: readonly string[]): Promise<string[]> {
  const { rows } = await run(
    `select kind from unnest($1::text[]) as kind where exists (
      select from jobs.job where name = kind and state < 'active' and not blocked and start_after <= now())`,
    [kinds],
  );
  return rows.map((row) => String(row['kind']));
}

/** @returns null if no job with the id has failed. */
export async function findFailedKind({ run }: Pick<Database, 'run'>, id: string): Promise<string | null> {
  const { rows } = await run(`select name from jobs.job where id = $1::uuid and state = 'failed' limit 1`, [id]);
  return rows[0] ? String(rows[0]['name']) : null;
}
