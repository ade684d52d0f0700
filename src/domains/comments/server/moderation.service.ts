/** Deleting, hiding and restoring comments. */
import { record } from '#domains/audit/server/public.ts';
import type { AuditAction } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { forbidden } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { cutTo } from '#platform/prose.ts';
import { isInTime } from '../model.ts';
import { type Told, tellComment, tellThreadChanged } from './announcements.ts';
import { type CommentRow, setState } from './comments.repository.ts';
import { findForChange } from './locking.service.ts';
import { commentPathOf } from './paths.ts';
import { isAdmin } from './policy.ts';
import { takeStep } from './transitions.service.ts';

/** By its author or an admin, whatever became of the item. Idempotent. @throws {Failure} 403 for others', 404. */
export async function deleteComment(db: Db, person: Person, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { comment, told } = await findForChange(tx, id, person);
    const isOwn = comment.authorId === person.userId;
    if (!isOwn && !isAdmin(person)) throw forbidden('not_allowed', 'You can only delete your own comments.');
    if (comment.state === 'deleted') return;
    const next = takeStep(comment, { type: 'comment.deleted' });
    await setState(tx, comment, next, isOwn ? 'author' : 'admin');
    if (!isOwn) await recordOn(tx, { actorId: person.userId }, told, comment, 'comment_deleted');
    await tellThreadChanged(tx, told.subject, told.thread);
  });
}

export interface Deciding {
  /** Null for the server itself, such as after many reports. */
  actorId: string | null;
  reason?: string | undefined;
}

/** Until someone has looked at it. No-op if it's hidden. @throws {Failure} 404, 409 if it's held or deleted. */
export async function hideComment(tx: Tx, id: string, by: Deciding): Promise<void> {
  const { comment, told } = await findForChange(tx, id);
  if (comment.state === 'hidden') return;
  await setState(tx, comment, takeStep(comment, { type: 'comment.hidden' }));
  await recordOn(tx, by, told, comment, 'comment_hidden');
  await tellThreadChanged(tx, told.subject, told.thread);
}

/** Shows a hidden or held comment to everyone. No-op if it's visible. @throws {Failure} 404, 409 if it's deleted. */
export async function restoreComment(tx: Tx, id: string, by: Deciding): Promise<void> {
  const { comment, told } = await findForChange(tx, id);
  if (comment.state === 'visible') return;
  const inTime = isInTime(comment.createdAt, new Date());
  await setState(tx, comment, takeStep(comment, { type: 'comment.restored', isInTime: inTime }));
  await recordOn(tx, by, told, comment, 'comment_restored');
  // Nobody has heard of a held one yet.
  if (comment.state === 'held') await tellComment(tx, told);
  await tellThreadChanged(tx, told.subject, told.thread);
}

const TITLE_LENGTH = 100;

async function recordOn(
  tx: Tx,
  { actorId, reason }: Deciding,
  { subject, thread, comment: { content } }: Told,
  comment: CommentRow,
  action: Extract<AuditAction, `comment_${string}`>,
): Promise<void> {
  await record(tx, {
    actorId,
    action,
    subjectKind: 'comment',
    subjectId: comment.id,
    subjectTitle: cutTo(TITLE_LENGTH, content),
    link: commentPathOf(subject, thread.title, comment.id),
    fromState: comment.state,
    ...(reason !== undefined && { reason }),
  });
}
