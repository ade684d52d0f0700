/** Notifications, and who wants which. */
import type { Columns } from '#generated/tables.gen.ts';
import type { NotificationKind } from '#generated/types.gen.ts';
import type { Table } from '#platform/server/db/tables.ts';

/** The job that sends this notification's own email, instead of the standard one. */
export interface LetterJob {
  job: string;
  about: object;
}

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    notifications: Table<'notifications', { kind: NotificationKind; letter: LetterJob }>;
    notification_counters: Columns['notification_counters'];
    notification_digests: Columns['notification_digests'];
    push_keys: Columns['push_keys'];
    push_devices: Columns['push_devices'];
    push_choices: Table<'push_choices', { kind: NotificationKind }>;
    notification_choices: Table<'notification_choices', { kind: NotificationKind }>;
  }
}
