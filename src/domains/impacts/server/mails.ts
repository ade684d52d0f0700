import { impactInputBounds } from '#generated/bounds/ImpactInput.gen.ts';
import { impactReviewInputBounds } from '#generated/bounds/ImpactReviewInput.gen.ts';
import { letter, quotable } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mailer.ts';

export interface DecisionLetter {
  /** The owner's name. */
  name: string;
  title: string;
  reason: string | null;
  link: string;
  appName: string;
}

export function verifiedMail(to: string, { name, title, reason, link, appName }: DecisionLetter, points: number): Mail {
  return {
    to,
    subject: 'Your impact was verified',
    text: letter(appName, [
      `Hello ${quotable(name)},`,
      `Your impact “${quotable(title, impactInputBounds.title.maxLength)}” was verified. You and everyone who took part earned ${points} points each.`,
      ...(reason === null ? [] : ['The judge wrote:', quotable(reason, impactReviewInputBounds.reason.maxLength)]),
      'See it on its page, now public:',
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
    ? 'This was the decision on your appeal. You can still edit the impact and resubmit it:'
    : 'You can edit the impact and resubmit it, or appeal once to another judge:';
  return {
    to,
    subject: 'Your impact was declined',
    text: letter(appName, [
      `Hello ${quotable(name)},`,
      `A judge declined your impact “${quotable(title, impactInputBounds.title.maxLength)}” for this reason:`,
      quotable(reason ?? '', impactReviewInputBounds.reason.maxLength),
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
      `Your impact “${quotable(title, impactInputBounds.title.maxLength)}” was reopened for this reason:`,
      quotable(reason ?? '', impactReviewInputBounds.reason.maxLength),
      'Its points no longer count while it awaits a new decision. See or edit it here:',
      link,
    ]),
  };
}
