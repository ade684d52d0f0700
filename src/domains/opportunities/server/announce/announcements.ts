/** Notifications about opportunities and applications, written in the transaction of the change. */

import {
  type LetterJob,
  type NotificationInput,
  notify,
  notifyAll,
  notifyAllOnce,
  notifyEachOnce,
  notifyOnce,
} from '#domains/notifications/server/public.ts';
import { findPerson } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/db/database.ts';
import { applicationsPathOf, opportunityPathOf } from '../../model.ts';
import type { OpportunityRow } from '../opportunities.repository.ts';
import { deadlineIn, sayNews, sayUndecided, sayWhoCanApply, withMessage } from './news-texts.ts';

type AnnouncedOpportunity = Pick<OpportunityRow, 'id' | 'title' | 'ownerId' | 'deadline' | 'timeZone'>;
type Applicants = readonly { id: string; applicantId: string }[];
/** Returns the letter's job for an application. */
type LetterFor = (applicationId: string) => LetterJob;

export async function notifyOfDecision(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  { pointsRequired, reason, letter }: { pointsRequired: number | null; reason: string | null; letter: LetterJob },
): Promise<void> {
  const base = { userId: opportunity.ownerId, link: opportunityPathOf(opportunity), letter };
  if (pointsRequired === null) {
    const title = () => sayNews('declined', opportunity.title);
    await notify(tx, { ...base, kind: 'opportunity_declined', title, body: () => reason ?? '' });
    return;
  }
  const title = () => sayNews('approved', opportunity.title);
  const body = () => sayWhoCanApply(opportunity, pointsRequired);
  await notify(tx, { ...base, kind: 'opportunity_verified', title, body });
}

export async function notifyOfVisibility(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  event: 'hidden' | 'shown',
  letter: LetterJob,
): Promise<void> {
  await notify(tx, {
    userId: opportunity.ownerId,
    kind: `opportunity_${event}`,
    title: () => sayNews(event, opportunity.title),
    body: () => (event === 'hidden' ? say('opportunities.news.hidden.body') : say('opportunities.news.shown.body')),
    link: opportunityPathOf(opportunity),
    letter,
  });
}

/** Not repeated until the admin has read it. */
export async function notifyAdmins(tx: Tx, adminIds: readonly string[]): Promise<void> {
  await notifyEachOnce(tx, adminIds, {
    kind: 'opportunity_waiting',
    title: () => say('opportunities.news.waiting.title'),
    link: '/admin/opportunities',
  });
}

/** Not repeated until the owner has read it. */
export async function notifyOfApplication(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  applicantId: string,
  letter: LetterJob,
): Promise<void> {
  await notifyOnce(tx, {
    userId: opportunity.ownerId,
    kind: 'application_received',
    title: () => sayNews('received', opportunity.title),
    link: await queuePathOf(tx, opportunity),
    actorId: applicantId,
    letter,
  });
}

/** Not repeated until the owner has read it. */
export async function notifyOfWithdrawal(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  applicantId: string,
  letter: LetterJob,
): Promise<void> {
  await notifyOnce(tx, {
    userId: opportunity.ownerId,
    kind: 'application_withdrawn',
    title: () => sayNews('withdrawn', opportunity.title),
    link: await queuePathOf(tx, opportunity),
    actorId: applicantId,
    letter,
  });
}

export async function notifyAccepted(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  applicants: Applicants,
  { how, message, letterFor }: { how: 'accepted' | 'auto-accepted'; message: string | null; letterFor: LetterFor },
): Promise<void> {
  await notifyAll(
    tx,
    toApplicants(applicants, letterFor, {
      kind: how === 'accepted' ? 'application_accepted' : 'application_auto_accepted',
      title: () => sayNews('accepted', opportunity.title),
      body: () =>
        withMessage(
          how === 'accepted'
            ? say('opportunities.news.accepted.body')
            : say('opportunities.news.accepted.bodyByPoints'),
          message,
        ),
      link: opportunityPathOf(opportunity),
    }),
  );
}

export async function notifyDenied(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  applicants: Applicants,
  { message, letterFor }: { message: string | null; letterFor: LetterFor },
): Promise<void> {
  await notifyAll(
    tx,
    toApplicants(applicants, letterFor, {
      kind: 'application_denied',
      title: () => sayNews('denied', opportunity.title),
      body: () => withMessage(say('opportunities.news.denied.body'), message),
      link: opportunityPathOf(opportunity),
    }),
  );
}

