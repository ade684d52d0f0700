/**
 * Who makes a call: the holder of its access token, as the database knows them. A process remembers who called, so that
 * reading a list doesn't take a question of its own; the database tells every process of a change to a person's rights
 * (see `tell_of_caller` in functions.sql).
 */
import type { Db } from '#platform/server/db/database.ts';
import type { Listen } from '#platform/server/db/listening.ts';
import { ExpiringCache } from '#platform/server/expiring-cache.ts';
import type { Caller, Callers } from '#platform/server/http/caller.ts';
import { tokenExpired, tokenInvalid } from '#platform/server/http/failure.ts';
import { findProgram, noteTokenUse } from '../programs/program-callers.repository.ts';
import type { AccessTokens } from './access-tokens.ts';
import { findCaller } from './sessions.repository.ts';

const CHANNEL = 'callers_changed';
const MAX_PEOPLE = 10_000;
/** A process that has heard nothing for so long may have missed a change, so it asks. */
const TRUSTED_MS = 1_000;

interface CallerMemory extends Callers {
  start(listen: Listen): Promise<void>;
  stop(): Promise<void>;
}

export function createCallers({ db, accessTokens }: { db: Db; accessTokens: AccessTokens }): CallerMemory {
  /** By person, and by session. */
  const remembered = new ExpiringCache<string, Map<string, Caller>>({ max: MAX_PEOPLE });
  let heardUntil = Number.NEGATIVE_INFINITY;
  /** When a change was last made here whose message may still be on its way. */
  let changedAt = Number.NEGATIVE_INFINITY;
  let changes = 0;
  let stopListening: (() => Promise<void>) | undefined;

  const remember = (caller: Caller, sessionId: string) => {
    const sessions = remembered.get(caller.userId) ?? new Map<string, Caller>();
    remembered.set(caller.userId, sessions.set(sessionId, caller));
  };

  return {
    recall: async (accessToken) => {
      const { userId, sessionId } = await accessTokens.verify(accessToken);
      const isTrusted = heardUntil > changedAt && performance.now() - heardUntil <= TRUSTED_MS;
      if (sessionId === null || !isTrusted) return null;
      const caller = remembered.get(userId)?.get(sessionId);
      return caller && !hasSuspensionEnded(caller) ? caller : null;
    },

    identify: async (accessToken) => {
      const holder = await accessTokens.verify(accessToken);
      const changesBefore = changes;
      const caller = await findCaller(db, holder);
      if (!caller) throw tokenInvalid();
      // What changed meanwhile may be newer than what was read.
      if (holder.sessionId !== null && changes === changesBefore) remember(caller, holder.sessionId);
      return caller;
    },

    identifyProgram: async (token, from) => {
      const found = await findProgram(db, token);
      if (!found) throw tokenInvalid();
      const { caller, tokenId, scopes, isExpired, isUseNoted } = found;
      if (isExpired) throw tokenExpired();
      if (!isUseNoted) await noteTokenUse(db, tokenId, from);
      return { ...caller, sessionId: null, program: { tokenId, scopes }, isProven: false };
    },

    noteChange: (userId) => {
      changes += 1;
      if (userId === null) changedAt = performance.now();
      else remembered.delete(userId);
    },

    start: async (listen) => {
      stopListening = await listen({
        channels: {
          [CHANNEL]: (userId) => {
            changes += 1;
            if (userId === '') remembered.clear();
            else remembered.delete(userId);
          },
        },
        onMissed: () => {
          changes += 1;
          remembered.clear();
        },
        onHeard: (until) => {
          heardUntil = until;
        },
      });
    },
    stop: async () => stopListening?.(),
  };
}

const hasSuspensionEnded = ({ suspendedUntil }: Caller) => suspendedUntil !== null && suspendedUntil <= new Date();
