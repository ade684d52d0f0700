/** Speeds up the job queue. */

import { setTimeout as wait } from 'node:timers/promises';
import { hasDue } from '#domains/notifications/server/emails/outbox.repository.ts';
import { hasPushes } from '#domains/notifications/server/push/pushes.repository.ts';
import type { Database } from '#platform/server/db/database.ts';

const DEADLINE_MS = 30_000;
const PAUSE_MS = 50;
/** Unfinished jobs, without the queue's own, whose names start with `__`: scheduled ones are queued ahead. */
const UNFINISHED_JOBS = `select from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`;

/** Makes retries due at once and wakes their workers as a new job would: the workers' own polling is slow. */
const RETRY_NOW = `
  with hurried as (
    update jobs.job set start_after = now() where state = 'retry' and start_after > now() returning name
  )
  select pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), name) from hurried`;

/** Waits until `isDone`, without waiting for failed jobs' retry delays. */
export async function retryUntil(database: Database, isDone: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('The jobs did not do what was waited for');
    await database.run(RETRY_NOW);
    await wait(PAUSE_MS);
  }
}

/** Waits until nothing is queued, due for a retry, or about to be emailed or sent to a device. */
export async function untilJobsAreDone(database: Database): Promise<void> {
  await retryUntil(
    database,
    async () =>
      !(await hasDue(database.db)) &&
      !(await hasPushes(database.db)) &&
      (await database.run(`${UNFINISHED_JOBS} limit 1`)).rows.length === 0,
  );
}

/** @returns the id of a job that has failed for good. */
export async function failedJob({ run }: Pick<Database, 'run'>, cause = 'TypeError: it broke'): Promise<string> {
  const { rows } = await run(
    `insert into jobs.job (name, data, state, output, completed_on)
    values ('auth.mail', '{"mail": "verification", "id": "01970000-0000-7000-8000-000000000000"}', 'failed',
      json_build_object('cause', $1::text)::jsonb, now()) returning id`,
    [cause],
  );
  return String(rows[0]?.['id']);
}
