/** What other domains' servers and src/app may use of opportunities; everything else here is private. */

export { sayNews as sayOpportunityNews, sayUndecided, sayWhoCanApply, withMessage } from './announce/news-texts.ts';
export { auditSubjectOf, auditSubjectOfApplication } from './audit-subject.ts';
export { countOpportunityWork, noteDeparture } from './background/departures.ts';
export { isOpportunityMediaPublic } from './links.repository.ts';
export { recountPartners } from './list/partners.repository.ts';
export { OPEN_OPPORTUNITIES } from './list/totals.repository.ts';
export { createOpportunityLinks } from './manage/remove-goal.ts';
export { listOpportunityUses } from './media-uses.service.ts';
export type { ApplicationTerms } from './opportunities.repository.ts';
export { commentedOpportunity } from './provides/comments.repository.ts';
export { createGoalOpportunities, type ReadGoalOpportunities } from './provides/goal-opportunities.ts';
export { ownOpportunities } from './provides/personal-data.repository.ts';
export { opportunityPages } from './provides/public-pages.repository.ts';
export { hasSavedOrApplied } from './provides/work-counts.repository.ts';
export type { OpportunityEventName } from './tables.ts';
