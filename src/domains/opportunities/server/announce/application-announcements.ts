/** Notifications about applications, written in the transaction of the change, each with its letter. */

import {
  letterOf,
  type NotificationInput,
  notifyAll,
  notifyAllOnce,
  notifyOnce,
} from '#domains/notifications/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { opportunityPathOf } from '../../model.ts';
import { applicationMail } from './letter-jobs.ts';
import type { ApplicationMailed } from './letters.ts';
import { sayNotification, withMessage } from './notification-texts.ts';
import { type AnnouncedOpportunity, queuePathOf } from './opportunity-announcements.ts';

interface Applied {
  id: string;
  applicantId: string;
}

export const notifyOfApplication = (tx: Tx, opportunity: AnnouncedOpportunity, applied: Applied): Promise<void> =>
  notifyOwner(tx, opportunity, applied, 'received');

export const notifyOfWithdrawal = (tx: Tx, opportunity: AnnouncedOpportunity, applied: Applied): Promise<void> =>
  notifyOwner(tx, opportunity, applied, 'withdrawn');

/** Not repeated until the owner has read it. */
async function notifyOwner(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  { id, applicantId }: Applied,
  event: 'received' | 'withdrawn',
): Promise<void> {
  await notifyOnce(tx, {
    userId: opportunity.ownerId,
    kind: `application_${event}`,
    title: () => sayNotification(event, opportunity.title),
    link: await queuePathOf(tx, opportunity),
    actorId: applicantId,
    letter: letterOf(applicationMail, { applicationId: id, event }),
  });
}

export async function notifyAccepted(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  applications: readonly Applied[],
  { how, message }: { how: 'accepted' | 'auto-accepted'; message: string | null },
): Promise<void> {
  const body = () =>
    how === 'accepted'
      ? say('opportunities.notifications.accepted.body')
      : say('opportunities.notifications.accepted.bodyByPoints');
  await notifyAll(
    tx,
    toApplicants(applications, how, {
      kind: how === 'accepted' ? 'application_accepted' : 'application_auto_accepted',
      title: () => sayNotification('accepted', opportunity.title),
      body: () => withMessage(body(), message),
      link: opportunityPathOf(opportunity),
    }),
  );
}

export async function notifyDenied(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  applications: readonly Applied[],
  message: string | null,
): Promise<void> {
  await notifyAll(
    tx,
    toApplicants(applications, 'denied', {
      kind: 'application_denied',
      title: () => sayNotification('denied', opportunity.title),
      body: () => withMessage(say('opportunities.notifications.denied.body'), message),
      link: opportunityPathOf(opportunity),
    }),
  );
}

export async function notifyClosedUndecided(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  applications: readonly Applied[],
): Promise<void> {
  await notifyAll(
    tx,
    toApplicants(applications, 'closed', {
      kind: 'application_denied',
      title: () => sayNotification('notReviewed', opportunity.title),
      body: () => say('opportunities.notifications.notReviewed.body'),
      link: opportunityPathOf(opportunity),
    }),
  );
}

/** Not repeated until the applicant has read it, however often the partner leaves. */
export async function notifyOfPartnerLeft(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  applications: readonly Applied[],
): Promise<void> {
  await notifyAllOnce(
    tx,
    toApplicants(applications, 'partner-left', {
      kind: 'opportunity_closed',
      title: () => sayNotification('partnerLeft', opportunity.title),
      body: () => say('opportunities.notifications.partnerLeft.body'),
      link: opportunityPathOf(opportunity),
    }),
  );
}

const toApplicants = (
  applications: readonly Applied[],
  event: ApplicationMailed,
  notification: Omit<NotificationInput, 'userId' | 'letter'>,
): NotificationInput[] =>
  applications.map(({ id, applicantId }) => ({
    ...notification,
    userId: applicantId,
    letter: letterOf(applicationMail, { applicationId: id, event }),
  }));
