import { listActiveIdsWithRole } from '#domains/people/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { JobKind } from '#platform/server/jobs/jobs.ts';
import { notifyAdmins } from '../announce/opportunity-announcements.ts';
import { findOpportunity } from '../opportunities.repository.ts';

interface Pending {
  opportunityId: string;
}

/** Notifies admins of an opportunity awaiting verification. */
export const pendingJob: JobKind<Pending> = { name: 'opportunities.notify-admins' };

export async function announcePending(db: Db, { opportunityId }: Pending): Promise<void> {
  const opportunity = await findOpportunity(db, opportunityId);
  if (!opportunity || opportunity.isVerified !== null) return;
  const admins = await listActiveIdsWithRole(db, 'Admin');
  const others = admins.filter((id) => id !== opportunity.ownerId);
  await db.transaction().execute((tx) => notifyAdmins(tx, others));
}
