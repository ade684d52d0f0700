import type { Db } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { claimPushes, hasPushes } from './pushes.repository.ts';
import { pushJob } from './send-push.ts';

const HANDED_AT_ONCE = 200;

/** As emails are queued: a notification is marked in the transaction that queues one job for each device. */
export async function enqueuePushes({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  if (!(await hasPushes(db))) return;
  let handed: number;
  do {
    handed = await db.transaction().execute(async (tx) => {
      const { claimed, pushes } = await claimPushes(tx, HANDED_AT_ONCE);
      await jobs.enqueueAll(tx, pushJob, pushes);
      return claimed;
    });
  } while (handed === HANDED_AT_ONCE);
}
