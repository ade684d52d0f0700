/** Background jobs: emails and notifications to admins. Payloads contain ids instead of content. */

import { letterOf } from '#domains/notifications/server/public.ts';
import { sayNameOf } from '#domains/people/model.ts';
import { findPerson, listActiveIdsWithRole } from '#domains/people/server/public.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import type { JobKind } from '#platform/jobs/jobs.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { applicationsPathOf, opportunityPathOf } from '../../model.ts';
import { findApplication, listPendingFor } from '../applications/applications.repository.ts';
import { countClosedUndecided } from '../background/deadlines.repository.ts';
import { findEvent } from '../links.repository.ts';
import { findOpportunity, listUnclosedOf, type OpportunityRow } from '../opportunities.repository.ts';
import { notifyAdmins, notifyOfMissingPartner, notifyOfPartnerLeft } from './announcements.ts';
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

/** Notifies admins of an opportunity awaiting verification. */
export const notifyAdminsJob: JobKind<{ opportunityId: string }> = { name: 'opportunities.admins-word' };
/** Notifies applicants whose partner has left, and admins, who can hand the opportunities over. */
export const departureJob: JobKind<{ ownerId: string }> = { name: 'opportunities.applicants-word' };
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

interface JobNeeds {
  db: Db;
  config: Pick<Config, 'publicOrigin' | 'appName'>;
}

const SCHOLARSHIPS = '/scholarships';
const letterOfPartnerLeft = (applicationId: string) =>
  letterOf(applicationMail, { applicationId, event: 'partner-left' });
const isMailed = (event: string): event is EventMailed =>
  ['approved', 'declined', 'hidden', 'shown', 'closed'].includes(event);

export function createOpportunityJobs({ db, config }: JobNeeds) {
  const address = async (
    userId: string,
    opportunity: OpportunityRow,
    { isForOwner, path }: { isForOwner: boolean; path?: string },
    write: (about: OpportunityLetter) => Mail,
  ): Promise<Mail | null> => {
    const person = await findPerson(db, userId);
    if (!person) return null;
    const hasQueue = isForOwner && person.role === 'Partner';
    const own = hasQueue ? applicationsPathOf(opportunity) : opportunityPathOf(opportunity);
    const link = `${config.publicOrigin}${path ?? own}`;
    return write({ to: person.email, name: sayNameOf(person), opportunity, link, appName: config.appName });
  };

  return {
    notifyAdmins: async ({ opportunityId }: { opportunityId: string }): Promise<void> => {
      const opportunity = await findOpportunity(db, opportunityId);
      if (!opportunity || opportunity.isVerified !== null) return;
      const admins = await listActiveIdsWithRole(db, 'Admin');
      const others = admins.filter((id) => id !== opportunity.ownerId);
      await db.transaction().execute((tx) => notifyAdmins(tx, others));
    },

    noteDeparture: async ({ ownerId }: { ownerId: string }): Promise<void> => {
      const leftBehind = (await listUnclosedOf(db, ownerId)).filter(({ hasPartner }) => !hasPartner);
      if (leftBehind.length === 0) return;
      const ids = leftBehind.map(({ id }) => id);
      const pending = Map.groupBy(await listPendingFor(db, ids), ({ opportunityId }) => opportunityId);
      const admins = await listActiveIdsWithRole(db, 'Admin');
      for (const opportunity of leftBehind) {
        const applicants = pending.get(opportunity.id) ?? [];
        await db.transaction().execute(async (tx) => {
          await notifyOfPartnerLeft(tx, opportunity, applicants, letterOfPartnerLeft);
          await notifyOfMissingPartner(tx, opportunity, admins);
        });
      }
    },

    writeEvent: async ({ eventId }: { eventId: string }): Promise<Mail | null> => {
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
      return address(opportunity.ownerId, told, place, (about) => eventLetter(name, about, event.reason));
    },

    writeApplication: async (job: { applicationId: string; event: ApplicationMailed }): Promise<Mail | null> => {
      const application = await findApplication(db, job.applicationId);
      const opportunity = application && (await findOpportunity(db, application.opportunityId));
      if (!application || !opportunity) return null;
      const isForOwner = job.event === 'received' || job.event === 'withdrawn';
      const userId = isForOwner ? opportunity.ownerId : application.applicantId;
      // The partner may have returned since, and the applicant withdrawn.
      const isWaiting = application.state === 'requested' && !opportunity.hasPartner;
      if (job.event === 'partner-left' && !isWaiting) return null;
      const isOver = job.event === 'closed' || job.event === 'partner-left';
      const place = isOver ? { isForOwner, path: SCHOLARSHIPS } : { isForOwner };
      return address(userId, opportunity, place, (about) =>
        applicationLetter(job.event, about, application.decisionMessage),
      );
    },

    /** Not to someone who has meanwhile handed it on or lost it. */
    writeHandover: async (job: { opportunityId: string; userId: string }): Promise<Mail | null> => {
      const opportunity = await findOpportunity(db, job.opportunityId);
      if (opportunity?.ownerId !== job.userId) return null;
      const path = opportunityPathOf(opportunity);
      return address(job.userId, opportunity, { isForOwner: true, path }, handoverLetter);
    },

    writeReminder: async (job: {
      opportunityId: string;
      userId: string;
      event: ReminderMailed;
    }): Promise<Mail | null> => {
      const opportunity = await findOpportunity(db, job.opportunityId);
      if (!opportunity || opportunity.isPastDeadline) return null;
      const isForOwner = job.event === 'undecided';
      if (!isForOwner && (!opportunity.isPublic || opportunity.isClosedEarly)) return null;
      return address(job.userId, opportunity, { isForOwner }, (about) => reminderLetter(job.event, about));
    },
  };
}
