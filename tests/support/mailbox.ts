/** Reads the local mailbox used without a mail server. */
import { setTimeout as wait } from 'node:timers/promises';

export interface MailboxMessage {
  id: string;
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

export interface Mailbox {
  /** Newest first. */
  messagesTo(address: string): Promise<MailboxMessage[]>;
  /** Waits for a matching email and returns its first link. */
  linkTo(address: string, link: RegExp): Promise<string>;
}

const DEADLINE_MS = 30_000;
const PAUSE_MS = 150;

/** The subjects of someone's emails, as soon as there are that many. */
export async function subjectsTo(origin: string, address: string, count: number): Promise<string[]> {
  const deadline = Date.now() + DEADLINE_MS / 2;
  for (;;) {
    const subjects = (await createMailbox(origin).messagesTo(address)).map(({ subject }) => subject);
    if (subjects.length >= count || Date.now() > deadline) return subjects;
    await wait(PAUSE_MS);
  }
}

/** The texts of someone's emails about a subject, newest first. */
export const textsTo = async (origin: string, address: string, about: RegExp): Promise<string[]> =>
  (await createMailbox(origin).messagesTo(address)).flatMap(({ subject, text }) => (about.test(subject) ? [text] : []));

export function createMailbox(origin: string): Mailbox {
  const messagesTo = async (address: string) => {
    const response = await fetch(`${origin}/dev/mail`, { headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
    const messages: MailboxMessage[] = await response.json();
    return messages.filter((message) => message.to.toLowerCase() === address.toLowerCase());
  };
  const linkTo = async (address: string, link: RegExp) => {
    const deadline = Date.now() + DEADLINE_MS;
    while (Date.now() < deadline) {
      for (const message of await messagesTo(address)) {
        const found = message.text.match(/https?:\/\/\S+/g)?.find((candidate) => link.test(candidate));
        if (found) return found;
      }
      await wait(PAUSE_MS);
    }
    throw new Error(`No email to ${address} with a link like ${link} came within ${DEADLINE_MS / 1000} s`);
  };
  return { messagesTo, linkTo };
}
