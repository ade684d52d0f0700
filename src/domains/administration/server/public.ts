/** What other domains' servers and src/app may use of administration; everything else here is private. */
export { reviewedSince, typicalReviewDaysOf } from './stats.service.ts';
export { type Decisions, decisionsSince, PENDING_IMPACTS, recountImpactTallies } from './tallies.repository.ts';
