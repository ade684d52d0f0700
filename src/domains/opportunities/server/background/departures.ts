/** The domain's interface for other domains. */
import type { Db, Tx } from '#platform/db/database.ts';
import type { Person } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { departureJob } from '../announce/letter-jobs.ts';
import { countWork, NO_WORK, type OpportunityWork } from '../provides/work-counts.repository.ts';

/** Tells applicants and admins if a partner has left, or is no longer one. */
export async function noteDeparture(tx: Tx, jobs: Jobs, ownerId: string): Promise<void> {
  await jobs.enqueue(tx, departureJob, { ownerId });
}

/** Pending work for admins and partners. */
export async function countOpportunityWork(db: Db, { userId, role }: Person): Promise<OpportunityWork> {
  const isAdmin = role === 'Admin';
  return isAdmin || role === 'Partner' ? countWork(db, { userId, isAdmin }) : NO_WORK;
}
