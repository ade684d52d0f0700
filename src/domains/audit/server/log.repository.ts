/** Reads the audit log for admins. */
import { type SqlBool, sql } from 'kysely';
import type { AuditAction, AuditSubject } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import type { RowRange } from '#platform/http/paging.ts';

export interface LoggedEntry {
  id: string;
  at: Date;
  actorId: string | null;
  action: AuditAction;
  subjectKind: AuditSubject;
  subjectId: string | null;
  subjectTitle: string | null;
  link: string | null;
  fromState: string | null;
  toState: string | null;
  reason: string | null;
}

export interface AuditFilter {
  search?: string;
  actor?: string;
  action?: AuditAction;
  subjectKind?: AuditSubject;
  subjectId?: string;
  from?: string;
  to?: string;
}

/** Reads one row more than the page size, to know whether there is a next page. */
export async function listEntries(
  db: Db,
  filter: AuditFilter,
  { order, page: { limit, offset, after } }: { order: 'asc' | 'desc'; page: RowRange },
): Promise<LoggedEntry[]> {
  return matching(db, filter)
    .select([
      'id',
      'created_at as at',
      'actor_id as actorId',
      'action',
      'subject_kind as subjectKind',
      'subject_id as subjectId',
      'subject_title as subjectTitle',
      'link',
      'from_state as fromState',
      'to_state as toState',
      'reason',
    ])
    .$if(after !== null, (query) => query.where('id', order === 'asc' ? '>' : '<', after?.id ?? ''))
    .orderBy('id', order)
    .limit(limit + 1)
    .offset(offset)
    .execute();
}

/** Stops counting at `upTo`. */
export async function countEntries(db: Db, filter: AuditFilter, upTo: number): Promise<number> {
  const row = await db
    .selectFrom(matching(db, filter).select('id').limit(upTo).as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

function matching(db: Db, { search, actor, action, subjectKind, subjectId, from, to }: AuditFilter) {
  let query = db.selectFrom('audit_entries');
  if (search !== undefined) query = query.where(titleHolds(search));
  if (actor !== undefined) query = query.where('actor_id', '=', actor);
  if (action !== undefined) query = query.where('action', '=', action);
  if (subjectKind !== undefined) query = query.where('subject_kind', '=', subjectKind);
  if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId);
  if (from !== undefined) query = query.where('created_at', '>=', new Date(from));
  if (to !== undefined) query = query.where('created_at', '<', new Date(to));
  return query;
}

function titleHolds(search: string) {
  const literal = search.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql<SqlBool>`search_title like '%' || fold(${literal}) || '%'`;
}
