/** Posting comments and replies. */

import { v7 as uuidv7 } from 'uuid';
import { noteLanguage } from '#domains/translations/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { firstState } from '../../lifecycle.ts';
import { wordsOf } from '../../model.ts';
import { type CommentContext, notifyOfComment, notifyThreadChanged } from '../announcements.ts';
import { assertNotBlocked, findRoot } from '../blocks.ts';
import {
  type CommentRow,
  findByDraft,
  findComment,
  insertComment,
  lockWritesOf,
  shiftCounts,
} from '../comments.repository.ts';
import { openCase } from '../moderate/held-cases.ts';
import { parseText } from '../parse-text.ts';
import { assertCanWrite, canSee, isReached, noComment } from '../policy.ts';
import { showComment } from '../show/show-changed.ts';
import { findThread, type Subject } from '../subjects.repository.ts';
import { holdReasonOf } from './flood.ts';
import { assertMentionable } from './mentionable.ts';

/**
 * Idempotent per draft.
 *
 * @throws {Failure} 404, 409 for the same text within ten minutes and for a reply to a deleted comment, 422, 429.
 */
export const addComment: Call<'addComment', { db: Db; jobs: Jobs }> = async ({ db, jobs }, request) => {
  const person = callerOf(request);
  const input = request.body;
  const text = parseText(input.content);
  const { kind, id, parentId = null, draftId } = input;
  const subject: Subject = { kind, id };
  const commentId = await db.transaction().execute(async (tx) => {
    await lockWritesOf(tx, person.userId);
    const saved = draftId === undefined ? undefined : await findByDraft(tx, person.userId, draftId);
    if (saved !== undefined) return saved;
    const thread = await findThread(tx, subject, person.userId);
    assertCanWrite(person, thread);
    const parent = parentId === null ? null : await findParent(tx, person, { subject, thread }, parentId);
    const audience = parent?.audience === 'members' ? 'members' : thread.audience;
    if (input.audience === 'members' && audience === 'public') throw openedMeanwhile();
    await assertMentionable(tx, person, text.mentions);
    const heldFor = await holdReasonOf(tx, person.userId, text.content);
    const state = firstState(heldFor !== null);
    const newId = uuidv7();
    const written = { rootId: parent?.rootId ?? newId, authorId: person.userId, audience, ...text };
    await insertComment(tx, { ...subject, commentId: newId, state, draftId, ...written });
    await noteLanguage(tx, { kind: 'comment', id: newId, writerId: person.userId, texts: [wordsOf(text.content)] });
    const context = { subject, thread, comment: { id: newId, ...written }, repliesTo: parent?.authorId ?? null };
    if (heldFor !== null) await openCase(tx, jobs, context, heldFor);
    else {
      await shiftCounts(tx, { id: newId, kind, subjectId: id, ...written }, 1);
      await notifyOfComment(tx, context);
    }
    await notifyThreadChanged(tx, subject, written);
    return newId;
  });
  const comment = await showComment(db, person, commentId);
  const isHeld = comment.state === 'held';
  return ok(isHeld ? 'Your comment will appear once an admin has looked at it.' : 'Comment posted.', comment);
};

/** A reply to a reply is listed with the replies to the first comment. @throws {Failure} 404, 409. */
async function findParent(
  tx: Tx,
  person: Person,
  { subject, thread }: Pick<CommentContext, 'subject' | 'thread'>,
  parentId: string,
): Promise<CommentRow> {
  const parent = await findComment(tx, parentId);
  if (!parent || parent.kind !== subject.kind || parent.subjectId !== subject.id) throw noComment();
  if (!canSee(person, parent) || !isReached(person, parent, thread)) throw noComment();
  await assertNotBlocked(tx, person, parent, await findRoot(tx, parent));
  if (parent.state === 'deleted') throw conflict('deleted', say('comments.failures.deletedNoReply'));
  if (parent.state !== 'visible') throw underReview();
  return parent;
}

const openedMeanwhile = () => conflict('edited_meanwhile', say('comments.failures.openedMeanwhile'));
const underReview = () => conflict('under_review', say('comments.failures.reviewBlocksReply'));
