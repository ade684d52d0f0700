/** What other domains' servers and src/app may use of impacts; everything else here is private. */
export { countByCouncil, countByMember } from './council-counts.repository.ts';
export { createGoalImpacts, type ReadGoalImpacts } from './goal.service.ts';
export { createImpactLinks } from './links.service.ts';
export { listImpactUses } from './media-uses.service.ts';
export { ownImpacts } from './personal-data.repository.ts';
export { impactPages } from './public-pages.repository.ts';
export { createReportedImpacts } from './reported.service.ts';
export type { Evidence } from './reviews.repository.ts';
export { countPublicImpacts, countToReview, isMediaPublic, joinInvitedImpacts } from './service.ts';
export { readImpactRefs } from './summaries.service.ts';
export { countVerifiedByPerson, hasLogged, publicImpactsOf } from './summary.repository.ts';
export { COMMUNITY_TOTALS, councilTotalsOf, type TotalsRow } from './totals.repository.ts';
export { countByGoal, impactSumsOf } from './totals.service.ts';
