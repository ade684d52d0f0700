import type { Insertable } from 'kysely';
import type { AuditAction } from '#generated/types.gen.ts';
import type { Tables } from '#platform/server/db/tables.ts';
import { idAt } from './ids.ts';
import type { Random } from './random.ts';

interface AuditRow {
  actorId: string | null;
  subjectKind: Insertable<Tables['audit_entries']>['subject_kind'];
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
export function auditRow(random: Random, row: AuditRow): Insertable<Tables['audit_entries']> {
  return {
    id: idAt(random, row.at),
    actor_id: row.actorId,
    action: row.action,
    subject_kind: row.subjectKind,
    subject_id: row.subjectId,
    subject_title: row.subjectTitle,
    link: row.link,
    from_state: row.fromState ?? null,
    to_state: row.toState ?? null,
    reason: row.reason ?? null,
    created_at: row.at,
  };
}
