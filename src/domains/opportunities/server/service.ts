/** The domain's interface for other domains. */
import type { WorkWaiting } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/viewer.ts';
import { countPending, countRequestedOf } from './queues.repository.ts';

/** Pending work for admins and partners. */
export async function countOpportunityWork(
  db: Db,
  { userId, role }: Person,
): Promise<Pick<WorkWaiting, 'opportunitiesToVerify' | 'applicationsToDecide'>> {
  const isAdmin = role === 'Admin';
  return {
    opportunitiesToVerify: isAdmin ? await countPending(db) : 0,
    applicationsToDecide: isAdmin || role === 'Partner' ? await countRequestedOf(db, userId) : 0,
  };
}
