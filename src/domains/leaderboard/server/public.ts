/** What other domains' servers and src/app may use of leaderboard; everything else here is private. */
export { readRank } from './rank.service.ts';
export { rankOf } from './repository.ts';
