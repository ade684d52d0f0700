/** Posting and editing comments. */

import { v7 as uuidv7 } from 'uuid';
import type { CommentInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { conflict } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { firstState } from '../lifecycle.ts';
import { type CommentContext, notifyMentioned, notifyOfComment, notifyThreadChanged } from './announcements.ts';
import { listMentionable } from './audience.repository.ts';
import { assertNotBlocked, findRoot } from './audience.service.ts';
import {
  type CommentRow,
  findByDraft,
  findComment,
  insertComment,
  lockWritesOf,
  setContent,
  shiftCounts,
} from './comments.repository.ts';
import { assertFewLinksAdded, holdReasonOf } from './flood.service.ts';
import { openCase } from './held-cases.service.ts';
import { findForChange } from './locking.service.ts';
import { assertCanWrite, assertIsAuthor, canSee, isReached, noComment } from './policy.ts';
import { findThread, type Subject } from './subjects.repository.ts';
import { cannotMention, parseText } from './texts.ts';
import { takeStep } from './transitions.service.ts';

interface WritingNeeds {
  db: Db;
  jobs: Jobs;
}

/**
 * Idempotent per draft.
 *
 * @returns the id of the comment.
 * @throws {Failure} 404, 409 for the same text within ten minutes and for a reply to a deleted comment, 422, 429.
 */
export async function addComment({ db, jobs }: WritingNeeds, person: Person, input: CommentInput): Promise<string> {
  const text = parseText(input.content);
  const { kind, id, parentId = null, draftId } = input;
  const subject: Subject = { kind, id };
  return db.transaction().execute(async (tx) => {
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
    const commentId = uuidv7();
    const written = { rootId: parent?.rootId ?? commentId, authorId: person.userId, audience, ...text };
    await insertComment(tx, { ...subject, commentId, state, draftId, ...written });
    const context = { subject, thread, comment: { id: commentId, ...written }, repliesTo: parent?.authorId ?? null };
    if (heldFor !== null) await openCase(tx, jobs, context, heldFor);
    else {
      await shiftCounts(tx, { id: commentId, kind, subjectId: id, ...written }, 1);
      await notifyOfComment(tx, context);
    }
    await notifyThreadChanged(tx, subject, written);
    return commentId;
  });
}

/**
 * No-op if the text is the same. @throws {Failure} 403 for someone else's comment, 404, 409 once the time for editing
 * has passed, 422.
 */
export async function editComment(db: Db, person: Person, id: string, written: string): Promise<void> {
  const text = parseText(written);
  await db.transaction().execute(async (tx) => {
    const { comment, context } = await findForChange(tx, id, person);
    assertCanWrite(person, context.thread);
    assertIsAuthor(person, comment);
    if (comment.content === text.content) return;
    takeStep(comment, { type: 'comment.edited' });
    await assertFewLinksAdded(tx, person.userId, comment.content ?? '', text.content);
    const added = text.mentions.filter((userId) => !comment.mentions.includes(userId));
    await assertMentionable(tx, person, added);
    await setContent(tx, id, text);
    await notifyMentioned(tx, { ...context, comment: { ...context.comment, ...text } }, added);
    await notifyThreadChanged(tx, context.subject, comment);
  });
}

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

/** @throws {Failure} 422. */
async function assertMentionable(tx: Tx, { userId }: Person, userIds: readonly string[]): Promise<void> {
  const known = await listMentionable(tx, userId, userIds);
  if (userIds.some((userId) => !known.has(userId))) throw cannotMention();
}

const openedMeanwhile = () => conflict('edited_meanwhile', say('comments.failures.openedMeanwhile'));
const underReview = () => conflict('under_review', say('comments.failures.adminLookingNoReply'));
