import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict } from '#platform/server/http/failure.ts';
import { findForChange } from '../find-for-change.ts';
import { assertCanWrite } from '../policy.ts';
import { setLike } from './likes.repository.ts';

/** Idempotent. @throws {Failure} 404, 409 unless it is visible. */
export const likeComment: Call<'likeComment', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { commentId, likeStatus } = request.body;
  const likeCount = await db.transaction().execute(async (tx) => {
    const { comment, context } = await findForChange(tx, commentId, person);
    assertCanWrite(person, context.thread);
    if (comment.state === 'deleted') throw conflict('deleted', say('comments.failures.deleted'));
    if (comment.state !== 'visible') throw conflict('under_review', say('comments.failures.adminLooking'));
    return setLike(tx, commentId, person.userId, likeStatus);
  });
  return ok('Like saved.', { commentId, likeStatus, likeCount });
};
