/** Monthly sums, maintained by triggers. */
import type { ColumnType } from 'kysely';

/** Read as text, as it goes over the wire: a driver's own date would know a time zone. */
type Day = ColumnType<string, string, string>;

interface MemberMonthsTable {
  /** The first day, read as text. */
  month: string;
  members: number;
}

interface ImpactMonthsTable {
  month: Day;
  impacts: string;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    member_months: MemberMonthsTable;
    impact_months: ImpactMonthsTable;
  }
}
