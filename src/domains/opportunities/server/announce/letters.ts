/** Emails about opportunities and applications. */

import { applicationDecisionInputBounds } from '#generated/bounds/ApplicationDecisionInput.gen.ts';
import { opportunityDecisionInputBounds } from '#generated/bounds/OpportunityDecisionInput.gen.ts';
import { opportunityInputBounds } from '#generated/bounds/OpportunityInput.gen.ts';
import { say } from '#languages/say.ts';
import { greet, letter, withoutLinks } from '#platform/server/mail/letter.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { OpportunityEventName } from '../tables.ts';
import { deadlineIn } from './notification-texts.ts';

export interface OpportunityLetter {
  to: string;
  /** The recipient's name. */
  name: string;
  opportunity: {
    title: string;
    deadline: string;
    timeZone: string;
    pointsRequired: number | null;
    requestedCount: number;
    acceptedCount: number;
    contactEmail: string | null;
  };
  link: string;
  appName: string;
}

interface Words {
  subject: string;
  lines: string[];
}

export type EventMailed = Extract<OpportunityEventName, 'approved' | 'declined' | 'hidden' | 'shown' | 'closed'>;
export type ApplicationMailed =
  | 'received'
  | 'withdrawn'
  | 'accepted'
  | 'auto-accepted'
  | 'denied'
  | 'closed'
  | 'partner-left';
export type ReminderMailed = 'undecided' | 'saved' | 'unlocked';

export function eventLetter(event: EventMailed, about: OpportunityLetter, reason: string | null): Mail {
  return mailOf(about, sayEvent(event, about, reason));
}

function sayEvent(event: EventMailed, about: OpportunityLetter, reason: string | null): Words {
  const { requestedCount, acceptedCount, pointsRequired } = about.opportunity;
  const title = titleOf(about);
  switch (event) {
    case 'approved': {
      const values = { title, points: pointsRequired ?? 0, ...deadlineIn(about.opportunity) };
      return {
        subject: say('opportunities.mails.approved.subject'),
        lines: [say('opportunities.mails.approved.text', values)],
      };
    }
    case 'declined':
      return {
        subject: say('opportunities.mails.declined.subject'),
        lines: [
          say('opportunities.mails.declined.text', { title }),
          withoutLinks(reason ?? '', opportunityDecisionInputBounds.reason.maxLength),
          say('opportunities.mails.declined.link'),
        ],
      };
    case 'hidden':
      return {
        subject: say('opportunities.mails.hidden.subject'),
        lines: [say('opportunities.mails.hidden.text', { title })],
      };
    case 'shown':
      return {
        subject: say('opportunities.mails.shown.subject'),
        lines: [say('opportunities.mails.shown.text', { title })],
      };
    case 'closed':
      return {
        subject: say('opportunities.mails.closed.subject'),
        lines: [
          say('opportunities.mails.closed.text', { title, accepted: acceptedCount }),
          ...(requestedCount > 0 ? [say('opportunities.mails.closed.undecided', { count: requestedCount })] : []),
          say('opportunities.mails.closed.link'),
        ],
      };
  }
}

/** @param message from the partner, with the decision. */
export function applicationLetter(event: ApplicationMailed, about: OpportunityLetter, message: string | null): Mail {
  return mailOf(about, sayApplication(event, about, message));
}

function sayApplication(event: ApplicationMailed, about: OpportunityLetter, message: string | null): Words {
  const title = titleOf(about);
  switch (event) {
    case 'received':
      return {
        subject: say('opportunities.mails.received.subject'),
        lines: [say('opportunities.mails.received.text', { title })],
      };
    case 'withdrawn':
      return {
        subject: say('opportunities.mails.withdrawn.subject'),
        lines: [say('opportunities.mails.withdrawn.text', { title })],
      };
    case 'accepted':
      return {
        subject: say('opportunities.mails.accepted.subject'),
        lines: [say('opportunities.mails.accepted.text', { title }), ...quoteMessage(message), sayNextStep(about)],
      };
    case 'auto-accepted':
      return {
        subject: say('opportunities.mails.accepted.subject'),
        lines: [
          say('opportunities.mails.accepted.textByPoints', { title }),
          ...quoteMessage(message),
          sayNextStep(about),
        ],
      };
    case 'denied':
      return {
        subject: say('opportunities.mails.denied.subject'),
        lines: [
          say('opportunities.mails.denied.text', { title }),
          ...quoteMessage(message),
          say('opportunities.mails.denied.link'),
        ],
      };
    case 'closed':
      return {
        subject: say('opportunities.mails.notReviewed.subject'),
        lines: [say('opportunities.mails.notReviewed.text', { title }), say('opportunities.mails.notReviewed.link')],
      };
    case 'partner-left':
      return {
        subject: say('opportunities.mails.partnerLeft.subject'),
        lines: [say('opportunities.mails.partnerLeft.text', { title }), say('opportunities.mails.notReviewed.link')],
      };
  }
}

export function handoverLetter(about: OpportunityLetter): Mail {
  const count = about.opportunity.requestedCount;
  return mailOf(about, {
    subject: say('opportunities.mails.handedOver.subject'),
    lines: [
      say('opportunities.mails.handedOver.text', { title: titleOf(about) }),
      ...(count > 0 ? [say('opportunities.mails.handedOver.waiting', { count })] : []),
      say('opportunities.mails.handedOver.link'),
    ],
  });
}

export function reminderLetter(event: ReminderMailed, about: OpportunityLetter): Mail {
  return mailOf(about, sayReminder(event, about));
}

function sayReminder(event: ReminderMailed, about: OpportunityLetter): Words {
  const values = { title: titleOf(about), ...deadlineIn(about.opportunity) };
  switch (event) {
    case 'undecided':
      return {
        subject: say('opportunities.mails.undecided.subject'),
        lines: [
          say('opportunities.mails.undecided.text', { ...values, count: about.opportunity.requestedCount }),
          say('opportunities.mails.undecided.link'),
        ],
      };
    case 'saved':
      return {
        subject: say('opportunities.mails.closingSoon.subject'),
        lines: [say('opportunities.mails.closingSoon.text', values)],
      };
    case 'unlocked':
      return {
        subject: say('opportunities.mails.unlocked.subject'),
        lines: [say('opportunities.mails.unlocked.text', values)],
      };
  }
}

/** Accepted applicants see the partner's contact address, if the partner gave one. */
const sayNextStep = ({ opportunity }: OpportunityLetter) =>
  opportunity.contactEmail === null
    ? say('opportunities.mails.accepted.linkWithoutContact')
    : say('opportunities.mails.accepted.link');

const titleOf = ({ opportunity }: OpportunityLetter) =>
  withoutLinks(opportunity.title, opportunityInputBounds.title.maxLength);

const quoteMessage = (message: string | null): string[] =>
  message === null
    ? []
    : [
        say('opportunities.mails.messageFromPartner'),
        withoutLinks(message, applicationDecisionInputBounds.message.maxLength),
      ];

function mailOf({ to, name, link, appName }: OpportunityLetter, { subject, lines }: Words): Mail {
  return { to, subject, text: letter(appName, [greet(name), ...lines, link]) };
}
