/** The domain’s calls. */
import { getLeaderboard } from './get-leaderboard.ts';
import { listLeaderboard } from './list-leaderboard.ts';

export const leaderboardCalls = { getLeaderboard, listLeaderboard };
