/** Reports and decisions on them. */
import type { HoldReason, ReportKind, ReportOutcome, ReportReason, ReportState } from '#generated/types.gen.ts';
import type { Table } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    care_cases: Table<
      'care_cases',
      { kind: ReportKind; state: ReportState; outcome: ReportOutcome; held_for: HoldReason }
    >;
    care_reports: Table<'care_reports', { reason: ReportReason }>;
  }
}
