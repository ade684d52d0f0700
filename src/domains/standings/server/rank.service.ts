/** A person's rank, for the other domains: among all who stand on the leaderboard of all time, whoever asks. */
import type { Db, Tx } from '../../../platform/db/database.ts';
import { findStanding, listRanks } from './repository.ts';

export const ALL_TIME = 'all';

/** Null for who has no points, or stays off the leaderboard. */
export async function readRank(db: Db | Tx, userId: string): Promise<number | null> {
  const standing = await findStanding(db, ALL_TIME, userId);
  if (!standing) return null;
  return (await listRanks(db, ALL_TIME, [standing.points])).get(standing.points) ?? null;
}
