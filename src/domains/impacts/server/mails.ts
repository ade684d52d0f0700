/** The words of the mails about impacts. */
import { letter, quotable } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export interface DecisionLetter {
  /** The owner's name. */
  name: string;
  title: string;
  reason: string | null;
  link: string;
  appName: string;
}

const TITLE_LENGTH = 150;
const REASON_LENGTH = 2000;

export function verifiedMail(to: string, { name, title, link, appName }: DecisionLetter, points: number): Mail {
  return {
    to,
    subject: 'Your impact is verified',
    text: letter(appName, [
      `Hello ${quotable(name)},`,
      `your impact “${quotable(title, TITLE_LENGTH)}” is verified. You and everyone who took part have ${points} points more.`,
      'Everyone can see it now:',
      link,
    ]),
  };
}

export function declinedMail(
  to: string,
  { name, title, reason, link, appName }: DecisionLetter,
  isFinal: boolean,
): Mail {
  const next = isFinal
    ? 'This was the answer to your appeal. You can edit the impact and send it again:'
    : 'You can edit the impact and send it again, or appeal once to another reviewer:';
  return {
    to,
    subject: 'Your impact was declined',
    text: letter(appName, [
      `Hello ${quotable(name)},`,
      `a reviewer declined your impact “${quotable(title, TITLE_LENGTH)}”, for this reason:`,
      quotable(reason ?? '', REASON_LENGTH),
      next,
      link,
    ]),
  };
}

export function reopenedMail(to: string, { name, title, reason, link, appName }: DecisionLetter): Mail {
  return {
    to,
    subject: 'Your impact is being reviewed again',
    text: letter(appName, [
      `Hello ${quotable(name)},`,
      `your impact “${quotable(title, TITLE_LENGTH)}” was reopened, for this reason:`,
      quotable(reason ?? '', REASON_LENGTH),
      'Its points are taken back until it is decided again. You can see and edit it here:',
      link,
    ]),
  };
}
