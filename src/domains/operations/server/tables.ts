/** Who has hidden the first steps, and the backups that were made. */
import type { Columns } from '#generated/tables.gen.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    hidden_launch_steps: Columns['hidden_launch_steps'];
    backups: Columns['backups'];
  }
}
