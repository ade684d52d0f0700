import { removeQuotes } from '#domains/notifications/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { forbidden } from '#platform/server/http/failure.ts';
import { anchorOf } from '../../model.ts';
import { notifyThreadChanged } from '../announcements.ts';
import { recordOn } from '../audit.ts';
import { setState } from '../comments.repository.ts';
import { findForChange } from '../find-for-change.ts';
import { closeCase, lockCaseOf } from '../moderate/held-cases.ts';
import { isAdmin } from '../policy.ts';
import { takeStep } from '../take-step.ts';

/**
 * For its author or an admin, whatever has become of the item. Idempotent. @throws {Failure} 403 for someone else's
 * comment, 404.
 */
export const deleteComment: Call<'deleteComment', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { id } = request.params;
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
  return ok(say('comments.messages.deleted'), null);
};

const BY_AUTHOR = { actorId: null, reason: { of: 'deletedByAuthor' } } as const;
