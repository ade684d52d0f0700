import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { writeCursor } from '#platform/server/http/lists/keyset-cursor.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { boardOf, INCLUDED, type Needs, orderFor, positionOf, presentRows, reachOf } from './board.ts';
import { countPeople, findStanding, listStandings } from './standings.repository.ts';

const TOP = 10;

export const getLeaderboard: Call<'getLeaderboard', Needs> = async (needs, request) => {
  const { db, keys } = needs;
  const { period = 'all' } = request.query;
  const asked = { viewer: viewerOf(request), period, now: new Date() };
  const board = boardOf(period, asked.now);
  const top = await listStandings(db, board, { limit: TOP, offset: 0, from: null });
  const own = asked.viewer ? await findStanding(db, board, asked.viewer.userId) : undefined;
  const rows = await presentRows(needs, asked, own ? [...top, { ...own, reach: reachOf(asked.viewer) }] : top);
  return ok('Top of the leaderboard.', {
    period,
    top: rows.slice(0, top.length),
    own: (own && rows.at(-1)) ?? null,
    ownCursor: own ? writeCursor(orderFor(keys.cursors), positionOf(keys.cursors, own, INCLUDED)) : null,
    total: await countPeople(db, board),
  });
};
