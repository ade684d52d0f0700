/** Monthly sums, maintained by triggers. */
import type { Columns } from '#generated/tables.gen.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    member_months: Columns['member_months'];
    impact_months: Columns['impact_months'];
  }
}
