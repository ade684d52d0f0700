/** What admins decided about the community. */
import type { SettingKey } from '#generated/types.gen.ts';
import type { Table } from '#platform/server/db/tables.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    setting_changes: Table<'setting_changes', { key: SettingKey }>;
  }
}
