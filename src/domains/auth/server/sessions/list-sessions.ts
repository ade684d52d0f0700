import type { LoginSession } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { describeDevice } from '../device-texts.ts';
import { type LiveSession, listLiveSessions } from './session-list.repository.ts';

export const listSessions: Call<'listSessions', { db: Db }> = async ({ db }, request) => {
  const { userId, sessionId } = callerOf(request);
  const live = await listLiveSessions(db, userId);
  return ok('Your sessions.', { sessions: live.map((session) => present(session, sessionId)) });
};

function present(session: LiveSession, currentId: string | null): LoginSession {
  return {
    id: session.id,
    device: describeDevice(session.userAgent),
    startedAt: session.startedAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    isCurrent: session.id === currentId,
  };
}
