import type { Db } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { settleStandings } from './standings.repository.ts';

const EACH_MINUTE = '* * * * *';

export const registerLeaderboardJobs = ({ db, jobs }: { db: Db; jobs: Jobs }): void =>
  jobs.repeat('standings.settle', EACH_MINUTE, () => settleStandings(db));
