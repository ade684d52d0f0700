import { record } from '#domains/audit/server/public.ts';
import type { AuditAction } from '#generated/types.gen.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { truncateTo } from '#platform/shared/prose.ts';
import type { CommentContext } from './announcements.ts';
import { commentPathOf } from './comment-paths.ts';
import type { CommentRow } from './comments.repository.ts';

const TITLE_LENGTH = 100;

/** Writes a decision about a comment to the audit log. */
export async function recordOn(
  tx: Tx,
  { actorId, reason }: { actorId: string | null; reason?: string | undefined },
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
