/** The ledger. */
import type { PointsCause } from '#generated/types.gen.ts';
import type { Table } from '#platform/db/tables.ts';
import type { ReasonFacts } from '../reasons.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    points_entries: Table<'points_entries', { cause: PointsCause; reason_facts: ReasonFacts }>;
  }
}
