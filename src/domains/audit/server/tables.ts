/** The log. */
import type { AuditAction, AuditSubject } from '#generated/types.gen.ts';
import type { Table } from '#platform/server/db/tables.ts';
import type { EntryFacts } from '../entry-facts.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    audit_entries: Table<'audit_entries', { action: AuditAction; subject_kind: AuditSubject; facts: EntryFacts }>;
    audited_actions: Table<'audited_actions', { action: AuditAction; subject_kind: AuditSubject }>;
  }
}
