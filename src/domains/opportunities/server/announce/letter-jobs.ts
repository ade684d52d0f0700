/** Emails as background jobs. Payloads contain ids instead of content. */

import { sayNameOf } from '#domains/people/model.ts';
import { findPerson } from '#domains/people/server/public.ts';
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { JobKind } from '#platform/server/jobs/jobs.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { applicationsPathOf, opportunityPathOf } from '../../model.ts';
import { findApplication } from '../applications/applications.repository.ts';
import { countClosedUndecided } from '../background/deadlines.repository.ts';
import { findEvent } from '../links.repository.ts';
import { findOpportunity, type OpportunityRow } from '../opportunities.repository.ts';
import {
  type ApplicationMailed,
  applicationLetter,
  type EventMailed,
  eventLetter,
  handoverLetter,
  type OpportunityLetter,
  type ReminderMailed,
  reminderLetter,
} from './letters.ts';

/** Emails the owner about a change to an opportunity. */
export const eventMail: JobKind<{ eventId: string }> = { name: 'opportunities.event-mail' };
/** Emails the applicant or the owner about an application. */
export const applicationMail: JobKind<{ applicationId: string; event: ApplicationMailed }> = {
  name: 'opportunities.application-mail',
};
/** Emails the new owner of an opportunity. */
export const handoverMail: JobKind<{ opportunityId: string; userId: string }> = {
  name: 'opportunities.handover-mail',
};
/** Emails about an approaching deadline or newly unlocked opportunities. */
export const reminderMail: JobKind<{ opportunityId: string; userId: string; event: ReminderMailed }> = {
  name: 'opportunities.reminder-mail',
};

interface LetterNeeds {
  db: Db;
  config: Pick<LiveConfig, 'publicOrigin' | 'appName'>;
}

const SCHOLARSHIPS = '/scholarships';

export async function writeEvent(needs: LetterNeeds, { eventId }: { eventId: string }): Promise<Mail | null> {
  const { db } = needs;
  const event = await findEvent(db, eventId);
  const opportunity = event && (await findOpportunity(db, event.opportunityId));
  if (!event || !opportunity) return null;
  const name = event.event;
  if (!isMailed(name)) throw new Error(`There is no email about an opportunity that was ${name}`);
  const path = opportunityPathOf(opportunity);
  const isClosed = name === 'closed';
  const place = isClosed ? { isForOwner: true } : { isForOwner: true, path };
  // Pending applications may already have been closed by now.
  const ended = isClosed ? await countClosedUndecided(db, opportunity.id) : 0;
  const told = { ...opportunity, requestedCount: opportunity.requestedCount + ended };
  return address(needs, opportunity.ownerId, told, place, (about) => eventLetter(name, about, event.reason));
}

const isMailed = (event: string): event is EventMailed =>
  ['approved', 'declined', 'hidden', 'shown', 'closed'].includes(event);

export async function writeApplication(
  needs: LetterNeeds,
  { applicationId, event }: { applicationId: string; event: ApplicationMailed },
): Promise<Mail | null> {
  const application = await findApplication(needs.db, applicationId);
  const opportunity = application && (await findOpportunity(needs.db, application.opportunityId));
  if (!application || !opportunity) return null;
  const isForOwner = event === 'received' || event === 'withdrawn';
  const userId = isForOwner ? opportunity.ownerId : application.applicantId;
  // The partner may have returned since, and the applicant withdrawn.
  const isWaiting = application.state === 'requested' && !opportunity.hasPartner;
  if (event === 'partner-left' && !isWaiting) return null;
  const isOver = event === 'closed' || event === 'partner-left';
  const place = isOver ? { isForOwner, path: SCHOLARSHIPS } : { isForOwner };
  return address(needs, userId, opportunity, place, (about) =>
    applicationLetter(event, about, application.decisionMessage),
  );
}

/** Not to someone who has meanwhile handed it on or lost it. */
export async function writeHandover(
  needs: LetterNeeds,
  { opportunityId, userId }: { opportunityId: string; userId: string },
): Promise<Mail | null> {
  const opportunity = await findOpportunity(needs.db, opportunityId);
  if (opportunity?.ownerId !== userId) return null;
  const path = opportunityPathOf(opportunity);
  return address(needs, userId, opportunity, { isForOwner: true, path }, handoverLetter);
}

export async function writeReminder(
  needs: LetterNeeds,
  { opportunityId, userId, event }: { opportunityId: string; userId: string; event: ReminderMailed },
): Promise<Mail | null> {
  const opportunity = await findOpportunity(needs.db, opportunityId);
  if (!opportunity || opportunity.isPastDeadline) return null;
  const isForOwner = event === 'undecided';
  if (!isForOwner && (!opportunity.isPublic || opportunity.isClosedEarly)) return null;
  return address(needs, userId, opportunity, { isForOwner }, (about) => reminderLetter(event, about));
}

/** @param path where the letter leads, instead of the partner's queue or the opportunity's page. */
async function address(
  { db, config }: LetterNeeds,
  userId: string,
  opportunity: OpportunityRow,
  { isForOwner, path }: { isForOwner: boolean; path?: string },
  write: (about: OpportunityLetter) => Mail,
): Promise<Mail | null> {
  const person = await findPerson(db, userId);
  if (!person) return null;
  const hasQueue = isForOwner && person.role === 'Partner';
  const own = hasQueue ? applicationsPathOf(opportunity) : opportunityPathOf(opportunity);
  const link = `${config.publicOrigin}${path ?? own}`;
  return write({ to: person.email, name: sayNameOf(person), opportunity, link, appName: config.appName });
}
