/** What other domains' servers and src/app may use of impacts; everything else here is private. */
export { commentedImpact } from './commented.repository.ts';
export { countByCouncil, countByMember } from './council-counts.repository.ts';
export { createGoalImpacts, type ReadGoalImpacts } from './goal.service.ts';
export { LATEST_OWNERS, latestImpactsIn, latestImpactsOf, ownersWithGoalsOf } from './latest.repository.ts';
export { createImpactLinks } from './links.service.ts';
export { listImpactUses } from './media-uses.service.ts';
export { publicImpactsOf, recountPersonImpacts } from './person-counts.repository.ts';
export { ownImpacts } from './personal-data.repository.ts';
export { createImpactPresenter } from './present.ts';
export { impactPages } from './public-pages.repository.ts';
export { createReportedImpacts } from './reported.service.ts';
export type { Evidence } from './reviews.repository.ts';
export { countPublicImpacts, countToReview, isMediaPublic, joinInvitedImpacts } from './service.ts';
export { gatherListed as gatherImpacts, type ListedImpactRow } from './shown.repository.ts';
export { readImpactRefs } from './summaries.service.ts';
export { countVerifiedByPerson, hasLogged } from './summary.repository.ts';
export { COMMUNITY_TOTALS, councilTotalsOf, type TotalsRow } from './totals.repository.ts';
export { countByGoal, impactSumsOf } from './totals.service.ts';
