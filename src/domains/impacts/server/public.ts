/** What other domains' servers and src/app may use of impacts; everything else here is private. */
export {
  sayDecision as sayImpactDecision,
  sayNaming as sayImpactNaming,
  sayQuestion as sayImpactQuestion,
} from './announcements.ts';
export { findReportedImpact, setReportedImpactHidden } from './curate/reported.ts';
export { eventTypes, listEventTypes } from './event-types.repository.ts';
export { type ImpactToImport, importImpact } from './import/import-impact.ts';
export { listImported } from './import/imported.repository.ts';
export { takesPartIn } from './links.repository.ts';
export {
  type CouncilCount,
  councilCountsOf,
  countByCouncil,
  countByMember,
} from './numbers/council-counts.repository.ts';
export { type ReadGoalImpacts, readGoalImpacts } from './numbers/goal-impacts.ts';
export { countPublicImpacts, publicImpactsOf, recountPersonImpacts } from './numbers/person-counts.repository.ts';
export { presentPersonSummary } from './numbers/present-person-summary.ts';
export { countVerifiedByPerson, hasLogged, type PersonTotals, personTotalsOf } from './numbers/summary.repository.ts';
export { COMMUNITY_TOTALS, councilTotalsOf, type TotalsRow } from './numbers/totals.repository.ts';
export { countByGoal, impactSumsOf } from './numbers/totals.ts';
export { type PlaceCount, personPlacesOf } from './places/places.repository.ts';
export { presentPlaces } from './places/present-places.ts';
export { countDue as countDueForRecount, numberOfRule as numberOfPointsRule } from './points-rules.repository.ts';
export { commentedImpact } from './provides/commented.repository.ts';
export { impactsErasure } from './provides/erasure.repository.ts';
export { readImpactRefs } from './provides/impact-refs.ts';
export { LATEST_OWNERS, latestImpactsIn, latestImpactsOf, ownersWithGoalsOf } from './provides/latest.repository.ts';
export { locatedImpacts } from './provides/located.repository.ts';
export { impactFiles } from './provides/media-uses.repository.ts';
export { ownImpacts } from './provides/personal-data.repository.ts';
export { impactPages } from './provides/public-pages.repository.ts';
export { translatableImpacts } from './provides/translatable.repository.ts';
export { recountImpacts } from './recount/recount-impacts.ts';
export { countImpactWork } from './review/count-work.ts';
export { registerImpactJobs } from './review/jobs.ts';
export type { Evidence } from './review/reviews.repository.ts';
export { learnImported } from './search.repository.ts';
export { gatherListed as gatherImpacts, type ListedImpactRow } from './show/impact-rows.repository.ts';
export { presentImpactSummary } from './show/present.ts';
export { draftOf } from './submit/draft.ts';
export { joinInvitedImpacts } from './submit/join-invited.ts';
export { removeGoal, removeMember } from './submit/remove-links.ts';
export { findContentFaults } from './submit/write-impact.ts';
