/** What other domains' servers and src/app may use of opportunities; everything else here is private. */
export { auditSubjectOf, auditSubjectOfApplication } from './audit-subject.ts';
export { commentedOpportunity } from './commented.repository.ts';
export { createGoalOpportunities, type ReadGoalOpportunities } from './goal.service.ts';
export { isOpportunityMediaPublic } from './links.repository.ts';
export { createOpportunityLinks } from './links.service.ts';
export { listOpportunityUses } from './media-uses.service.ts';
export { sayNews as sayOpportunityNews, sayUndecided, sayWhoCanApply, withMessage } from './news-texts.ts';
export type { ApplicationTerms } from './opportunities.repository.ts';
export { recountPartners } from './partners.repository.ts';
export { ownOpportunities } from './personal-data.repository.ts';
export { opportunityPages } from './public-pages.repository.ts';
export { hasSavedOrApplied } from './queues.repository.ts';
export { countOpportunityWork, noteDeparture } from './service.ts';
export type { OpportunityEventName } from './tables.ts';
export { OPEN_OPPORTUNITIES } from './totals.repository.ts';
