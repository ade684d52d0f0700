/** The domain's work in the background. */
import type { Db } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { awardMilestoneJob, awardToEntitled } from './milestones/award-milestones.ts';

export function registerCredentialJobs({ db, jobs }: { db: Db; jobs: Jobs }): void {
  jobs.handle(awardMilestoneJob, ({ milestoneId }) => awardToEntitled(db, milestoneId));
}
