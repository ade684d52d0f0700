/** The words of the mails about opportunities and applications. */
import type { OpportunityEventName } from '../../../platform/db/opportunity-tables.ts';
import { letter, quotable } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { sayCount, sayDeadline } from './words.ts';

export interface OpportunityLetter {
  to: string;
  /** Of whom it goes to. */
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

const TITLE_LENGTH = 160;
const REASON_LENGTH = 2000;
const MESSAGE_LENGTH = 2000;

const NEXT = 'What comes next, and how to reach the partner:';

export type EventMailed = Extract<OpportunityEventName, 'approved' | 'declined' | 'hidden' | 'shown' | 'closed'>;
export type ApplicationMailed = 'received' | 'withdrawn' | 'accepted' | 'auto-accepted' | 'denied' | 'closed';
export type ReminderMailed = 'undecided' | 'saved' | 'unlocked';

export function eventLetter(event: EventMailed, about: OpportunityLetter, reason: string | null): Mail {
  const { requestedCount, acceptedCount, pointsRequired } = about.opportunity;
  const what = titleOf(about);
  const who = pointsRequired === 0 ? 'Every member' : `Members with ${pointsRequired} points or more`;
  const words: Record<EventMailed, Words> = {
    approved: {
      subject: 'Your opportunity is verified',
      lines: [`your opportunity ${what} is verified. ${who} can apply until ${sayDeadline(about.opportunity)}:`],
    },
    declined: {
      subject: 'Your opportunity was declined',
      lines: [
        `an Admin declined your opportunity ${what}, for this reason:`,
        quotable(reason ?? '', REASON_LENGTH),
        'You can edit it, which sends it again:',
      ],
    },
    hidden: {
      subject: 'Your opportunity was hidden',
      lines: [`an Admin hid your opportunity ${what}: nobody finds it or applies for it. You still see it:`],
    },
    shown: {
      subject: 'Your opportunity is shown again',
      lines: [`everyone can find your opportunity ${what} again:`],
    },
    closed: {
      subject: 'Your opportunity has closed',
      lines: [
        `the deadline of your opportunity ${what} is past. ${sayCount(acceptedCount, 'application')} accepted.`,
        ...(requestedCount > 0
          ? [`${sayCount(requestedCount, 'request')} ended without a decision, and their applicants are told.`]
          : []),
        'The applications stay here:',
      ],
    },
  };
  return mailOf(about, words[event]);
}

/** @param message what the partner wrote with the decision. */
export function applicationLetter(event: ApplicationMailed, about: OpportunityLetter, message: string | null): Mail {
  const what = titleOf(about);
  const written = message === null ? [] : ['The partner writes:', quotable(message, MESSAGE_LENGTH)];
  const words: Record<ApplicationMailed, Words> = {
    received: {
      subject: 'Applications wait for your decision',
      lines: [`there are new applications for ${what}. No further mail comes about them until you have looked:`],
    },
    withdrawn: {
      subject: 'An application was withdrawn',
      lines: [`somebody withdrew an application for ${what}. What still waits for you stands here:`],
    },
    accepted: {
      subject: 'Your application was accepted',
      lines: [`your application for ${what} was accepted: you have a place.`, ...written, NEXT],
    },
    'auto-accepted': {
      subject: 'Your application was accepted',
      lines: [
        `your application for ${what} was accepted, for your points met the rule of the partner: you have a place.`,
        ...written,
        NEXT,
      ],
    },
    denied: {
      subject: 'Your application was not accepted',
      lines: [
        `the partner did not accept your application for ${what} this time.`,
        ...written,
        'Your points stay as they are, and so does everything they unlock:',
      ],
    },
    closed: {
      subject: 'Your application ended without a decision',
      lines: [
        `the deadline of ${what} came before the partner had decided about your application, so it ended there.`,
        'It says nothing about you, and your points stay as they are. What else is open:',
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
      subject: 'Applications wait for a decision',
      lines: [
        `${sayCount(requestedCount, 'request').toLowerCase()} for ${what} can be decided until ${until}.`,
        'What is undecided then is denied:',
      ],
    },
    saved: {
      subject: 'It closes soon',
      lines: [`you saved ${what} and have not applied. Applications are taken until ${until}:`],
    },
    unlocked: {
      subject: 'Your points unlock an opportunity',
      lines: [`your points unlock ${what}, which you saved. Applications are taken until ${until}:`],
    },
  };
  return mailOf(about, words[event]);
}

const titleOf = ({ opportunity }: OpportunityLetter) => `“${quotable(opportunity.title, TITLE_LENGTH)}”`;

function mailOf({ to, name, link, appName }: OpportunityLetter, { subject, lines }: Words): Mail {
  return { to, subject, text: letter(appName, [`Hello ${quotable(name)},`, ...lines, link]) };
}
