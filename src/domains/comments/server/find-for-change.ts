import type { Tx } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import type { CommentContext } from './announcements.ts';
import { assertNotBlocked, findRoot } from './blocks.ts';
import { type CommentRow, findCommentForUpdate } from './comments.repository.ts';
import { canSee, isReached, noComment } from './policy.ts';
import { findThread, type Subject } from './subjects.repository.ts';

interface Found {
  comment: CommentRow;
  /** What notifications about it are made of. */
  context: CommentContext;
}

/**
 * A comment with its thread, locked until the transaction ends.
 *
 * @param person the caller; left out for the server itself.
 * @throws {Failure} 404 for a comment that isn't listed for the person.
 */
export async function findForChange(tx: Tx, id: string, person: Person | null = null): Promise<Found> {
  const comment = await findCommentForUpdate(tx, id);
  if (!comment || (person && !canSee(person, comment))) throw noComment();
  const root = await findRoot(tx, comment);
  if (person) await assertNotBlocked(tx, person, comment, root);
  const subject: Subject = { kind: comment.kind, id: comment.subjectId };
  const thread = await findThread(tx, subject, person?.userId ?? null);
  if (!thread) throw noComment();
  // Authors who have left the council can still delete what they wrote in it.
  if (person && comment.authorId !== person.userId && !isReached(person, comment, thread)) throw noComment();
  const content = comment.content ?? '';
  return { comment, context: { subject, thread, comment: { ...comment, content }, repliesTo: root?.authorId ?? null } };
}
