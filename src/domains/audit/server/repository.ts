import { v7 as uuidv7 } from 'uuid';
import type { AuditAction, AuditSubject } from '#generated/types.gen.ts';
import type { Tx } from '#platform/db/database.ts';

export interface Entry {
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

export async function insertAuditEntries(tx: Tx, entries: readonly Entry[]): Promise<void> {
  for (let index = 0; index < entries.length; index += AT_ONCE) {
    await tx
      .insertInto('audit_entries')
      .values(entries.slice(index, index + AT_ONCE).map(rowOf))
      .execute();
  }
}

function rowOf(entry: Entry) {
  return {
    id: uuidv7(),
    actor_id: entry.actorId,
    action: entry.action,
    subject_kind: entry.subjectKind,
    subject_id: entry.subjectId,
    subject_title: entry.subjectTitle ?? null,
    link: entry.link ?? null,
    from_state: entry.fromState ?? null,
    to_state: entry.toState ?? null,
    reason: entry.reason ?? null,
  };
}
