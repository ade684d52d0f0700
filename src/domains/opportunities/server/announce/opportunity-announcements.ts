/** Notifications about opportunities, written in the transaction of the change, most with a letter. */

import { letterOf, notify, notifyAll, notifyEachOnce } from '#domains/notifications/server/public.ts';
import { findPerson } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { applicationsPathOf, opportunityPathOf } from '../../model.ts';
import type { OpportunityRow } from '../opportunities.repository.ts';
import { eventMail, handoverMail, reminderMail } from './letter-jobs.ts';
import { deadlineIn, sayNotification, sayUndecided, sayWhoCanApply } from './notification-texts.ts';

export type AnnouncedOpportunity = Pick<OpportunityRow, 'id' | 'title' | 'ownerId' | 'deadline' | 'timeZone'>;

export async function notifyOfDecision(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  { pointsRequired, reason, eventId }: { pointsRequired: number | null; reason: string | null; eventId: string },
): Promise<void> {
  const letter = letterOf(eventMail, { eventId });
  const base = { userId: opportunity.ownerId, link: opportunityPathOf(opportunity), letter };
  if (pointsRequired === null) {
    const title = () => sayNotification('declined', opportunity.title);
    await notify(tx, { ...base, kind: 'opportunity_declined', title, body: () => reason ?? '' });
    return;
  }
  const title = () => sayNotification('approved', opportunity.title);
  const body = () => sayWhoCanApply(opportunity, pointsRequired);
  await notify(tx, { ...base, kind: 'opportunity_verified', title, body });
}

export async function notifyOfVisibility(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  event: 'hidden' | 'shown',
  eventId: string,
): Promise<void> {
  await notify(tx, {
    userId: opportunity.ownerId,
    kind: `opportunity_${event}`,
    title: () => sayNotification(event, opportunity.title),
    body: () =>
      event === 'hidden'
        ? say('opportunities.notifications.hidden.body')
        : say('opportunities.notifications.shown.body'),
    link: opportunityPathOf(opportunity),
    letter: letterOf(eventMail, { eventId }),
  });
}

/** Not repeated until the admin has read it. */
export async function notifyAdmins(tx: Tx, adminIds: readonly string[]): Promise<void> {
  await notifyEachOnce(tx, adminIds, {
    kind: 'opportunity_waiting',
    title: () => say('opportunities.notifications.waiting.title'),
    link: '/admin/opportunities',
  });
}

/** Not repeated until the admin has read it. */
export async function notifyOfMissingPartner(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  adminIds: readonly string[],
): Promise<void> {
  await notifyEachOnce(tx, adminIds, {
    kind: 'opportunity_waiting',
    title: () => sayNotification('partnerless', opportunity.title),
    body: () => say('opportunities.notifications.partnerless.body'),
    link: opportunityPathOf(opportunity),
  });
}

/** @param to the new owner. */
export async function notifyOfHandover(
  tx: Tx,
  opportunity: Pick<OpportunityRow, 'id' | 'title' | 'requestedCount'>,
  to: string,
): Promise<void> {
  await notify(tx, {
    userId: to,
    kind: 'opportunity_handed_over',
    title: () => sayNotification('handedOver', opportunity.title),
    body: () => say('opportunities.notifications.handedOver.body', { count: opportunity.requestedCount }),
    link: opportunityPathOf(opportunity),
    letter: letterOf(handoverMail, { opportunityId: opportunity.id, userId: to }),
  });
}

export async function notifyOfClosing(
  tx: Tx,
  opportunity: AnnouncedOpportunity & Pick<OpportunityRow, 'acceptedCount' | 'requestedCount'>,
  eventId: string,
): Promise<void> {
  const { acceptedCount: accepted, requestedCount: undecided } = opportunity;
  await notify(tx, {
    userId: opportunity.ownerId,
    kind: 'opportunity_closed',
    title: () => sayNotification('closed', opportunity.title),
    body: () => say('opportunities.notifications.closed.body', { accepted, undecided }),
    link: await queuePathOf(tx, opportunity),
    letter: letterOf(eventMail, { eventId }),
  });
}

export async function notifyOfUndecided(
  tx: Tx,
  opportunity: AnnouncedOpportunity & Pick<OpportunityRow, 'requestedCount'>,
): Promise<void> {
  const { id: opportunityId, ownerId: userId } = opportunity;
  await notify(tx, {
    userId,
    kind: 'opportunity_deadline',
    title: () => sayNotification('undecided', opportunity.title),
    body: () => sayUndecided(opportunity, opportunity.requestedCount),
    link: await queuePathOf(tx, opportunity),
    letter: letterOf(reminderMail, { opportunityId, userId, event: 'undecided' }),
  });
}

export async function notifySavers(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  userIds: readonly string[],
): Promise<void> {
  const notification = {
    kind: 'opportunity_deadline',
    title: () => sayNotification('closingSoon', opportunity.title),
    body: () => say('opportunities.notifications.closingSoon.body', deadlineIn(opportunity)),
    link: opportunityPathOf(opportunity),
  } as const;
  const letterFor = (userId: string) =>
    letterOf(reminderMail, { opportunityId: opportunity.id, userId, event: 'saved' });
  await notifyAll(
    tx,
    userIds.map((userId) => ({ ...notification, userId, letter: letterFor(userId) })),
  );
}

export async function notifyOfUnlocked(tx: Tx, opportunity: AnnouncedOpportunity, userId: string): Promise<void> {
  await notify(tx, {
    userId,
    kind: 'opportunity_unlocked',
    title: () => sayNotification('unlocked', opportunity.title),
    body: () => say('opportunities.notifications.unlocked.body', deadlineIn(opportunity)),
    link: opportunityPathOf(opportunity),
    letter: letterOf(reminderMail, { opportunityId: opportunity.id, userId, event: 'unlocked' }),
  });
}

/** The partner's queue. Admins have no partner area, so they get the opportunity's page. */
export async function queuePathOf(tx: Tx, opportunity: AnnouncedOpportunity): Promise<string> {
  const owner = await findPerson(tx, opportunity.ownerId);
  return owner?.role === 'Partner' ? applicationsPathOf(opportunity) : opportunityPathOf(opportunity);
}
