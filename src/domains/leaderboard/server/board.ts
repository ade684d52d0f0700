/** The leaderboards for all time, this year and this month (UTC). */
import { PRIVATE_MEMBER } from '#domains/people/model.ts';
import { presentCard, seenPartsOf } from '#domains/people/server/public.ts';
import type { LeaderboardPeriod, LeaderboardRow } from '#generated/types.gen.ts';
import type { KeyRing, Keys } from '#platform/server/config/secrets.ts';
import type { Db } from '#platform/server/db/database.ts';
import { KEYS, type Order, type Position } from '#platform/server/http/lists/keyset-cursor.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';
import { seal, unseal } from '#platform/server/http/security/sealed-text.ts';
import { isId } from '#platform/server/http/strict-values.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import {
  ALL_TIME,
  type Boundary,
  listRanks,
  type Reach,
  type Standing,
  type StandingRow,
} from './standings.repository.ts';

/** Public impacts per person, verified since the beginning of a month; people without any are left out. */
type CountImpacts = (db: Db, userIds: readonly string[], since?: Date) => Promise<Map<string, number>>;

export interface Needs {
  db: Db;
  /** Encrypts cursors, since they can contain a private member's id. */
  keys: Pick<Keys, 'cursors'>;
  countImpacts: CountImpacts;
}

export interface BoardRequest {
  viewer: Viewer;
  period: LeaderboardPeriod;
  now: Date;
}

/** Ranks are the same for every viewer; names and impact counts follow each person's privacy policy. */
export async function presentRows(
  { db, countImpacts }: Needs,
  { viewer, period, now }: BoardRequest,
  rows: readonly StandingRow[],
): Promise<LeaderboardRow[]> {
  const isKnown = ({ reach }: StandingRow) => reach >= reachOf(viewer);
  const ids = rows.filter(isKnown).map(({ userId }) => userId);
  const totals = rows.map(({ points }) => points);
  const ranks = await listRanks(db, boardOf(period, now), totals);
  const impacts = await countImpacts(db, ids, startOf(period, now));
  return rows.map((row) => {
    const { userId, points, card, policy } = row;
    const rank = ranks.get(points) ?? 1;
    if (!isKnown(row)) return { rank, person: PRIVATE_MEMBER, points, verifiedImpacts: null, isPrivate: true };
    const verifiedImpacts = seenPartsOf(viewer, userId, policy).impacts ? (impacts.get(userId) ?? 0) : null;
    return { rank, person: presentCard(card), points, verifiedImpacts, isPrivate: false };
  });
}

export function boardOf(period: LeaderboardPeriod, now: Date): string {
  if (period === 'all') return ALL_TIME;
  return now.toISOString().slice(0, period === 'year' ? 'YYYY'.length : 'YYYY-MM'.length);
}

function startOf(period: LeaderboardPeriod, now: Date): Date | undefined {
  if (period === 'all') return undefined;
  return new Date(Date.UTC(now.getUTCFullYear(), period === 'year' ? 0 : now.getUTCMonth()));
}

export const reachOf = (viewer: Viewer): Reach => (viewer === null ? 2 : 1);

/** Marks a cursor that includes its own row. */
export const INCLUDED = '=';

/** These cursors need no row id. */
const NO_ROW = '00000000-0000-0000-0000-000000000000';

export const positionOf = (keys: KeyRing, { points, userId }: Standing, mark = ''): Position => ({
  key: seal(keys, `${mark}${points}:${userId}`),
  id: NO_ROW,
});

export const boundaryOf = (keys: KeyRing, { after }: PageRequest) =>
  after === null ? null : readBoundary(keys, after.key);

function readBoundary(keys: KeyRing, sealed: string): Boundary | null {
  const [, mark, points = '', userId = ''] = /^(=?)(\d+):(.+)$/.exec(unseal(keys, sealed) ?? '') ?? [];
  if (!KEYS.count(points) || !isId(userId)) return null;
  return { points: Number(points), userId, isIncluded: mark === INCLUDED };
}

export const orderFor = (keys: KeyRing): Order => ({
  name: 'standings',
  isKey: (sealed) => readBoundary(keys, sealed) !== null,
});
