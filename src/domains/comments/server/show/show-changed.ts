/** What a call answers with after a change. */
import type { Comment, CommentThread } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { assertCanRead, noComment } from '../policy.ts';
import { presentComment, presentThread } from '../present.ts';
import { findThread, type Subject } from '../subjects.repository.ts';
import { findShownComment } from './thread-page.repository.ts';

/** @throws {Failure} 404 if it's gone. */
export async function showComment(db: Db, person: Person, id: string): Promise<Comment> {
  const comment = await findShownComment(db, id, person.userId);
  const thread = comment && (await findThread(db, comment.subject, person.userId));
  if (!thread) throw noComment();
  return presentComment(person, comment, thread);
}

/** @throws {Failure} 404. */
export async function showThread(db: Db, person: Person, subject: Subject): Promise<CommentThread> {
  const thread = await findThread(db, subject, person.userId);
  assertCanRead(person, thread);
  return presentThread(person, subject, thread);
}
