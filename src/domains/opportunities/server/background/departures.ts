/** What follows when a partner has left, or is no longer one. */
import { listActiveIdsWithRole } from '#domains/people/server/public.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts';
import { notifyOfPartnerLeft } from '../announce/application-announcements.ts';
import { notifyOfMissingPartner } from '../announce/opportunity-announcements.ts';
import { listPendingFor } from '../applications/applications.repository.ts';
import { listUnclosedOf } from '../opportunities.repository.ts';

interface Departure {
  ownerId: string;
}

export const departureJob: JobKind<Departure> = { name: 'opportunities.notify-applicants' };

/** Called for anyone whose account or role changes. */
export async function noteDeparture(tx: Tx, jobs: Jobs, ownerId: string): Promise<void> {
  await jobs.enqueue(tx, departureJob, { ownerId });
}

/** Notifies applicants, and admins, who can hand the opportunities over. */
export async function announceDeparture(db: Db, { ownerId }: Departure): Promise<void> {
  const leftBehind = (await listUnclosedOf(db, ownerId)).filter(({ hasPartner }) => !hasPartner);
  if (leftBehind.length === 0) return;
  const ids = leftBehind.map(({ id }) => id);
  const pending = Map.groupBy(await listPendingFor(db, ids), ({ opportunityId }) => opportunityId);
  const admins = await listActiveIdsWithRole(db, 'Admin');
  for (const opportunity of leftBehind) {
    const applications = pending.get(opportunity.id) ?? [];
    await db.transaction().execute(async (tx) => {
      await notifyOfPartnerLeft(tx, opportunity, applications);
      await notifyOfMissingPartner(tx, opportunity, admins);
    });
  }
}
