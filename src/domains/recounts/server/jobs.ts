import type { Db } from '#platform/server/db/database.ts';
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts';
import { runRecount } from './run-recount.ts';

/** Does some of the open recount, and leaves the rest to the next one. A killed process's job is retried. */
export const recountJob: JobKind<Record<string, never>> = { name: 'recounts.points' };

export function registerRecountJobs({ db, jobs }: { db: Db; jobs: Jobs }): void {
  jobs.handle(recountJob, async () => {
    if (await runRecount(db)) await jobs.enqueue(db, recountJob, {});
  });
}
