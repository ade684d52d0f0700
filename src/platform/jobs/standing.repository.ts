/** The health of the job queue, for monitoring. */
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface JobsStanding {
  /** To be done, or tried again; the queue's own left out. */
  waiting: number;
  /** Given up after every try. */
  failed: number;
}

/** Counts no further than `upTo`. */
export async function measureJobs(db: Db, upTo: number): Promise<JobsStanding> {
  const count = (where: string) =>
    sql`(select count(*)::int from (
      select from jobs.job where ${sql.raw(where)} and name not like '\\_\\_%' limit ${upTo}) as counted)`;
  const { rows } = await sql<JobsStanding>`
    select ${count(`state < 'active'`)} as waiting, ${count(`state = 'failed'`)} as failed`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0 };
}
