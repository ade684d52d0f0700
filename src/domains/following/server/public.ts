/** What other domains' servers and src/app may use of following; everything else here is private. */
export { blockedBetween, listBlockedWith } from './blocks.repository.ts';
export { isBlocked } from './blocks.service.ts';
export { ownFollows } from './personal-data.repository.ts';
