/** The database's tables: the platform's own here, each domain's added to `Tables` by its server/tables.ts. */
import type { ColumnType } from 'kysely';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

interface RateWindowsTable {
  key: string;
  hits: number;
  ends_at: Date;
}

interface MailboxMessagesTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  headers: ColumnType<Record<string, string>, string | undefined, never>;
  sent_at: CreatedAt;
}

export interface Tables {
  rate_windows: RateWindowsTable;
  mailbox_messages: MailboxMessagesTable;
}

/** Tables that keep nothing but the words of some kind of row. */
export type WordTable = { [Name in keyof Tables]: keyof Tables[Name] extends 'word' ? Name : never }[keyof Tables];
