/** Emails about opportunities and applications. */

import { applicationDecisionInputBounds } from '#generated/bounds/ApplicationDecisionInput.gen.ts';
import { opportunityDecisionInputBounds } from '#generated/bounds/OpportunityDecisionInput.gen.ts';
import { opportunityInputBounds } from '#generated/bounds/OpportunityInput.gen.ts';
import { letter, quotable } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { OpportunityEventName } from './tables.ts';
import { sayCount, sayDeadline } from './words.ts';

export interface OpportunityLetter {
  to: string;
  /** The recipient's. */
  name: string;
  opportunity: {
    title: string;
    deadline: string;
    timeZone: string;
    pointsRequired: number | null;
    requestedCount: number;
    acceptedCount: number;
  };
  link: string;
  appName: string;
}

interface Words {
  subject: string;
  lines: string[];
}

const NEXT = 'See what comes next and how to reach the partner:';

export type EventMailed = Extract<OpportunityEventName, 'approved' | 'declined' | 'hidden' | 'shown' | 'closed'>;
export type ApplicationMailed = 'received' | 'withdrawn' | 'accepted' | 'auto-accepted' | 'denied' | 'closed';
export type ReminderMailed = 'undecided' | 'saved' | 'unlocked';

export function eventLetter(event: EventMailed, about: OpportunityLetter, reason: string | null): Mail {
  const { requestedCount, acceptedCount, pointsRequired } = about.opportunity;
  const what = titleOf(about);
  const who = pointsRequired === 0 ? 'Every member' : `Members with ${pointsRequired} points or more`;
  const words: Record<EventMailed, Words> = {
    approved: {
      subject: 'Your opportunity was approved',
      lines: [
        `Your opportunity ${what} was approved. ${who} can apply until ${sayDeadline(about.opportunity)}. See it here:`,
      ],
    },
    declined: {
      subject: 'Your opportunity was declined',
      lines: [
        `An admin declined your opportunity ${what} for this reason:`,
        quotable(reason ?? '', opportunityDecisionInputBounds.reason.maxLength),
        'Edit it to resubmit:',
      ],
    },
    hidden: {
      subject: 'Your opportunity was hidden',
      lines: [
        `An admin hid your opportunity ${what}. It’s no longer listed and no one else can apply. You can still see it here:`,
      ],
    },
    shown: {
      subject: 'Your opportunity is public again',
      lines: [`Your opportunity ${what} is listed again. See it here:`],
    },
    closed: {
      subject: 'Your opportunity has closed',
      lines: [
        `Your opportunity ${what} has reached its deadline, with ${sayCount(acceptedCount, 'application').toLowerCase()} accepted.`,
        ...(requestedCount > 0
          ? [`${sayCount(requestedCount, 'application')} closed without a decision. We’ve let the applicants know.`]
          : []),
        'See all applications:',
      ],
    },
  };
  return mailOf(about, words[event]);
}

/** @param message from the partner, with the decision. */
export function applicationLetter(event: ApplicationMailed, about: OpportunityLetter, message: string | null): Mail {
  const what = titleOf(about);
  const written =
    message === null
      ? []
      : ['Message from the partner:', quotable(message, applicationDecisionInputBounds.message.maxLength)];
  const words: Record<ApplicationMailed, Words> = {
    received: {
      subject: 'You have new applications',
      lines: [
        `You have new applications for ${what}. We won’t email you about more until you’ve looked. Review them here:`,
      ],
    },
    withdrawn: {
      subject: 'An application was withdrawn',
      lines: [`Someone withdrew their application for ${what}. See your pending applications:`],
    },
    accepted: {
      subject: 'Your application was accepted',
      lines: [`Your application for ${what} was accepted. You have a place.`, ...written, NEXT],
    },
    'auto-accepted': {
      subject: 'Your application was accepted',
      lines: [
        `Your application for ${what} was accepted automatically because you have enough points. You have a place.`,
        ...written,
        NEXT,
      ],
    },
    denied: {
      subject: 'Your application wasn’t accepted',
      lines: [
        `You weren’t selected for ${what} this time. You keep all your points.`,
        ...written,
        'See your application:',
      ],
    },
    closed: {
      subject: 'Your application wasn’t reviewed in time',
      lines: [
        `The deadline for ${what} passed before your application was reviewed. This isn’t a judgement of it, and you keep all your points.`,
        'See other open scholarships:',
      ],
    },
  };
  return mailOf(about, words[event]);
}

export function reminderLetter(event: ReminderMailed, about: OpportunityLetter): Mail {
  const { requestedCount } = about.opportunity;
  const what = titleOf(about);
  const until = sayDeadline(about.opportunity);
  const words: Record<ReminderMailed, Words> = {
    undecided: {
      subject: 'Applications need your decision',
      lines: [
        `You have ${sayCount(requestedCount, 'pending application').toLowerCase()} for ${what}. You can decide until ${until}; after that, undecided applications are declined.`,
        'Decide now:',
      ],
    },
    saved: {
      subject: 'A scholarship you saved closes soon',
      lines: [`You saved ${what} but haven’t applied. You can apply until ${until}:`],
    },
    unlocked: {
      subject: 'You can now apply for a scholarship you saved',
      lines: [`You now have enough points for ${what}. You can apply until ${until}:`],
    },
  };
  return mailOf(about, words[event]);
}

const titleOf = ({ opportunity }: OpportunityLetter) =>
  `“${quotable(opportunity.title, opportunityInputBounds.title.maxLength)}”`;

function mailOf({ to, name, link, appName }: OpportunityLetter, { subject, lines }: Words): Mail {
  return { to, subject, text: letter(appName, [`Hello ${quotable(name)},`, ...lines, link]) };
}
