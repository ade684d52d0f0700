/** The sums of what machines did. */
import type { Columns } from '#generated/tables.gen.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    flow_days: Columns['flow_days'];
    flow_counts: Columns['flow_counts'];
    flow_stays: Columns['flow_stays'];
  }
}
