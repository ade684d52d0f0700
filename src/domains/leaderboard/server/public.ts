/** What other domains' servers and src/app may use of leaderboard; everything else here is private. */
export { rankOf } from './repository.ts';
