/** What other domains' servers and src/app may use of following; everything else here is private. */
export { isBlocked } from './block-person.ts';
export { blockedBetween, listBlockedWith } from './blocks.repository.ts';
export { followingErasure } from './erasure.repository.ts';
export { ownFollows } from './personal-data.repository.ts';
