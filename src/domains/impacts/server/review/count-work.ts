import type { RawBuilder } from 'kysely';
import type { WorkWaiting } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { isJudgeOrAdmin } from '../policy.ts';
import { countWaiting } from './queues.repository.ts';

/**
 * Counts the pending work of a judge or an admin; none for anyone else.
 *
 * @param pending how many impacts are pending, hidden ones included.
 */
export async function countImpactWork(
  db: Db,
  person: Person,
  pending: RawBuilder<number>,
): Promise<Pick<WorkWaiting, 'impactsToReview' | 'impactAppeals'>> {
  if (!isJudgeOrAdmin(person)) return { impactsToReview: 0, impactAppeals: 0 };
  const { impacts, appeals } = await countWaiting(db, person.userId, pending);
  return { impactsToReview: impacts, impactAppeals: appeals };
}
