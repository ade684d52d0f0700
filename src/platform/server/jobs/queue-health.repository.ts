/** The health of the job queue, for monitoring. */
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface QueueHealth {
  /** Queued or due for a retry; the library's own jobs left out. */
  waiting: number;
  /** Failed after every retry. */
  failed: number;
}

/** Stops counting at `upTo`. */
export async function measureJobs(db: Db, upTo: number): Promise<QueueHealth> {
  const count = (where: string) =>
    sql`(select count(*)::int from (
      select from jobs.job where ${sql.raw(where)} and name not like '\\_\\_%' limit ${upTo}) as counted)`;
  const { rows } = await sql<QueueHealth>`
    select ${count(`state < 'active'`)} as waiting, ${count(`state = 'failed'`)} as failed`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0 };
}
