/** The leaderboards for all time, this year and this month (UTC). */

import { PRIVATE_MEMBER } from '#domains/people/model.ts';
import { presentCard, seenPartsOf } from '#domains/people/server/public.ts';
import type { LeaderboardPeriod, LeaderboardRow, PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { KEYS, type Order, type Position, readCursor, writeCursor } from '#platform/http/keyset-cursor.ts';
import { COUNTED_ROWS, type PageRequest, readPage, toPage } from '#platform/http/paging.ts';
import { seal, unseal } from '#platform/http/sealed-text.ts';
import { isId } from '#platform/http/strict-values.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import {
  ALL_TIME,
  type Boundary,
  countPeople,
  countStandings,
  findStanding,
  listRanks,
  listStandings,
  listStandingsAhead,
  type Reach,
  type Standing,
  type StandingRow,
} from './standings.repository.ts';

const TOP = 10;

/** Public impacts per person, verified since the beginning of a month; people without any are left out. */
export type CountImpacts = (db: Db, userIds: readonly string[], since?: Date) => Promise<Map<string, number>>;

interface BoardRequest {
  viewer: Viewer;
  /** Encrypts cursors, since they can contain a private member's id. */
  cursorKey: Buffer;
  period: LeaderboardPeriod;
  now: Date;
  countImpacts: CountImpacts;
}

export async function readTop(db: Db, asked: BoardRequest) {
  const { viewer, period, now, cursorKey } = asked;
  const board = boardOf(period, now);
  const top = await listStandings(db, board, { limit: TOP, offset: 0, from: null });
  const own = viewer ? await findStanding(db, board, viewer.userId) : undefined;
  const rows = await presentRows(db, asked, own ? [...top, { ...own, reach: reachOf(viewer) }] : top);
  return {
    period,
    top: rows.slice(0, top.length),
    own: (own && rows.at(-1)) ?? null,
    ownCursor: own ? writeCursor(orderFor(cursorKey), positionOf(cursorKey, own, INCLUDED)) : null,
    total: await countPeople(db, board),
  };
}

export interface BoardPage {
  rows: LeaderboardRow[];
  meta: PageMeta;
  previousCursor: string | null;
}

interface BoardPaging {
  page?: number;
  page_size?: number;
  cursor?: string;
  before?: string;
}

/** @throws {Failure} 422 for a page past row 10,000 or a cursor of another list. */
export async function listBoard(db: Db, asked: BoardRequest, { before, ...paging }: BoardPaging): Promise<BoardPage> {
  const { cursorKey } = asked;
  const order = orderFor(cursorKey);
  const board = boardOf(asked.period, asked.now);
  const { cursor: _instead, page: _of, ...size } = paging;
  const request =
    before === undefined
      ? readPage(paging, order)
      : { ...readPage(size, order), after: readCursor(order, before, 'before') };
  const from = boundaryOf(cursorKey, request);
  const isPagingUp = before !== undefined && from !== null;
  const found = isPagingUp
    ? await readRowsAbove(db, board, from, request)
    : await readRowsBelow(db, board, from, request);
  const total = await countStandings(db, board, COUNTED_ROWS + 1);
  const placed = found.rows.map((row) => ({ ...row, ...positionOf(cursorKey, row) }));
  const { rows, meta } = toPage(request, { rows: placed, total });
  const [first] = rows;
  const last = rows.at(-1);
  // Paging upwards, there's always a next page: the one we came from.
  const nextCursor = isPagingUp && last ? writeCursor(order, last) : meta.nextCursor;
  const previousCursor = first && found.hasRowsAhead ? writeCursor(order, first) : null;
  return { rows: await presentRows(db, asked, rows), meta: { ...meta, nextCursor }, previousCursor };
}

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

/** Ranks are the same for every viewer; names and impact counts follow each person's privacy policy. */
async function presentRows(
  db: Db,
  { viewer, period, now, countImpacts }: BoardRequest,
  rows: readonly StandingRow[],
): Promise<LeaderboardRow[]> {
  const isKnown = ({ reach }: StandingRow) => reach >= reachOf(viewer);
  const ids = rows.filter(isKnown).map(({ userId }) => userId);
  const ranks = await listRanks(
    db,
    boardOf(period, now),
    rows.map(({ points }) => points),
  );
  const impacts = await countImpacts(db, ids, startOf(period, now));
  return rows.map((row) => {
    const { userId, points, card, policy } = row;
    const rank = ranks.get(points) ?? 1;
    if (!isKnown(row)) return { rank, person: PRIVATE_MEMBER, points, verifiedImpacts: null, isPrivate: true };
    const verifiedImpacts = seenPartsOf(viewer, userId, policy).impacts ? (impacts.get(userId) ?? 0) : null;
    return { rank, person: presentCard(card), points, verifiedImpacts, isPrivate: false };
  });
}

function boardOf(period: LeaderboardPeriod, now: Date): string {
  if (period === 'all') return ALL_TIME;
  return now.toISOString().slice(0, period === 'year' ? 'YYYY'.length : 'YYYY-MM'.length);
}

function startOf(period: LeaderboardPeriod, now: Date): Date | undefined {
  if (period === 'all') return undefined;
  return new Date(Date.UTC(now.getUTCFullYear(), period === 'year' ? 0 : now.getUTCMonth()));
}

const reachOf = (viewer: Viewer): Reach => (viewer === null ? 2 : 1);

/** Marks a cursor that includes its own row. */
const INCLUDED = '=';

/** These cursors need no row id. */
const NO_ROW = '00000000-0000-0000-0000-000000000000';

const positionOf = (key: Buffer, { points, userId }: Standing, mark = ''): Position => ({
  key: seal(key, `${mark}${points}:${userId}`),
  id: NO_ROW,
});

const boundaryOf = (key: Buffer, { after }: PageRequest) => (after === null ? null : readBoundary(key, after.key));

function readBoundary(key: Buffer, sealed: string): Boundary | null {
  const [, mark, points = '', userId = ''] = /^(=?)(\d+):(.+)$/.exec(unseal(key, sealed) ?? '') ?? [];
  if (!KEYS.count(points) || !isId(userId)) return null;
  return { points: Number(points), userId, isIncluded: mark === INCLUDED };
}

const orderFor = (key: Buffer): Order => ({ name: 'standings', isKey: (sealed) => readBoundary(key, sealed) !== null });
