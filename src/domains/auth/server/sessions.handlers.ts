import type { LoginSession } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { notFound } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { describeDevice } from './device-texts.ts';
import { endSessionOf, type LiveSession, listLiveSessions } from './sessions/session-list.repository.ts';
import { endSessionsOf } from './sessions/sessions.repository.ts';

type SessionHandlers = Handlers<'listSessions' | 'endSession' | 'endOtherSessions'>;

export function createSessionHandlers(db: Db): SessionHandlers {
  return {
    listSessions: async (request) => {
      const { userId, sessionId } = callerOf(request);
      const live = await listLiveSessions(db, userId);
      const sessions = live.map((session) => presentLoginSession(session, sessionId));
      return ok('Your sessions.', { sessions });
    },

    endSession: async (request) => {
      const { userId } = callerOf(request);
      const isEnded = await endSessionOf(db, userId, request.params.id);
      if (!isEnded) throw notFound(say('auth.failures.noSession'));
      return ok('Session ended.', null);
    },

    endOtherSessions: async (request) => {
      const { userId, sessionId } = callerOf(request);
      await db.transaction().execute((tx) => endSessionsOf(tx, userId, sessionId));
      return ok('Your other sessions have been ended.', null);
    },
  };
}

function presentLoginSession(session: LiveSession, currentId: string | null): LoginSession {
  return {
    id: session.id,
    device: describeDevice(session.userAgent),
    startedAt: session.startedAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    isCurrent: session.id === currentId,
  };
}
