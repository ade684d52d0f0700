/** Emails about councils. */
import { councilDecisionInputBounds } from '#generated/bounds/CouncilDecisionInput.gen.ts';
import { councilInputBounds } from '#generated/bounds/CouncilInput.gen.ts';
import { membershipRequestInputBounds } from '#generated/bounds/MembershipRequestInput.gen.ts';
import { letter, quotable } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mailer.ts';

export interface CouncilLetter {
  to: string;
  /** The recipient's. */
  name: string;
  councilTitle: string;
  link: string;
  appName: string;
}

function write(about: CouncilLetter, subject: string, paragraphs: (title: string) => string[]): Mail {
  const { to, name, councilTitle, link, appName } = about;
  const body = paragraphs(`“${quotable(councilTitle, councilInputBounds.councilTitle.maxLength)}”`);
  return { to, subject, text: letter(appName, [`Hello ${quotable(name)},`, ...body, link]) };
}

export function approvedMail(about: CouncilLetter): Mail {
  return write(about, 'Your council was approved', (title) => [
    `Your council ${title} was approved. Everyone can now see it and ask to join:`,
  ]);
}

export function declinedMail(about: CouncilLetter, reason: string): Mail {
  return write(about, 'Your council was declined', (title) => [
    `Your council ${title} was declined for this reason:`,
    quotable(reason, councilDecisionInputBounds.reason.maxLength),
    'Edit it to resubmit:',
  ]);
}

/** @param from the name of the person asking. */
export function requestedMail(about: CouncilLetter, from: string, message: string | null): Mail {
  return write(about, 'Someone has asked to join your council', (title) => [
    `${quotable(from)} has asked to join your council ${title}${message === null ? '.' : ' with this message:'}`,
    ...(message === null ? [] : [quotable(message, membershipRequestInputBounds.message.maxLength)]),
    'Accept or decline the request:',
  ]);
}

export function acceptedMail(about: CouncilLetter): Mail {
  return write(about, 'You’re now a member of a council', (title) => [
    `Your request to join ${title} was accepted. See what its members share:`,
  ]);
}

export function deniedMail(about: CouncilLetter): Mail {
  return write(about, 'Your request to join a council was declined', (title) => [
    `Your request to join ${title} was declined. You can ask again here:`,
  ]);
}

export function removedMail(about: CouncilLetter): Mail {
  return write(about, 'You’ve been removed from a council', (title) => [
    `You’ve been removed from ${title}. Your impacts aren’t affected.`,
    'See the council:',
  ]);
}

export function handedOverMail(about: CouncilLetter): Mail {
  return write(about, 'You’re now the owner of a council', (title) => [
    `You’re now the owner of ${title} and decide who joins. See the council:`,
  ]);
}
