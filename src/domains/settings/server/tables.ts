/** What admins decided about the community, and what became of their test emails. */
import type { Columns } from '#generated/tables.gen.ts';
import type { SettingKey } from '#generated/types.gen.ts';
import type { Table } from '#platform/server/db/tables.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    areas_off: Columns['areas_off'];
    setting_changes: Table<'setting_changes', { key: SettingKey }>;
    look_pictures: Columns['look_pictures'];
    mail_tests: Columns['mail_tests'];
  }
}
