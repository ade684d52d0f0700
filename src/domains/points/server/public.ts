/** What other domains' servers and src/app may use of points; everything else here is private. */

export { correctPoints } from './correct-points.ts';
export { pointsErasure } from './erasure.repository.ts';
export { givePoints, givePointsBack, lockPoints, readPoints, reversePoints, takePointsOf } from './give-points.ts';
export { latestMilestonesOf } from './latest.repository.ts';
export { ownPoints } from './personal-data.repository.ts';
