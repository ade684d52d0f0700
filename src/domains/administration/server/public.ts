/** What other domains' servers and src/app may use of administration; everything else here is private. */
export { reviewedSince, typicalReviewDaysOf } from './get-admin-stats.ts';
export { type Decisions, decisionsSince, PENDING_IMPACTS, recountImpactTallies } from './tallies.repository.ts';
