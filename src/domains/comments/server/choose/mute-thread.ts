import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { assertCanRead } from '../policy.ts';
import { showThread } from '../show/show-changed.ts';
import { findThread } from '../subjects.repository.ts';
import { setMuted } from '../threads.repository.ts';

/** Idempotent. @throws {Failure} 404. */
export const muteThread: Call<'muteThread', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { isMuted, ...subject } = request.body;
  assertCanRead(person, await findThread(db, subject, person.userId));
  await setMuted(db, person.userId, subject, isMuted);
  return ok(isMuted ? 'Muted.' : 'Unmuted.', await showThread(db, person, subject));
};
