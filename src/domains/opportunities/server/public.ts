/** What other domains' servers and src/app may use of opportunities; everything else here is private. */
export {
  sayNotification as sayOpportunityNotification,
  sayUndecided,
  sayWhoCanApply,
  withMessage,
} from './announce/notification-texts.ts';
export { auditSubjectOf, auditSubjectOfApplication } from './audit-subject.ts';
export { noteDeparture } from './background/departures.ts';
export { registerOpportunityJobs } from './background/register-jobs.ts';
export { opportunityCategories, opportunityTypes } from './list/kinds.repository.ts';
export { recountPartners } from './list/partners.repository.ts';
export { OPEN_OPPORTUNITIES } from './list/totals.repository.ts';
export { removeGoal as removeOpportunityGoal } from './manage/remove-goal.ts';
export type { ApplicationTerms } from './opportunities.repository.ts';
export { commentedOpportunity } from './provides/comments.repository.ts';
export { opportunitiesErasure } from './provides/erasure.repository.ts';
export { type ReadGoalOpportunities, readGoalOpportunities } from './provides/goal-opportunities.ts';
export { locatedOpportunities } from './provides/located.repository.ts';
export { opportunityFiles } from './provides/media-uses.repository.ts';
export { ownOpportunities } from './provides/personal-data.repository.ts';
export { opportunityPages } from './provides/public-pages.repository.ts';
export { hasSavedOrApplied } from './provides/steps.repository.ts';
export { listThresholds } from './provides/thresholds.repository.ts';
export { translatableOpportunities } from './provides/translatable.repository.ts';
export { countOpportunityWork } from './provides/work-counts.repository.ts';
export type { OpportunityEventName } from './tables.ts';
