import { v7 as uuidv7 } from 'uuid';
import type { AuditAction, AuditSubject } from '#generated/types.gen.ts';
import type { Tx } from '#platform/db/database.ts';

export interface Deed {
  /** Null for the server itself. */
  actorId: string | null;
  action: AuditAction;
  subjectKind: AuditSubject;
  subjectId: string | null;
  subjectTitle?: string;
  link?: string;
  fromState?: string;
  toState?: string;
  reason?: string;
}

/** Rows per insert statement. */
const AT_ONCE = 1_000;

export async function insertAuditEntries(tx: Tx, deeds: readonly Deed[]): Promise<void> {
  for (let index = 0; index < deeds.length; index += AT_ONCE) {
    await tx
      .insertInto('audit_entries')
      .values(deeds.slice(index, index + AT_ONCE).map(rowOf))
      .execute();
  }
}

function rowOf(deed: Deed) {
  return {
    id: uuidv7(),
    actor_id: deed.actorId,
    action: deed.action,
    subject_kind: deed.subjectKind,
    subject_id: deed.subjectId,
    subject_title: deed.subjectTitle ?? null,
    link: deed.link ?? null,
    from_state: deed.fromState ?? null,
    to_state: deed.toState ?? null,
    reason: deed.reason ?? null,
  };
}
