import { hasReported } from '#domains/moderation/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { forbidden } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { findForChange } from '../find-for-change.ts';
import { showComment } from '../show/show-changed.ts';
import { closeCase, lockCaseOf } from './held-cases.ts';
import { type DecidedBy, hideUntilReviewed, restoreComment } from './hiding.ts';

/** Idempotent. @throws {Failure} 403 for who is involved, 404, 409 if it's held (to hide) or deleted. */
export const hideComment: Call<'hideComment', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { commentId, isHide, reason } = request.body;
  await db.transaction().execute(async (tx) => {
    await assertImpartial(tx, commentId, person);
    const change = isHide ? hideUntilReviewed : restoreInThread;
    await change(tx, commentId, { actorId: person.userId, reason });
  });
  return ok(isHide ? 'Comment hidden.' : 'Comment shown again.', await showComment(db, person, commentId));
};

/** As in the queue of reports: the author and who reported it leave hiding it to others. @throws {Failure} 403, 404. */
async function assertImpartial(tx: Tx, id: string, { userId }: Person): Promise<void> {
  const { comment } = await findForChange(tx, id);
  if (comment.authorId === userId) throw forbidden('not_allowed', say('comments.failures.hideOwn'));
  if (await hasReported(tx, 'comment', id, userId)) throw forbidden('not_allowed', say('comments.failures.ownReport'));
}

/** Restores a comment as an admin does in the thread, which closes its case. @throws {Failure} as `restoreComment`. */
async function restoreInThread(tx: Tx, id: string, by: DecidedBy): Promise<void> {
  const held = await lockCaseOf(tx, id);
  await restoreComment(tx, id, by);
  await closeCase(tx, held, { actorId: by.actorId, reason: by.reason ?? { of: 'shownInThread' } });
}