export async function notifyClosedUndecided(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  applicants: Applicants,
  letterFor: LetterFor,
): Promise<void> {
  await notifyAll(
    tx,
    toApplicants(applicants, letterFor, {
      kind: 'application_denied',
      title: () => sayNews('notReviewed', opportunity.title),
      body: () => say('opportunities.news.notReviewed.body'),
      link: opportunityPathOf(opportunity),
    }),
  );
}

/** Not repeated until the applicant has read it, however often the partner leaves. */
export async function notifyOfPartnerLeft(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  applicants: Applicants,
  letterFor: LetterFor,
): Promise<void> {
  await notifyAllOnce(
    tx,
    toApplicants(applicants, letterFor, {
      kind: 'opportunity_closed',
      title: () => sayNews('partnerLeft', opportunity.title),
      body: () => say('opportunities.news.partnerLeft.body'),
      link: opportunityPathOf(opportunity),
    }),
  );
}

/** Not repeated until the admin has read it. */
export async function notifyOfMissingPartner(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  adminIds: readonly string[],
): Promise<void> {
  await notifyEachOnce(tx, adminIds, {
    kind: 'opportunity_waiting',
    title: () => sayNews('partnerless', opportunity.title),
    body: () => say('opportunities.news.partnerless.body'),
    link: opportunityPathOf(opportunity),
  });
}

export async function notifyOfHandover(
  tx: Tx,
  opportunity: Pick<OpportunityRow, 'id' | 'title' | 'requestedCount'>,
  { to, letter }: { to: string; letter: LetterJob },
): Promise<void> {
  await notify(tx, {
    userId: to,
    kind: 'opportunity_handed_over',
    title: () => sayNews('handedOver', opportunity.title),
    body: () => say('opportunities.news.handedOver.body', { count: opportunity.requestedCount }),
    link: opportunityPathOf(opportunity),
    letter,
  });
}

export async function notifyOfClosing(
  tx: Tx,
  opportunity: AnnouncedOpportunity & Pick<OpportunityRow, 'acceptedCount' | 'requestedCount'>,
  letter: LetterJob,
): Promise<void> {
  const { acceptedCount: accepted, requestedCount: undecided } = opportunity;
  await notify(tx, {
    userId: opportunity.ownerId,
    kind: 'opportunity_closed',
    title: () => sayNews('closed', opportunity.title),
    body: () => say('opportunities.news.closed.body', { accepted, undecided }),
    link: await queuePathOf(tx, opportunity),
    letter,
  });
}

export async function notifyOfUndecided(
  tx: Tx,
  opportunity: AnnouncedOpportunity & Pick<OpportunityRow, 'requestedCount'>,
  letter: LetterJob,
): Promise<void> {
  await notify(tx, {
    userId: opportunity.ownerId,
    kind: 'opportunity_deadline',
    title: () => sayNews('undecided', opportunity.title),
    body: () => sayUndecided(opportunity, opportunity.requestedCount),
    link: await queuePathOf(tx, opportunity),
    letter,
  });
}

export async function notifySavers(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  userIds: readonly string[],
  letterFor: (userId: string) => LetterJob,
): Promise<void> {
  const notification = {
    kind: 'opportunity_deadline',
    title: () => sayNews('closingSoon', opportunity.title),
    body: () => say('opportunities.news.closingSoon.body', deadlineIn(opportunity)),
    link: opportunityPathOf(opportunity),
  } as const;
  await notifyAll(
    tx,
    userIds.map((userId) => ({ ...notification, userId, letter: letterFor(userId) })),
  );
}

export async function notifyOfUnlocked(
  tx: Tx,
  opportunity: AnnouncedOpportunity,
  userId: string,
  letter: LetterJob,
): Promise<void> {
  await notify(tx, {
    userId,
    kind: 'opportunity_unlocked',
    title: () => sayNews('unlocked', opportunity.title),
    body: () => say('opportunities.news.unlocked.body', deadlineIn(opportunity)),
    link: opportunityPathOf(opportunity),
    letter,
  });
}

const toApplicants = (
  applicants: Applicants,
  letterFor: LetterFor,
  notification: Omit<NotificationInput, 'userId' | 'letter'>,
): NotificationInput[] =>
  applicants.map(({ id, applicantId }) => ({ ...notification, userId: applicantId, letter: letterFor(id) }));

/** The partner's queue. Admins have no partner area, so they get the opportunity's page. */
async function queuePathOf(tx: Tx, opportunity: AnnouncedOpportunity): Promise<string> {
  const owner = await findPerson(tx, opportunity.ownerId);
  return owner?.role === 'Partner' ? applicationsPathOf(opportunity) : opportunityPathOf(opportunity);
}
