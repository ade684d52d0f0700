/** What other domains' servers and src/app may use of councils; everything else here is private. */
export { sayCouncilNews } from './announce/announcements.ts';
export { councilNamed, isApproved, isCoverPublic } from './councils.repository.ts';
export { APPROVED_COUNCILS, recountCouncils } from './list/counts.repository.ts';
export { listCouncilUses } from './media-uses.service.ts';
export { countCouncilsOf, hasMembershipOrRequest, listMemberIds } from './members/members.repository.ts';
export { createCouncilLinks } from './members/remove-member.ts';
export { askForNewOwners } from './members/request-council-membership.ts';
export { createCouncilPresenter, presentRef } from './present.ts';
export { commentedCouncil, isMemberOf } from './provides/comments.repository.ts';
export { fellowMembersOf, latestCouncilsOf } from './provides/following.repository.ts';
export { createGoalCouncils, type ReadGoalCouncils } from './provides/goals.ts';
export { ownCouncils } from './provides/personal-data.repository.ts';
export { councilPages } from './provides/public-pages.repository.ts';
export { gather as gatherCouncils, type ListedCouncilRow } from './show/shown-councils.repository.ts';
export { assertCouncilVisible, countCouncilWork, isCouncilMember } from './visible-council.ts';
