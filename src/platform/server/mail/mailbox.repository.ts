import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/database.ts';
import { headersOf, type Mail } from './mail.ts';

export interface MailboxMessage extends Mail {
  id: string;
  headers: Record<string, string>;
  sentAt: Date;
}

const KEPT_MESSAGES = 200;

export async function insertMailboxMessage(db: Db, mail: Mail): Promise<void> {
  await db
    .insertInto('mailbox_messages')
    .values({
      id: mail.id ?? uuidv7(),
      recipient: mail.to,
      subject: mail.subject,
      text: mail.text,
      headers: JSON.stringify(headersOf(mail)),
    })
    // A retry of the same email is a no-op.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Newest first. */
export async function listMailboxMessages(db: Db): Promise<MailboxMessage[]> {
  const rows = await db
    .selectFrom('mailbox_messages')
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(KEPT_MESSAGES)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    headers: row.headers,
    sentAt: row.sent_at,
  }));
}
