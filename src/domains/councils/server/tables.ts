/** Councils, their members and resources. */
import type { Columns } from '#generated/tables.gen.ts';
import type { Place } from '#generated/types.gen.ts';
import type { Table } from '#platform/server/db/tables.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    councils: Table<'councils', { place: Place }>;
    council_counts: Columns['council_counts'];
    council_goals: Columns['council_goals'];
    council_decisions: Columns['council_decisions'];
    council_members: Columns['council_members'];
    council_requests: Columns['council_requests'];
    council_resources: Columns['council_resources'];
    council_covers: Columns['council_covers'];
    council_resource_files: Columns['council_resource_files'];
    council_texts: Columns['council_texts'];
  }
}
