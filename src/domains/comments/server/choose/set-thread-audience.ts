import { record } from '#domains/audit/server/public.ts';
import { councilPathOf } from '#domains/councils/model.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { forbidden } from '#platform/server/http/failure.ts';
import { notifyThreadChanged } from '../announcements.ts';
import { assertCanRead } from '../policy.ts';
import { showThread } from '../show/show-changed.ts';
import { findThread, type Subject } from '../subjects.repository.ts';
import { setAudience } from '../threads.repository.ts';

/** What was written so far keeps its audience. Idempotent. @throws {Failure} 403 for anyone but the owner, 404. */
export const setThreadAudience: Call<'setThreadAudience', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { id: councilId, audience } = request.body;
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
  return ok('Saved.', await showThread(db, person, subject));
};
