import { noteLanguage } from '#domains/translations/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { wordsOf } from '../../model.ts';
import { notifyMentioned, notifyThreadChanged } from '../announcements.ts';
import { setContent } from '../comments.repository.ts';
import { findForChange } from '../find-for-change.ts';
import { parseText } from '../parse-text.ts';
import { assertCanWrite, assertIsAuthor } from '../policy.ts';
import { showComment } from '../show/show-changed.ts';
import { takeStep } from '../take-step.ts';
import { assertFewLinksAdded } from './flood.ts';
import { assertMentionable } from './mentionable.ts';

/**
 * No-op if the text is the same. @throws {Failure} 403 for someone else's comment, 404, 409 once the time for editing
 * has passed, 422.
 */
export const editComment: Call<'editComment', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const text = parseText(request.body.content);
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
    await noteLanguage(tx, { kind: 'comment', id, writerId: person.userId, texts: [wordsOf(text.content)] });
    await notifyMentioned(tx, { ...context, comment: { ...context.comment, ...text } }, added);
    await notifyThreadChanged(tx, context.subject, comment);
  });
  return ok('Comment edited.', await showComment(db, person, id));
};
