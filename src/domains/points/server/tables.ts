/** The ledger. */
import type { Columns } from '#generated/tables.gen.ts';
import type { PointsCause } from '#generated/types.gen.ts';
import type { Table } from '#platform/server/db/tables.ts';
import type { ReasonFacts } from '../reasons.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    standing_points: Columns['standing_points'];
    points_entries: Table<'points_entries', { cause: PointsCause; reason_facts: ReasonFacts }>;
  }
}
