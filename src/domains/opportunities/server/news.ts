/** What people are told about opportunities and applications, in the transaction in which it happens. */
import type { Tx } from '../../../platform/db/database.ts';
import type { LetterJob } from '../../../platform/db/notification-tables.ts';
import { findPerson } from '../../members/server/people.service.ts';
import { headline, notify, notifyAll, notifyOnce } from '../../notifications/server/service.ts';
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
  const title = headline('Your opportunity', opportunity.title, 'was verified');
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
    title: headline('Your opportunity', opportunity.title, isHidden ? 'was hidden' : 'is shown again'),
    body: isHidden
      ? 'An Admin hid it: nobody finds it or applies for it. What was applied for stays with you.'
      : 'Everyone can find it again.',
    link: opportunityPathOf(opportunity),
    letter,
  });
}

const MOST_OF_A_MESSAGE = 500;

/** The page it leads to shows all of the message. */
export function withMessage(told: string, message: string | null): string {
  if (message === null) return told;
  const isCut = message.length > MOST_OF_A_MESSAGE;
  const begun = isCut ? `${message.slice(0, MOST_OF_A_MESSAGE - 1).toWellFormed()}…` : message;
  return `${told} The partner writes: “${begun}”`;
}

/** An owner who has not looked since is not told again. */
export async function tellReceived(tx: Tx, opportunity: Told, applicantId: string, letter: LetterJob): Promise<void> {
  await notifyOnce(tx, {
    userId: opportunity.ownerId,
    kind: 'application_received',
    title: headline('Applications wait for you', opportunity.title),
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
      how === 'accepted' ? 'You have a place.' : 'You have a place: your points met the rule of the partner.',
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
    title: headline('Your application', opportunity.title, 'was not accepted'),
    body: withMessage(
      'The partner decided for others this time. Your points stay as they are, and so does everything they unlock.',
      message,
    ),
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
    title: headline('Your application', opportunity.title, 'ended without a decision'),
    body: 'The deadline came before the partner had decided. It says nothing about you, and your points stay as they are.',
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
  const undecided = requestedCount === 0 ? '' : ` ${sayCount(requestedCount, 'request')} ended without a decision.`;
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
    title: headline('Applications wait for a decision', opportunity.title),
    body: `${sayCount(opportunity.requestedCount, 'request')} until ${sayDeadline(opportunity)}. What is undecided then is denied.`,
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
    title: headline('It closes soon', opportunity.title),
    body: `You saved it and have not applied. Applications are taken until ${sayDeadline(opportunity)}.`,
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
    title: headline('Your points unlock it', opportunity.title),
    body: `You saved it. Applications are taken until ${sayDeadline(opportunity)}.`,
    link: opportunityPathOf(opportunity),
    letter,
  });
}

/** Where its owner decides: an Admin, who has no partner area, from the opportunity itself. */
async function queuePathOf(tx: Tx, opportunity: Told): Promise<string> {
  const owner = await findPerson(tx, opportunity.ownerId);
  return owner?.role === 'Partner' ? applicationsPathOf(opportunity) : opportunityPathOf(opportunity);
}
