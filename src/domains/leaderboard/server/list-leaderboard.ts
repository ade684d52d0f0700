import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readCursor, writeCursor } from '#platform/server/http/lists/keyset-cursor.ts';
import { COUNTED_ROWS, type PageRequest, readPage, toPage } from '#platform/server/http/lists/paging.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { boardOf, boundaryOf, type Needs, orderFor, positionOf, presentRows } from './board.ts';
import {
  type Boundary,
  countStandings,
  listStandings,
  listStandingsAhead,
  type StandingRow,
} from './standings.repository.ts';

/** @throws {Failure} 422 for a page past row 10,000 or a cursor of another list. */
export const listLeaderboard: Call<'listLeaderboard', Needs> = async (needs, request) => {
  const { db, keys } = needs;
  const { period = 'all', before, ...paging } = request.query;
  const asked = { viewer: viewerOf(request), period, now: new Date() };
  const order = orderFor(keys.cursors);
  const board = boardOf(period, asked.now);
  const { cursor: _instead, page: _of, ...size } = paging;
  const page =
    before === undefined
      ? readPage(paging, order)
      : { ...readPage(size, order), after: readCursor(order, before, 'before') };
  const from = boundaryOf(keys.cursors, page);
  const isPagingUp = before !== undefined && from !== null;
  const found = isPagingUp ? await readRowsAbove(db, board, from, page) : await readRowsBelow(db, board, from, page);
  const total = await countStandings(db, board, COUNTED_ROWS + 1);
  const placed = found.rows.map((row) => ({ ...row, ...positionOf(keys.cursors, row) }));
  const { rows, meta } = toPage(page, { rows: placed, total });
  const [first] = rows;
  const last = rows.at(-1);
  // Paging upwards, there's always a next page: the one we came from.
  const nextCursor = isPagingUp && last ? writeCursor(order, last) : meta.nextCursor;
  const previousCursor = first && found.hasRowsAhead ? writeCursor(order, first) : null;
  const data = await presentRows(needs, asked, rows);
  return ok('Leaderboard.', { data, meta: { ...meta, nextCursor }, previousCursor });
};

interface Found {
  rows: StandingRow[];
  hasRowsAhead: boolean;
}

/** Fetches one extra row to see whether there's a next page. */
async function readRowsBelow(
  db: Db,
  board: string,
  from: Boundary | null,
  { limit, offset }: PageRequest,
): Promise<Found> {
  const rows = await listStandings(db, board, { limit: limit + 1, offset, from });
  const [first] = rows;
  const ahead = first ? await listStandingsAhead(db, board, { limit: 1, of: first }) : [];
  return { rows, hasRowsAhead: ahead.length > 0 };
}

async function readRowsAbove(db: Db, board: string, of: Boundary, { limit }: PageRequest): Promise<Found> {
  const ahead = await listStandingsAhead(db, board, { limit: limit + 1, of });
  return { rows: ahead.slice(-limit), hasRowsAhead: ahead.length > limit };
}
