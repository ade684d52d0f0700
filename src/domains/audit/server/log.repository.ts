/** Reads the audit log for admins, and deletes what is old. */
import { type SqlBool, sql } from 'kysely';
import type { AuditAction, AuditEntry, AuditSubject, PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { byAge, type ListOrder } from '#platform/server/db/lists/list-order.ts';
import { readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';
import type { EntryFacts } from '../entry-facts.ts';
import { findStoredTitles } from './stored-titles.ts';

export interface LoggedEntry extends Omit<AuditEntry, 'at' | 'actor'> {
  at: Date;
  actorId: string | null;
  facts: EntryFacts | null;
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

export const AUDIT_ORDERS = byAge('audit', sql`e.id`);

export function listEntries(
  db: Db,
  filter: AuditFilter,
  page: PageRequest<ListOrder>,
): Promise<{ rows: LoggedEntry[]; meta: PageMeta }> {
  const entries = matching(db, filter).select([
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
    'facts',
  ]);
  const isSearch = filter.search !== undefined;
  return readListPage(db, page, { columns: sql`e.*`, from: sql`${entries} e`, where: [], isTotalCached: isSearch });
}

const DELETED_AT_ONCE = 5_000;

/** @returns whether there may be more. */
export async function deleteOldEntries(db: Db, days: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from audit_entries where id in (
      select id from audit_entries
      where created_at < now() - make_interval(days => ${days}::integer) limit ${DELETED_AT_ONCE})`.execute(db);
  return numAffectedRows === BigInt(DELETED_AT_ONCE);
}

function matching(db: Db, { search, actor, action, subjectKind, subjectId, from, to }: AuditFilter) {
  let query = db.selectFrom('audit_entries');
  if (search !== undefined) query = query.where(titleMatches(search));
  if (actor !== undefined) query = query.where('actor_id', '=', actor);
  if (action !== undefined) query = query.where('action', '=', action);
  if (subjectKind !== undefined) query = query.where('subject_kind', '=', subjectKind);
  if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId);
  // Most entries are logins: an admin who looks for decisions shouldn't have to page through them.
  if (subjectKind === undefined && subjectId === undefined && action === undefined)
    query = query.where('subject_kind', '!=', 'session');
  if (from !== undefined) query = query.where('created_at', '>=', new Date(from));
  if (to !== undefined) query = query.where('created_at', '<', new Date(to));
  return query;
}

function titleMatches(search: string) {
  const literal = search.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  const asStored = sql`search_title like '%' || fold(${literal}) || '%'`;
  const asSaid = findStoredTitles(search).map(
    ({ of, words }) => sql`search_title like fold(${`%${words.join('%')}%`}) and facts #>> '{title,of}' = ${of}`,
  );
  return sql<SqlBool>`(${sql.join([asStored, ...asSaid], sql` or `)})`;
}
