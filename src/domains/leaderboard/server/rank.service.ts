/** A person's all-time rank, for other domains. */
import type { Db, Tx } from '#platform/db/database.ts';
import { findRank } from './repository.ts';

/** Null without points, or for people who opted out of the leaderboard. */
export async function readRank(db: Db | Tx, userId: string): Promise<number | null> {
  const [found] = await findRank(db, { id: userId });
  return found?.rank ?? null;
}
