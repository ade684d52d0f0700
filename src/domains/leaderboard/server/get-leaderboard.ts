import type { Keys } from '#platform/config/secrets.ts';
import type { Db } from '#platform/db/database.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { viewerOf } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type CountImpacts, listBoard, readTop } from './list-leaderboard.ts';
import { settleStandings } from './standings.repository.ts';

const EACH_MINUTE = '* * * * *';

interface LeaderboardNeeds {
  keys: Pick<Keys, 'cursors'>;
  db: Db;
  jobs: Jobs;
  countImpacts: CountImpacts;
}

export function createLeaderboardHandlers({
  db,
  keys,
  jobs,
  countImpacts,
}: LeaderboardNeeds): Handlers<'getLeaderboard' | 'listLeaderboard'> {
  const shared = { cursorKey: keys.cursors, countImpacts };
  jobs.repeat('standings.settle', EACH_MINUTE, () => settleStandings(db));
  return {
    getLeaderboard: async (request) => {
      const { period = 'all' } = request.query;
      const top = await readTop(db, { ...shared, viewer: viewerOf(request), period, now: new Date() });
      return ok('Top of the leaderboard.', top);
    },

    listLeaderboard: async (request) => {
      const { period = 'all', ...paging } = request.query;
      const asked = { ...shared, viewer: viewerOf(request), period, now: new Date() };
      const { rows: data, meta, previousCursor } = await listBoard(db, asked, paging);
      return ok('Leaderboard.', { data, meta, previousCursor });
    },
  };
}
