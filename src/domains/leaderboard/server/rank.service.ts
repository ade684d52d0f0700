/** A person's all-time rank, for other domains. */
import { sql } from 'kysely';
import { compiledOnce, type Param } from '#platform/db/compiled-once.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { rankOf } from './repository.ts';

const readRankOf = compiledOnce(
  ['id'],
  ({ id }: { id: Param<string> }) => sql<{ rank: number | null }>`
    select ${rankOf('person.id')} as rank from (select ${id}::uuid as id) person`,
);

/** Null without points, or for people who opted out of the leaderboard. */
export async function readRank(db: Db | Tx, userId: string): Promise<number | null> {
  const [found] = await readRankOf(db, { id: userId });
  return found?.rank ?? null;
}
