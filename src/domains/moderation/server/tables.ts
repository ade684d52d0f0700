/** Reports and decisions on them. */
import type { EntryFacts } from '#domains/audit/entry-facts.ts';
import type { HoldReason, ReportKind, ReportOutcome, ReportReason, ReportState } from '#generated/types.gen.ts';
import type { Table } from '#platform/server/db/tables.ts';

interface CaseColumns {
  kind: ReportKind;
  state: ReportState;
  outcome: ReportOutcome;
  held_for: HoldReason;
  facts: Pick<EntryFacts, 'title' | 'reason'>;
}

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    moderation_cases: Table<'moderation_cases', CaseColumns>;
    moderation_reports: Table<'moderation_reports', { reason: ReportReason }>;
  }
}
