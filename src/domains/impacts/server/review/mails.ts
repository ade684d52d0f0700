import { impactInputBounds } from '#generated/bounds/ImpactInput.gen.ts';
import { impactReviewInputBounds } from '#generated/bounds/ImpactReviewInput.gen.ts';
import { say } from '#languages/say.ts';
import { greet, letter, withoutLinks } from '#platform/server/mail/letter.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';

export interface DecisionLetter {
  /** The owner's name. */
  name: string;
  title: string;
  reason: string | null;
  link: string;
  appName: string;
}

interface Earned {
  points: number;
  /** Whether nobody but the owner took part. */
  isAlone: boolean;
  /** Whether it had been declined before. */
  isOnAppeal: boolean;
}

export function verifiedMail(
  to: string,
  { name, title: ownTitle, reason, link, appName }: DecisionLetter,
  { points, isAlone, isOnAppeal }: Earned,
): Mail {
  const title = quotedTitle(ownTitle);
  return {
    to,
    subject: isOnAppeal ? say('impacts.mails.overturned.subject') : say('impacts.mails.verified.subject'),
    text: letter(appName, [
      greet(name),
      ...(isOnAppeal ? [say('impacts.mails.overturned.text')] : []),
      isAlone
        ? say('impacts.mails.verified.textAlone', { title, points })
        : say('impacts.mails.verified.text', { title, points }),
      ...(reason === null ? [] : [say('impacts.mails.verified.judgeWrote'), quotedReason(reason)]),
      say('impacts.mails.verified.link'),
      link,
    ]),
  };
}

export function declinedMail(
  to: string,
  { name, title, reason, link, appName }: DecisionLetter,
  isFinal: boolean,
): Mail {
  return {
    to,
    subject: isFinal ? say('impacts.mails.upheld.subject') : say('impacts.mails.declined.subject'),
    text: letter(appName, [
      greet(name),
      isFinal
        ? say('impacts.mails.upheld.text', { title: quotedTitle(title) })
        : say('impacts.mails.declined.text', { title: quotedTitle(title) }),
      quotedReason(reason ?? ''),
      isFinal ? say('impacts.mails.upheld.link') : say('impacts.mails.declined.link'),
      link,
    ]),
  };
}

export function reopenedMail(to: string, { name, title, reason, link, appName }: DecisionLetter): Mail {
  return {
    to,
    subject: say('impacts.mails.reopened.subject'),
    text: letter(appName, [
      greet(name),
      say('impacts.mails.reopened.text', { title: quotedTitle(title) }),
      quotedReason(reason ?? ''),
      say('impacts.mails.reopened.link'),
      link,
    ]),
  };
}

/** A judge's question, which is the reason of its step. */
export function askedMail(to: string, { name, title, reason, link, appName }: DecisionLetter): Mail {
  return {
    to,
    subject: say('impacts.mails.asked.subject'),
    text: letter(appName, [
      greet(name),
      say('impacts.mails.asked.text', { title: quotedTitle(title) }),
      quotedReason(reason ?? ''),
      say('impacts.mails.asked.link'),
      link,
    ]),
  };
}

const quotedTitle = (title: string) => withoutLinks(title, impactInputBounds.title.maxLength);
const quotedReason = (reason: string) => withoutLinks(reason, impactReviewInputBounds.reason.maxLength);
