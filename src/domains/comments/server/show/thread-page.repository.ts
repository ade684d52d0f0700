/** A page of a thread with everything shown of it, in one statement. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import { languageWrittenIn } from '#domains/translations/server/public.ts';
import type { Comment, CommentedKind } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { jsonRows } from '#platform/server/db/lists/json-rows.ts';
import { GIVEN, type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import { isListed } from '../audience.repository.ts';
import { type Subject, type ThreadRow, threadOf } from '../subjects.repository.ts';

export interface ShownComment
  extends Omit<Comment, 'parentId' | 'author' | 'isByOwner' | 'mentions' | 'createdAt' | 'editedAt'> {
  rootId: string;
  authorId: string;
  author: CardRow;
  mentions: CardRow[];
  /** How many of the replies are for members only. */
  membersReplyCount: number;
  /** As ISO texts. */
  createdAt: string;
  editedAt: string | null;
}

/** The rows as read, before they are cut to the page: see `list-comments.ts`. */
export interface ShownThread extends ThreadRow {
  /** The nearest first. */
  before: ShownComment[];
  after: ShownComment[];
}

/** Where a page is: at the end of the thread, beside a row, or around a comment. */
export type PagePlace = 'newest' | 'earlier' | 'later' | 'around';

export interface PageRequest {
  kind: CommentedKind;
  id: Param<string>;
  viewerId: Param<string> | null;
  seesHeld: boolean;
  place: PagePlace;
  /** How many to read before the place and after it: one more than are shown. */
  before: number;
  after: number;
  /**
   * For an earlier or later page, the row it begins beside: the id of its root and its own. For a page around a
   * comment, `commentId` is that comment.
   */
  rootKey: Param<string> | null;
  commentId: Param<string> | null;
}

/** An id that sorts after every comment's. */
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The columns that are shown of comment `c`. */
export const shownColumns = (viewerId: Param<string> | null) => sql`
  c.id, c.root_id as "rootId", c.author_id as "authorId", ${cardRowOf('c.author_id')} as author, c.audience, c.content,
  ${languageWrittenIn('comment', 'c.id')} as language,
  array(select ${cardRowOf('mention.id')} from unnest(c.mentions) with ordinality as mention (id, place)
    join people p on p.id = mention.id order by place) as mentions,
  c.state, c.deleted_by as "deletedBy", c.reply_count as "replyCount",
  c.members_reply_count as "membersReplyCount", c.like_count as "likeCount",
  ${
    viewerId === null
      ? sql`false`
      : sql`exists (select from comment_likes l where l.comment_id = c.id and l.user_id = ${viewerId}::uuid)`
  } as "isLiked",
  c.created_at as "createdAt", c.edited_at as "editedAt"`;

/**
 * The row that the page is beside, as `place`: the end if there is no comment to be around. The comment is looked up by
 * its id before any other condition is checked: PostgreSQL expects few comments in a thread, and would search all of a
 * long one for it.
 */
function placeOf({ place, rootKey, commentId, kind, id, viewerId, seesHeld }: PageRequest): RawBuilder<unknown> {
  if (place !== 'around') return sql`select ${rootKey}::uuid as root_id, ${commentId}::uuid as id`;
  return sql`
    select coalesce(max(found.root_id::text), ${sql.lit(LAST)})::uuid as root_id,
      coalesce(max(found.id::text), ${sql.lit(LAST)})::uuid as id
    from (
      select c.root_id, c.id from (select one.* from comments one where one.id = ${commentId}::uuid offset 0) c
      where c.kind = ${sql.lit(kind)} and c.subject_id = ${id}::uuid and ${isListed(viewerId, seesHeld)}) found`;
}

function side(asked: PageRequest, which: 'before' | 'after'): RawBuilder<ShownComment> {
  const { kind, id, viewerId, seesHeld, place } = asked;
  // The comment to be around is part of the page; the row to be beside isn't.
  const past = sql.raw(which === 'after' ? '>' : place === 'around' ? '<=' : '<');
  const direction = sql.raw(which === 'after' ? 'asc' : 'desc');
  const isPast = sql<SqlBool>`(c.root_id, c.id) ${past} (place.root_id, place.id)`;
  return sql<ShownComment>`
    select ${shownColumns(viewerId)}
    from place cross join lateral (
      select c.* from comments c
      where c.kind = ${sql.lit(kind)} and c.subject_id = ${id}::uuid and ${isListed(viewerId, seesHeld)} and ${isPast}
      order by c.root_id ${direction}, c.id ${direction} limit ${sql.lit(asked[which])}) c
    order by c.root_id ${direction}, c.id ${direction}`;
}

const ANY_THREAD = { id: GIVEN, viewerId: GIVEN, seesHeld: false } as const;

const selectPage = prepareStatement(
  ['id', 'viewerId', 'rootKey', 'commentId'],
  (asked: PageRequest) => {
    const { columns, from } = threadOf(asked);
    const rowsOf = (which: 'before' | 'after') => (asked[which] === 0 ? sql`'[]'::json` : jsonRows(side(asked, which)));
    return sql<ShownThread>`
      with place as (${placeOf(asked)})
      select ${columns}, ${rowsOf('before')} as before, ${rowsOf('after')} as after from ${from}`;
  },
  {
    examples: [
      { ...ANY_THREAD, kind: 'impact', place: 'earlier', before: 21, after: 0, rootKey: GIVEN, commentId: GIVEN },
      { ...ANY_THREAD, kind: 'council', place: 'around', before: 21, after: 11, rootKey: null, commentId: GIVEN },
    ],
  },
);

/**
 * The newest page is read as the one before the end, so that an earlier page runs a statement that its connection has
 * already planned. Planning one of its own took up to 60 ms, since the first on a connection reads a thousand pages of
 * the database's catalog.
 *
 * @returns undefined for an unknown item.
 */
export async function findShownThread(db: Db, asked: PageRequest): Promise<ShownThread | undefined> {
  const isNewest = asked.place === 'newest';
  const [thread] = await selectPage(
    db,
    isNewest ? { ...asked, place: 'earlier', rootKey: LAST, commentId: LAST } : asked,
  );
  return thread;
}

const selectOne = prepareStatement(
  ['id', 'viewerId'],
  ({ id, viewerId }: { id: Param<string>; viewerId: Param<string> | null }) =>
    sql<{ subject: Subject; comment: ShownComment }>`
      select json_build_object('kind', c.kind, 'id', c.subject_id) as subject, row_to_json(shown) as comment
      from comments c cross join lateral (select ${shownColumns(viewerId)}) shown where c.id = ${id}::uuid`,
);

export async function findShownComment(
  db: Db | Tx,
  id: string,
  viewerId: string,
): Promise<(ShownComment & { subject: Subject }) | undefined> {
  const [row] = await selectOne(db, { id, viewerId });
  return row && { ...row.comment, subject: row.subject };
}
