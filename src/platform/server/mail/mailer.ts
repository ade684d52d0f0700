/** Sends an email over SMTP (`smtp-mailer.ts`) or, without a mail server, into the mailbox at /dev/mail. */
import { isErasedAddress } from '../archive/erasure.ts';
import type { Db } from '../db/database.ts';
import type { Mail } from './mail.ts';
import { insertMailboxMessage } from './mailbox.repository.ts';

export type { Mail };

export interface MailAnswer {
  isAccepted: boolean;
  /** What the mail server said; null if there is none. */
  answer: string | null;
}

export interface Mailer {
  /**
   * @throws if the email wasn't accepted; the caller's job retries.
   * @throws {NonRetryableError} when it was refused for good.
   */
  send(mail: Mail): Promise<void>;
  /** Sends it once, and says what became of it instead of throwing. */
  try(mail: Mail): Promise<MailAnswer>;
  close(): void;
}

/** Drops what was queued for someone who was erased since. */
export const withoutErased = ({ send, close, try: tryOnce }: Mailer): Mailer => ({
  send: async (mail) => {
    if (!isErasedAddress(mail.to)) await send(mail);
  },
  try: tryOnce,
  close,
});

export function createMailboxMailer(db: Db): Mailer {
  return {
    send: (mail) => insertMailboxMessage(db, mail),
    try: async (mail) => {
      await insertMailboxMessage(db, mail);
      return { isAccepted: true, answer: null };
    },
    close: () => undefined,
  };
}
