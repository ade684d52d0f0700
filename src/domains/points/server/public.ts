/** What other domains' servers and src/app may use of points; everything else here is private. */

export { pointsErasure } from './erasure.repository.ts';
export { givePoints, lockPoints, readPoints, reversePoints } from './give-points.ts';
export { latestMilestonesOf } from './latest.repository.ts';
export { ownPoints } from './personal-data.repository.ts';
