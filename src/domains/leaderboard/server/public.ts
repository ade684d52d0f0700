/** What other domains' servers, src/app and src/cli may use of leaderboard; everything else here is private. */
export { registerLeaderboardJobs } from './jobs.ts';
export { type RecountResult, recountPoints } from './recount.repository.ts';
export { rankOf } from './standings.repository.ts';
