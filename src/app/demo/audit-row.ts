import type { Insertable } from 'kysely';
import type { AuditAction } from '#generated/types.gen.ts';
import type { Tables } from '#platform/db/tables.ts';
import { idAt } from './ids.ts';
import type { Random } from './random.ts';

interface Deed {
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
export function auditRow(random: Random, deed: Deed): Insertable<Tables['audit_entries']> {
  return {
    id: idAt(random, deed.at),
    actor_id: deed.actorId,
    action: deed.action,
    subject_kind: deed.subjectKind,
    subject_id: deed.subjectId,
    subject_title: deed.subjectTitle,
    link: deed.link,
    from_state: deed.fromState ?? null,
    to_state: deed.toState ?? null,
    reason: deed.reason ?? null,
    created_at: deed.at,
  };
}
