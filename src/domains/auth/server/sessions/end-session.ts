import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { endSessionOf } from './session-list.repository.ts';
import { endSessionsOf } from './sessions.repository.ts';

/** @throws {Failure} 404 for someone else's, or one that has ended. */
export const endSession: Call<'endSession', { db: Db }> = async ({ db }, request) => {
  const { userId } = callerOf(request);
  const isEnded = await endSessionOf(db, userId, request.params.id);
  if (!isEnded) throw notFound(say('auth.failures.noSession'));
  return ok('Session ended.', null);
};

export const endOtherSessions: Call<'endOtherSessions', { db: Db }> = async ({ db }, request) => {
  const { userId, sessionId } = callerOf(request);
  await db.transaction().execute((tx) => endSessionsOf(tx, userId, sessionId));
  return ok('Your other sessions have been ended.', null);
};
