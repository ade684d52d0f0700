import type { Db } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { foldTallies } from './tallies.repository.ts';

const EVERY_TEN_MINUTES = '*/10 * * * *';

export const registerAdministrationJobs = ({ db, jobs }: { db: Db; jobs: Jobs }): void =>
  jobs.repeat('administration.tallies', EVERY_TEN_MINUTES, () => foldTallies(db));
