/** The words of the mails about councils. */
import { letter, quotable } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export interface CouncilLetter {
  to: string;
  /** Of whoever reads it. */
  name: string;
  councilTitle: string;
  link: string;
  appName: string;
}

const TITLE_LENGTH = 120;
const REASON_LENGTH = 2000;
const MESSAGE_LENGTH = 1000;

function write(about: CouncilLetter, subject: string, paragraphs: (title: string) => string[]): Mail {
  const { to, name, councilTitle, link, appName } = about;
  const body = paragraphs(`“${quotable(councilTitle, TITLE_LENGTH)}”`);
  return { to, subject, text: letter(appName, [`Hello ${quotable(name)},`, ...body, link]) };
}

export function approvedMail(about: CouncilLetter): Mail {
  return write(about, 'Your council is approved', (title) => [
    `your council ${title} is approved. Everyone can see it now, and ask to join:`,
  ]);
}

export function declinedMail(about: CouncilLetter, reason: string): Mail {
  return write(about, 'Your council was declined', (title) => [
    `your council ${title} was declined, for this reason:`,
    quotable(reason, REASON_LENGTH),
    'You can edit it and send it again:',
  ]);
}

/** @param from the name of who asks. */
export function requestedMail(about: CouncilLetter, from: string, message: string | null): Mail {
  return write(about, 'Somebody asks to join your council', (title) => [
    `${quotable(from)} asks to join your council ${title}${message === null ? '.' : ', and says:'}`,
    ...(message === null ? [] : [quotable(message, MESSAGE_LENGTH)]),
    'You can accept or deny the request here:',
  ]);
}

export function acceptedMail(about: CouncilLetter): Mail {
  return write(about, 'You are a member of a council now', (title) => [
    `your request to join ${title} was accepted. What its members share is open to you now:`,
  ]);
}

export function deniedMail(about: CouncilLetter): Mail {
  return write(about, 'Your request to join a council was denied', (title) => [
    `your request to join ${title} was denied. You may ask again:`,
  ]);
}

export function removedMail(about: CouncilLetter): Mail {
  return write(about, 'You are no longer a member of a council', (title) => [
    `you were taken off the members of ${title}. What you did with it stays under your name.`,
    'The council is here:',
  ]);
}

export function handedOverMail(about: CouncilLetter): Mail {
  return write(about, 'A council was handed over to you', (title) => [
    `the council ${title} was handed over to you. You decide who joins it from now on:`,
  ]);
}
