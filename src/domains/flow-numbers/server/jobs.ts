import type { Db } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { deleteSumsBefore } from './count/add-sums.repository.ts';
import { firstDayKept } from './days-kept.ts';

const EVERY_NIGHT = '41 3 * * *';

export const registerFlowNumberJobs = ({ db, jobs }: { db: Db; jobs: Jobs }): void =>
  jobs.repeat('flow-numbers.sweep', EVERY_NIGHT, () => sweepFlowNumbers(db));

export const sweepFlowNumbers = (db: Db, now = new Date()): Promise<void> => deleteSumsBefore(db, firstDayKept(now));
