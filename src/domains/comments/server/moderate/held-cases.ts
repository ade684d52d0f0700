/** The cases for held comments in the admins' queue. */
import { closeHeldCase, findHeldForUpdate, openHeldCase } from '#domains/moderation/server/public.ts';
import type { HoldReason } from '#generated/types.gen.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { CommentContext } from '../announcements.ts';
import { commentPathOf } from '../comment-paths.ts';
import { findComment, listHeldOnNews } from '../comments.repository.ts';

export async function openCase(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  { subject, thread, comment }: Pick<CommentContext, 'subject' | 'thread' | 'comment'>,
  heldFor: HoldReason,
): Promise<void> {
  await openHeldCase(tx, jobs, {
    kind: 'comment',
    subjectId: comment.id,
    ownerId: comment.authorId,
    title: { of: 'comment', on: thread.title },
    link: commentPathOf(subject, thread.title, comment.id),
    heldFor,
  });
}

type Held = Awaited<ReturnType<typeof findHeldForUpdate>>;

/**
 * Locks the case of a held comment. Call it before locking the comment, since decisions lock the case first. A comment
 * that isn't held now never will be.
 */
export async function lockCaseOf(tx: Tx, id: string): Promise<Held> {
  const comment = await findComment(tx, id);
  return comment?.state === 'held' ? findHeldForUpdate(tx, { kind: 'comment', subjectId: id }) : undefined;
}

/** Call after a held comment was deleted or shown other than by deciding its case. No-op without a case. */
export async function closeCase(tx: Tx, held: Held, by: Parameters<typeof closeHeldCase>[2]): Promise<void> {
  if (held) await closeHeldCase(tx, held, by);
}

/** Call before these articles are deleted permanently: their comments go with them, so there's nothing left to decide. */
export async function closeCasesOnNews(tx: Tx, newsIds: readonly string[]): Promise<void> {
  for (const id of await listHeldOnNews(tx, newsIds)) {
    const held = await findHeldForUpdate(tx, { kind: 'comment', subjectId: id });
    await closeCase(tx, held, { actorId: null, reason: { of: 'deletedWithArticle' } });
  }
}
