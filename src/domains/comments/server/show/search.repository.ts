/** Comments found by their words, with what they are about, in one statement. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { type AsJson, jsonRows } from '#platform/server/db/lists/json-rows.ts';
import { byAge } from '#platform/server/db/lists/list-order.ts';
import { all, selectPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { Position } from '#platform/server/http/lists/keyset-cursor.ts';
import type { RowRange } from '#platform/server/http/lists/paging.ts';
import { isListed } from '../audience.repository.ts';
import { type Subject, subjectsOf, type ThreadRow } from '../subjects.repository.ts';
import { type ShownComment, shownColumns } from './thread-page.repository.ts';

export type FoundComment = ShownComment &
  Pick<ThreadRow, 'title' | 'ownerId' | 'isOwnerNamed' | 'isMember'> & { subject: Subject };

export interface CommentSearch {
  /** For `like`; the text must match each. */
  patterns: readonly string[];
  viewerId: string | null;
  /** Whether the viewer reads every thread, as admins do. */
  readsAll: boolean;
}

interface Found {
  /** How many of the comments looked at the viewer may read. */
  total: number;
  isAll: boolean;
  /** Includes one more than the page shows, if there are more. */
  rows: (FoundComment & Position)[];
}

/**
 * How many matches are looked at. Whether the viewer may read a comment takes several look-ups: too many to make them
 * for every comment that contains a common word.
 */
const MATCHES_READ = 300;

export const SEARCH_ORDER = byAge('comments:found', sql`r.id`).newest;

export async function findComments(db: Db, sought: CommentSearch, page: RowRange): Promise<Found> {
  const { rows } = await sql<AsJson<Found>>`
    with matching as materialized (${matching(sought)}), readable as materialized (${readable(sought)})
    select (select count(*)::int from readable) as total,
      (select count(*) from matching) <= ${sql.lit(MATCHES_READ)} as "isAll",
      ${jsonRows(pageOf(sought, page))} as rows`.execute(db);
  return rows[0] ?? { total: 0, isAll: true, rows: [] };
}

/** Reads one more than is looked at, to find out whether there are more. */
function matching({ patterns }: CommentSearch): RawBuilder<unknown> {
  const matched = patterns.map((pattern) => sql<SqlBool>`c.search_text like ${pattern}`);
  return sql`
    select c.id from comments c where ${all([sql<SqlBool>`c.state = 'visible'`, ...matched])}
    order by c.id desc limit ${sql.lit(MATCHES_READ + 1)}`;
}

const readable = ({ viewerId, readsAll }: CommentSearch): RawBuilder<unknown> => sql`
  select said.id, about.title, about."ownerId", about."isOwnerNamed", about."isMember"
  from (
      select c.id, c.kind, c.subject_id
      from (select id from matching order by id desc limit ${sql.lit(MATCHES_READ)}) newest
        join comments c on c.id = newest.id
      where ${isListed(viewerId, readsAll)}) said
    cross join lateral (${subjectsOf('said', viewerId)}) about
  where about."isOpen"`;

/**
 * Cut to the page before the comments are joined: to find a few comments in order, PostgreSQL would otherwise walk
 * through all of them.
 */
const pageOf = ({ viewerId }: CommentSearch, page: RowRange): RawBuilder<FoundComment & Position> => sql`
  select ${shownColumns(viewerId)}, json_build_object('kind', c.kind, 'id', c.subject_id) as subject,
    r.title, r."ownerId", r."isOwnerNamed", r."isMember", r.key
  from (${selectPage(sql`r.*`, { from: sql`readable r`, where: [] }, SEARCH_ORDER, page)}) r
    join comments c on c.id = r.id
  order by r.id desc`;
