import type { AuditAction } from '#generated/types.gen.ts';
import { idAt } from './ids.ts';
import type { Random } from './random.ts';
import { columnsOf, type Row } from './rows.ts';

interface AuditRow {
  actorId: string | null;
  subjectKind: Row<'audit_entries'>['subject_kind'];
  subjectId: string;
  subjectTitle: string;
  link: string;
  action: AuditAction;
  at: Date;
  fromState?: string;
  toState?: string;
  reason?: string | null;
}

/** An action as a row of the audit log. */
export const auditRow = (random: Random, { at, ...row }: AuditRow): Row<'audit_entries'> => ({
  id: idAt(random, at),
  ...columnsOf({ fromState: null, toState: null, reason: null, ...row }),
  created_at: at,
});
