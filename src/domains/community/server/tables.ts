/** Monthly sums, maintained by triggers. */
import type { Columns } from '#generated/tables.gen.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    member_months: Columns['member_months'];
    impact_months: Columns['impact_months'];
  }
}
