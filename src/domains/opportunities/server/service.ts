/** The domain's interface for other domains. */
import type { Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/viewer.ts';
import { countWork, NO_WORK, type OpportunityWork } from './queues.repository.ts';

/** Pending work for admins and partners. */
export async function countOpportunityWork(db: Db, { userId, role }: Person): Promise<OpportunityWork> {
  const isAdmin = role === 'Admin';
  return isAdmin || role === 'Partner' ? countWork(db, { userId, isAdmin }) : NO_WORK;
}
