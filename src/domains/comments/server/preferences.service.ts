/** What people choose for a comment or a thread: likes, muting and a council's audience. */

import { record } from '#domains/audit/server/public.ts';
import { councilPathOf } from '#domains/councils/model.ts';
import type { CommentAudience, CommentLike, CommentLikeInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { conflict, forbidden } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { notifyThreadChanged } from './announcements.ts';
import { setLike } from './likes.repository.ts';
import { findForChange } from './locking.service.ts';
import { assertCanRead, assertCanWrite } from './policy.ts';
import { findThread, type Subject } from './subjects.repository.ts';
import { setAudience, setMuted } from './threads.repository.ts';

/** Idempotent. @throws {Failure} 404, 409 unless it is visible. */
export async function like(db: Db, person: Person, { commentId, likeStatus }: CommentLikeInput): Promise<CommentLike> {
  return db.transaction().execute(async (tx) => {
    const { comment, context } = await findForChange(tx, commentId, person);
    assertCanWrite(person, context.thread);
    if (comment.state === 'deleted') throw conflict('deleted', say('comments.failures.deleted'));
    if (comment.state !== 'visible') throw conflict('under_review', say('comments.failures.adminLooking'));
    return { commentId, likeStatus, likeCount: await setLike(tx, commentId, person.userId, likeStatus) };
  });
}

/** Idempotent. @throws {Failure} 404. */
export async function mute(db: Db, person: Person, subject: Subject, isMuted: boolean): Promise<void> {
  assertCanRead(person, await findThread(db, subject, person.userId));
  await setMuted(db, person.userId, subject, isMuted);
}

/** What was written so far keeps its audience. Idempotent. @throws {Failure} 403 for anyone but the owner, 404. */
export async function chooseAudience(
  db: Db,
  person: Person,
  councilId: string,
  audience: CommentAudience,
): Promise<void> {
  const subject: Subject = { kind: 'council', id: councilId };
  await db.transaction().execute(async (tx) => {
    const thread = await findThread(tx, subject, person.userId);
    assertCanRead(person, thread);
    if (thread.ownerId !== person.userId) {
      throw forbidden('not_allowed', say('comments.failures.onlyOwnerChooses'));
    }
    if (thread.audience === audience || !(await setAudience(tx, councilId, audience))) return;
    await record(tx, {
      actorId: person.userId,
      action: audience === 'public' ? 'thread_opened' : 'thread_limited',
      subjectKind: 'council',
      subjectId: councilId,
      subjectTitle: thread.title,
      link: councilPathOf({ id: councilId, councilTitle: thread.title }),
    });
    await notifyThreadChanged(tx, subject, { audience: 'public' });
  });
}
