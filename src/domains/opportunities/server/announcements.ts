/** Notifications about opportunities and applications, written in the transaction of the change. */

import { headline, type LetterJob, notify, notifyAll, notifyOnce } from '#domains/notifications/server/public.ts';
import { findPerson } from '#domains/people/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { isolate } from '#ui/isolate.ts';
import { applicationsPathOf, opportunityPathOf } from '../model.ts';
import type { OpportunityRow } from './opportunities.repository.ts';
import { sayCount, sayDeadline } from './words.ts';

type Told = Pick<OpportunityRow, 'id' | 'title' | 'ownerId' | 'deadline' | 'timeZone'>;
type Applicants = readonly { id: string; applicantId: string }[];
/** By the id of an application. */
type LetterFor = (applicationId: string) => LetterJob;

export async function tellDecision(
  tx: Tx,
  opportunity: Told,
  { pointsRequired, reason, letter }: { pointsRequired: number | null; reason: string | null; letter: LetterJob },
): Promise<void> {
  const base = { userId: opportunity.ownerId, link: opportunityPathOf(opportunity), letter };
  if (pointsRequired === null) {
    const title = headline('Your opportunity', opportunity.title, 'was declined');
    await notify(tx, { ...base, kind: 'opportunity_declined', title, body: reason ?? '' });
    return;
  }
  const who = pointsRequired === 0 ? 'Every member' : `Members with ${pointsRequired} points or more`;
  const title = headline('Your opportunity', opportunity.title, 'was approved');
  const body = `${who} can apply until ${sayDeadline(opportunity)}.`;
  await notify(tx, { ...base, kind: 'opportunity_verified', title, body });
}

export async function tellShelf(
  tx: Tx,
  opportunity: Told,
  event: 'hidden' | 'shown',
  letter: LetterJob,
): Promise<void> {
  const isHidden = event === 'hidden';
  await notify(tx, {
    userId: opportunity.ownerId,
    kind: `opportunity_${event}`,
    title: headline('Your opportunity', opportunity.title, isHidden ? 'was hidden' : 'is public again'),
    body: isHidden
      ? 'An admin hid it: it’s no longer listed and no one else can apply. You keep its applications.'
      : 'It’s listed again.',
    link: opportunityPathOf(opportunity),
    letter,
  });
}

const MOST_OF_A_MESSAGE = 500;

/** Appends the start of the partner's message. The linked page shows all of it. */
export function withMessage(told: string, message: string | null): string {
  if (message === null) return told;
  const isCut = message.length > MOST_OF_A_MESSAGE;
  const begun = isCut ? `${message.slice(0, MOST_OF_A_MESSAGE - 1).toWellFormed()}…` : message;
  return `${told} Message from the partner: “${isolate(begun)}”`;
}

/** Not repeated until the owner has read it. */
export async function tellReceived(tx: Tx, opportunity: Told, applicantId: string, letter: LetterJob): Promise<void> {
  await notifyOnce(tx, {
    userId: opportunity.ownerId,
    kind: 'application_received',
    title: headline('New applications', opportunity.title),
    link: await queuePathOf(tx, opportunity),
    actorId: applicantId,
    letter,
  });
}

/** As tellReceived. */
export async function tellWithdrawn(tx: Tx, opportunity: Told, applicantId: string, letter: LetterJob): Promise<void> {
  await notifyOnce(tx, {
    userId: opportunity.ownerId,
    kind: 'application_withdrawn',
    title: headline('An application was withdrawn', opportunity.title),
    link: await queuePathOf(tx, opportunity),
    actorId: applicantId,
    letter,
  });
}

export async function tellAccepted(
  tx: Tx,
  opportunity: Told,
  applicants: Applicants,
  { how, message, letterFor }: { how: 'accepted' | 'auto-accepted'; message: string | null; letterFor: LetterFor },
): Promise<void> {
  const told = {
    kind: how === 'accepted' ? 'application_accepted' : 'application_auto_accepted',
    title: headline('Your application', opportunity.title, 'was accepted'),
    body: withMessage(
      how === 'accepted'
        ? 'You have a place.'
        : 'You had enough points to be accepted automatically. You have a place.',
      message,
    ),
    link: opportunityPathOf(opportunity),
  } as const;
  await notifyAll(
    tx,
    applicants.map(({ id, applicantId }) => ({ ...told, userId: applicantId, letter: letterFor(id) })),
  );
}

