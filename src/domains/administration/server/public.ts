/** What other domains' servers and src/app may use of administration; everything else here is private. */
export { administrationErasure } from './erasure.repository.ts';
export { registerAdministrationJobs } from './jobs.ts';
export { reviewedSince, typicalReviewDaysOf } from './review-days.ts';
export { type Decisions, decisionsSince, PENDING_IMPACTS, recountImpactTallies } from './tallies.repository.ts';
