import type { PointsRule } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';

/** What the domain's calls need besides their request. */
export interface RecountNeeds {
  db: Db;
  jobs: Jobs;
  /** The community's present rule, read from the database: another process may have saved it just now. */
  readRule: () => Promise<PointsRule>;
}
