import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { ShowNeeds } from '../show/show-opportunity.ts';

export interface ManageNeeds extends ShowNeeds {
  jobs: Jobs;
  /** Goals that can't be chosen. */
  goalsOff: readonly number[];
}
