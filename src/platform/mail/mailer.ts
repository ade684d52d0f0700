/** Sends a mail over SMTP or, on a machine without a mail server, into the mailbox at /dev/mail. */
import { createTransport } from 'nodemailer';
import type { Db } from '../db/database.ts';
import { headersOf, type Mail } from './mail.ts';
import { insertMailboxMessage } from './mailbox.repository.ts';

export type { Mail };

export interface Mailer {
  /** @throws when the mail was not taken; the caller's job tries again. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const SMTP_TIMEOUT_MS = 10_000;
const SINGLE_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return {
    send: async (mail) => {
      const { to, subject, text, id } = mail;
      // A text is parsed as a list, in which a line break would reach a second person: one checked address, as an object.
      if (!SINGLE_ADDRESS.test(to)) throw new Error('The recipient is not one plain mail address');
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        headers: headersOf(mail),
        ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
      });
    },
    close: () => transport.close(),
  };
}

const domainOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

export function createMailboxMailer(db: Db): Mailer {
  return {
    send: (mail) => insertMailboxMessage(db, mail),
    close: () => undefined,
  };
}
