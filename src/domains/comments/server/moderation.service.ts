/**
 * Deleting, hiding and restoring comments. The text of a hidden or deleted comment is also removed from the
 * notifications that quote it.
 */

import { record } from '#domains/audit/server/public.ts';
import { hasReported } from '#domains/care/server/public.ts';
import { removeQuotes } from '#domains/notifications/server/public.ts';
import type { AuditAction } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { forbidden } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { truncateTo } from '#platform/prose.ts';
import type { CommentLifecycleEvent } from '../lifecycle.ts';
import { anchorOf, isEditable } from '../model.ts';
import { type CommentContext, notifyOfComment, notifyThreadChanged } from './announcements.ts';
import { type CommentRow, setState } from './comments.repository.ts';
import { closeCase, lockCaseOf } from './held-cases.service.ts';
import { findForChange } from './locking.service.ts';
import { commentPathOf } from './paths.ts';
import { isAdmin } from './policy.ts';
import { takeStep } from './transitions.service.ts';

/**
 * For its author or an admin, whatever has become of the item. Idempotent. @throws {Failure} 403 for someone else's
 * comment, 404.
 */
export async function deleteComment(db: Db, person: Person, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const held = await lockCaseOf(tx, id);
    const { comment, context } = await findForChange(tx, id, person);
    const isOwn = comment.authorId === person.userId;
    if (!isOwn && !isAdmin(person)) throw forbidden('not_allowed', say('comments.failures.deleteOwnOnly'));
    if (comment.state === 'deleted') return;
    const next = takeStep(comment, { type: 'comment.deleted' });
    await setState(tx, comment, next, isOwn ? 'author' : 'admin');
    await removeQuotes(tx, anchorOf(id));
    if (!isOwn) await recordOn(tx, { actorId: person.userId }, context, comment, 'comment_deleted');
    await closeCase(tx, held, isOwn ? BY_AUTHOR : { actorId: person.userId, reason: { of: 'deletedByAdmin' } });
    await notifyThreadChanged(tx, context.subject, comment);
  });
}

const BY_AUTHOR = { actorId: null, reason: { of: 'deletedByAuthor' } } as const;

export interface DecidedBy {
  /** Null for the server itself, such as after many reports. */
  actorId: string | null;
  reason?: string | undefined;
  /** The people whom the caller notifies later in the transaction. */
  notifiedLater?: readonly string[];
}

/** As in the queue of reports: the author and who reported it leave hiding it to others. @throws {Failure} 403, 404. */
export async function assertImpartial(tx: Tx, id: string, { userId }: Person): Promise<void> {
  const { comment } = await findForChange(tx, id);
  if (comment.authorId === userId) throw forbidden('not_allowed', say('comments.failures.hideOwn'));
  if (await hasReported(tx, 'comment', id, userId))
    throw forbidden('not_allowed', say('comments.failures.youReported'));
}

/**
 * Hides a comment until someone has looked at it. No-op if it's hidden. @throws {Failure} 404, 409 if it's held or
 * deleted.
 */
export const hideComment = (tx: Tx, id: string, by: DecidedBy): Promise<void> =>
  hide(tx, id, by, { type: 'comment.hidden' });

/** Hides a held comment when its case is decided. No-op if it's hidden. @throws {Failure} 404, 409 unless it's held. */
export const declineComment = (tx: Tx, id: string, by: DecidedBy): Promise<void> =>
  hide(tx, id, by, { type: 'comment.declined' });

async function hide(tx: Tx, id: string, by: DecidedBy, event: CommentLifecycleEvent): Promise<void> {
  const { comment, context } = await findForChange(tx, id);
  if (comment.state === 'hidden') return;
  await setState(tx, comment, takeStep(comment, event));
  await removeQuotes(tx, anchorOf(id), by.notifiedLater);
  await recordOn(tx, by, context, comment, 'comment_hidden');
  await notifyThreadChanged(tx, context.subject, comment);
}

/** Restores a comment as an admin does in the thread, which closes its case. @throws {Failure} as `restoreComment`. */
export async function restoreInThread(tx: Tx, id: string, by: DecidedBy): Promise<void> {
  const held = await lockCaseOf(tx, id);
  await restoreComment(tx, id, by);
  await closeCase(tx, held, { actorId: by.actorId, reason: by.reason ?? { of: 'shownInThread' } });
}

/** Shows a hidden or held comment to everyone. No-op if it's visible. @throws {Failure} 404, 409 if it's deleted. */
export async function restoreComment(tx: Tx, id: string, by: DecidedBy): Promise<void> {
  const { comment, context } = await findForChange(tx, id);
  if (comment.state === 'visible') return;
  const inTime = isEditable(comment.createdAt, new Date());
  await setState(tx, comment, takeStep(comment, { type: 'comment.restored', isInTime: inTime }));
  await recordOn(tx, by, context, comment, 'comment_restored');
  // Nobody has been notified of a held comment yet.
  if (comment.state === 'held') await notifyOfComment(tx, context, by.notifiedLater);
  await notifyThreadChanged(tx, context.subject, comment);
}

const TITLE_LENGTH = 100;

async function recordOn(
  tx: Tx,
  { actorId, reason }: DecidedBy,
  { subject, thread, comment: { content } }: CommentContext,
  comment: CommentRow,
  action: Extract<AuditAction, `comment_${string}`>,
): Promise<void> {
  await record(tx, {
    actorId,
    action,
    subjectKind: 'comment',
    subjectId: comment.id,
    subjectTitle: truncateTo(TITLE_LENGTH, content),
    link: commentPathOf(subject, thread.title, comment.id),
    fromState: comment.state,
    ...(reason !== undefined && { reason }),
  });
}