export async function tellDenied(
  tx: Tx,
  opportunity: Told,
  applicants: Applicants,
  { message, letterFor }: { message: string | null; letterFor: LetterFor },
): Promise<void> {
  const told = {
    kind: 'application_denied',
    title: headline('Your application', opportunity.title, 'wasn’t accepted'),
    body: withMessage('You weren’t selected this time. You keep all your points.', message),
    link: opportunityPathOf(opportunity),
  } as const;
  await notifyAll(
    tx,
    applicants.map(({ id, applicantId }) => ({ ...told, userId: applicantId, letter: letterFor(id) })),
  );
}

export async function tellClosedUndecided(
  tx: Tx,
  opportunity: Told,
  applicants: Applicants,
  letterFor: LetterFor,
): Promise<void> {
  const told = {
    kind: 'application_denied',
    title: headline('Your application', opportunity.title, 'wasn’t reviewed in time'),
    body: 'The deadline passed before your application was reviewed. This isn’t a judgement of it, and you keep all your points.',
    link: opportunityPathOf(opportunity),
  } as const;
  await notifyAll(
    tx,
    applicants.map(({ id, applicantId }) => ({ ...told, userId: applicantId, letter: letterFor(id) })),
  );
}

export async function tellClosed(
  tx: Tx,
  opportunity: Told & Pick<OpportunityRow, 'acceptedCount' | 'requestedCount'>,
  letter: LetterJob,
): Promise<void> {
  const { acceptedCount, requestedCount } = opportunity;
  const undecided =
    requestedCount === 0 ? '' : ` ${sayCount(requestedCount, 'application')} closed without a decision.`;
  await notify(tx, {
    userId: opportunity.ownerId,
    kind: 'opportunity_closed',
    title: headline('Your opportunity', opportunity.title, 'has closed'),
    body: `${sayCount(acceptedCount, 'application')} accepted.${undecided}`,
    link: await queuePathOf(tx, opportunity),
    letter,
  });
}

export async function tellUndecided(
  tx: Tx,
  opportunity: Told & Pick<OpportunityRow, 'requestedCount'>,
  letter: LetterJob,
): Promise<void> {
  await notify(tx, {
    userId: opportunity.ownerId,
    kind: 'opportunity_deadline',
    title: headline('Applications need your decision', opportunity.title),
    body: `${sayCount(opportunity.requestedCount, 'pending application')}. You can decide until ${sayDeadline(opportunity)}; after that, undecided applications are declined.`,
    link: await queuePathOf(tx, opportunity),
    letter,
  });
}

export async function tellSavers(
  tx: Tx,
  opportunity: Told,
  userIds: readonly string[],
  letterFor: (userId: string) => LetterJob,
): Promise<void> {
  const told = {
    kind: 'opportunity_deadline',
    title: headline('Closing soon', opportunity.title),
    body: `You saved this but haven’t applied. You can apply until ${sayDeadline(opportunity)}.`,
    link: opportunityPathOf(opportunity),
  } as const;
  await notifyAll(
    tx,
    userIds.map((userId) => ({ ...told, userId, letter: letterFor(userId) })),
  );
}

export async function tellUnlocked(tx: Tx, opportunity: Told, userId: string, letter: LetterJob): Promise<void> {
  await notify(tx, {
    userId,
    kind: 'opportunity_unlocked',
    title: headline('You now have enough points', opportunity.title),
    body: `You saved this. You can apply until ${sayDeadline(opportunity)}.`,
    link: opportunityPathOf(opportunity),
    letter,
  });
}

/** The partner's queue. Admins have no partner area, so they get the opportunity's page. */
async function queuePathOf(tx: Tx, opportunity: Told): Promise<string> {
  const owner = await findPerson(tx, opportunity.ownerId);
  return owner?.role === 'Partner' ? applicationsPathOf(opportunity) : opportunityPathOf(opportunity);
}
