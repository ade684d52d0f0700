/** Hiding and restoring comments. The text of a hidden comment is also removed from the notifications that quote it. */

import { removeQuotes } from '#domains/notifications/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { CommentLifecycleEvent } from '../../lifecycle.ts';
import { anchorOf, isEditable } from '../../model.ts';
import { notifyOfComment, notifyThreadChanged } from '../announcements.ts';
import { recordOn } from '../audit.ts';
import { setState } from '../comments.repository.ts';
import { findForChange } from '../find-for-change.ts';
import { takeStep } from '../take-step.ts';

export interface DecidedBy {
  /** Null for the server itself, such as after many reports. */
  actorId: string | null;
  reason?: string | undefined;
  /** The people whom the caller notifies later in the transaction. */
  notifiedLater?: readonly string[];
}

/**
 * Hides a comment until someone has looked at it. No-op if it's hidden. @throws {Failure} 404, 409 if it's held or
 * deleted.
 */
export const hideUntilReviewed = (tx: Tx, id: string, by: DecidedBy): Promise<void> =>
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
