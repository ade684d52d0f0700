/** Notifications, and who wants which. */
import type { ColumnType, Generated } from 'kysely';
import type { NotificationKind, NotificationWay } from '#generated/types.gen.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** PostgreSQL's bigint, as text when read. */
type Whole = ColumnType<string, number | string, number | string>;

/** The job that sends this notification's own email, instead of the standard one. */
export interface LetterJob {
  job: string;
  about: object;
}

interface NotificationsTable {
  id: string;
  user_id: string;
  kind: NotificationKind;
  title: string;
  body: string | null;
  link: string | null;
  actor_id: string | null;
  created_at: CreatedAt;
  read_at: Date | null;
  /** Assigned at the end of the transaction. */
  number: ColumnType<string | null, never, never>;
  way: Generated<Exclude<NotificationWay, 'none'>>;
  letter: ColumnType<LetterJob | null, string | null | undefined, never>;
  handed_at: Date | null;
  digest_id: string | null;
}

interface NotificationCountersTable {
  user_id: string;
  last_number: Whole;
  unread: number;
}

interface NotificationDigestsTable {
  id: string;
  user_id: string;
  day: string;
}

interface NotificationChoicesTable {
  user_id: string;
  kind: NotificationKind;
  way: NotificationWay;
  stopped: 'default' | 'mail' | 'digest' | null;
  chosen_at: Generated<Date>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    notifications: NotificationsTable;
    notification_counters: NotificationCountersTable;
    notification_digests: NotificationDigestsTable;
    notification_choices: NotificationChoicesTable;
  }
}
