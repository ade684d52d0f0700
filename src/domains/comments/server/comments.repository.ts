import { type SqlBool, sql } from 'kysely';
import type { CommentAudience, CommentedKind, CommentState } from '#generated/types.gen.ts';
import type { Erasure } from '#platform/server/archive/erasure.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { COUNTED_ROWS } from '#platform/server/http/lists/paging.ts';
import type { Subject } from './subjects.repository.ts';

export interface CommentRow {
  id: string;
  kind: CommentedKind;
  subjectId: string;
  /** Its own id for a comment on the item itself. */
  rootId: string;
  authorId: string;
  /** Whom it was written for, whatever has become of its thread since. */
  audience: CommentAudience;
  /** Null once it is deleted. */
  content: string | null;
  mentions: string[];
  state: CommentState;
  createdAt: Date;
}

const COLUMNS = [
  'id',
  'kind',
  'subject_id as subjectId',
  'root_id as rootId',
  'author_id as authorId',
  'audience',
  'content',
  'mentions',
  'state',
  'created_at as createdAt',
] as const;

export async function findComment(db: Db | Tx, id: string): Promise<CommentRow | undefined> {
  return db.selectFrom('comments').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export async function listHeldOnNews(tx: Tx, newsIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('comments')
    .select('id')
    .where('kind', '=', 'news')
    .where(sql<SqlBool>`subject_id = any(${[...newsIds]}::uuid[])`)
    .where('state', '=', 'held')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the row until the transaction ends. */
export async function findCommentForUpdate(tx: Tx, id: string): Promise<CommentRow | undefined> {
  return tx.selectFrom('comments').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Serialises one author's writes, so that a concurrent retry finds the first attempt's comment. */
export async function lockWritesOf(tx: Tx, authorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('comment:' || ${authorId}::text, 0))`.execute(tx);
}

export async function findByDraft(tx: Tx, authorId: string, draftId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('comments')
    .select('id')
    .where('author_id', '=', authorId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
  return row?.id;
}

export interface NewComment extends Subject {
  commentId: string;
  rootId: string;
  authorId: string;
  audience: CommentAudience;
  content: string;
  mentions: readonly string[];
  state: CommentState;
  draftId: string | undefined;
}

/** Also creates the thread for the first comment on an item. */
export async function insertComment(tx: Tx, comment: NewComment): Promise<void> {
  const { kind, id: subjectId } = comment;
  await tx
    .insertInto('comment_threads')
    .values({ kind, subject_id: subjectId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('comments')
    .values({
      id: comment.commentId,
      kind,
      subject_id: subjectId,
      root_id: comment.rootId,
      author_id: comment.authorId,
      audience: comment.audience,
      content: comment.content,
      mentions: sql<string[]>`${[...comment.mentions]}::uuid[]`,
      state: comment.state,
      draft_id: comment.draftId ?? null,
    })
    .execute();
}

export async function setContent(
  tx: Tx,
  id: string,
  { content, mentions }: Pick<NewComment, 'content' | 'mentions'>,
): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ content, mentions: sql<string[]>`${[...mentions]}::uuid[]`, edited_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Also updates the counts of its thread and of the comment it replies to. */
export async function setState(
  tx: Tx,
  comment: CommentRow,
  state: CommentState,
  deletedBy: 'author' | 'admin' | null = null,
): Promise<void> {
  await tx
    .updateTable('comments')
    .set({
      state,
      deleted_by: deletedBy,
      ...(state === 'deleted' && { content: null, mentions: sql<string[]>`'{}'` }),
    })
    .where('id', '=', comment.id)
    .execute();
  await shiftCounts(tx, comment, Number(isCounted(state)) - Number(isCounted(comment.state)));
}

/** Hidden comments count too, since they're listed without their text. */
const isCounted = (state: CommentState): boolean => state === 'visible' || state === 'hidden';

export async function shiftCounts(
  tx: Tx,
  { id, kind, subjectId, rootId, audience }: Pick<CommentRow, 'id' | 'kind' | 'subjectId' | 'rootId' | 'audience'>,
  by: number,
): Promise<void> {
  if (by === 0) return;
  const ofMembers = audience === 'members' ? by : 0;
  if (rootId !== id) {
    await tx
      .updateTable('comments')
      .set({
        reply_count: sql`reply_count + ${by}`,
        members_reply_count: sql`members_reply_count + ${ofMembers}`,
      })
      .where('id', '=', rootId)
      .execute();
  }
  await tx
    .updateTable('comment_threads')
    .set({ comment_count: sql`comment_count + ${by}`, members_count: sql`members_count + ${ofMembers}` })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .execute();
}

/** What becomes of the domain's tables when a person is erased. */
export const ERASED_TABLES: Erasure['tables'] = {
  comments: { erased: ['content'], kept: { kind: 'what it was written on' } },
  comment_mutes: 'deleted',
};

/** All that someone wrote, deleted ones among them. */
export async function listOwnIds(tx: Tx, authorId: string): Promise<string[]> {
  const rows = await tx.selectFrom('comments').select('id').where('author_id', '=', authorId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Likes stay, as numbers. */
export async function eraseChoices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('comment_mutes').where('user_id', '=', userId).execute();
  await tx.updateTable('comments').set({ draft_id: null }).where('author_id', '=', userId).execute();
}

/** Those that everyone can see. */
export async function countPublicComments(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(comments), 0)::float8 as count
      from (select comments from public_comment_counts where comments > 0 limit ${COUNTED_ROWS}) as counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
