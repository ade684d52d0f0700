/** The log. */
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { AuditAction, AuditSubject } from '#generated/types.gen.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

interface AuditEntriesTable {
  id: string;
  actor_id: string | null;
  action: AuditAction;
  subject_kind: AuditSubject;
  subject_id: string | null;
  subject_title: string | null;
  link: string | null;
  from_state: string | null;
  to_state: string | null;
  reason: string | null;
  created_at: CreatedAt;
  search_title: GeneratedAlways<string>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    audit_entries: AuditEntriesTable;
  }
}
