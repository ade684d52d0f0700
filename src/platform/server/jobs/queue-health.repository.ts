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

export interface QueueLength {
  kind: string;
  waiting: number;
  failed: number;
  /** Since when the first job has been due. */
  oldestAt: Date | null;
}

const OURS = sql`name not like '\\_\\_%'`;

/** Kinds of which some are queued or have failed. */
export async function listQueues(db: Db): Promise<QueueLength[]> {
  const { rows } = await sql<QueueLength>`
    select name as kind, count(*) filter (where state < 'active')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      min(start_after) filter (where state < 'active' and not blocked and start_after <= now()) as "oldestAt"
    from jobs.job where (state < 'active' or state = 'failed') and ${OURS}
    group by name order by failed desc, waiting desc, name limit 200`.execute(db);
  return rows;
}

export interface FailedJobRow {
  id: string;
  kind: string;
  /** Recorded when it failed, unless its process was killed. */
  cause: string | null;
  failedAt: Date;
  tries: number;
}

export async function listFailedJobs(db: Db, count: number): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select id, name as kind, output->>'cause' as cause, coalesce(completed_on, created_on) as "failedAt",
      retry_count + 1 as tries
    from jobs.job where state = 'failed' and ${OURS}
    order by completed_on desc nulls last, id limit ${count}`.execute(db);
  return rows;
}
