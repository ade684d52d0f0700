/** What other domains' servers and src/app may use of councils; everything else here is private. */
export { APPROVED_COUNCILS, councilNamed } from './councils.repository.ts';
export { commentedCouncil } from './commented.repository.ts';
export { createGoalCouncils, type ReadGoalCouncils } from './goal.service.ts';
export { createCouncilLinks } from './links.service.ts';
export { listCouncilUses } from './media-uses.service.ts';
export { belongsOrAsks, countCouncilsOf, listMemberIds } from './members.repository.ts';
export { ownCouncils } from './personal-data.repository.ts';
export { presentRef } from './present.ts';
export { councilPages } from './public-pages.repository.ts';
export {
  assertCouncilSeen,
  belongsTo,
  countCouncilWork,
  isCoverPublic,
} from './service.ts';
