/** A person's all-time rank, for other domains. */
import type { Db, Tx } from '#platform/db/database.ts';
import { findStanding, listRanks } from './repository.ts';

export const ALL_TIME = 'all';

/** Null without points, or for people who opted out of the leaderboard. */
export async function readRank(db: Db | Tx, userId: string): Promise<number | null> {
  const standing = await findStanding(db, ALL_TIME, userId);
  if (!standing) return null;
  return (await listRanks(db, ALL_TIME, [standing.points])).get(standing.points) ?? null;
}
