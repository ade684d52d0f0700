/** What other domains' servers and src/app may use of councils; everything else here is private. */
export { sayCouncilNews } from './announcements.ts';
export { commentedCouncil, isMemberOf } from './commented.repository.ts';
export { councilNamed, isApproved, isCoverPublic } from './councils.repository.ts';
export { APPROVED_COUNCILS, recountCouncils } from './counts.repository.ts';
export { createGoalCouncils, type ReadGoalCouncils } from './goal.service.ts';
export { fellowMembersOf, latestCouncilsOf } from './latest.repository.ts';
export { createCouncilLinks } from './links.service.ts';
export { listCouncilUses } from './media-uses.service.ts';
export { countCouncilsOf, hasMembershipOrRequest, listMemberIds } from './members.repository.ts';
export { askForNewOwners } from './membership.service.ts';
export { ownCouncils } from './personal-data.repository.ts';
export { createCouncilPresenter, presentRef } from './present.ts';
export { councilPages } from './public-pages.repository.ts';
export { assertCouncilVisible, countCouncilWork, isCouncilMember } from './service.ts';
export { gather as gatherCouncils, type ListedCouncilRow } from './shown.repository.ts';
