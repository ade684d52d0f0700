/** Who makes a call: the holder of its access token, as the database knows them. */

import type { Db } from '#platform/server/db/database.ts';
import { runPiggybacked } from '#platform/server/db/piggybacked-query.ts';
import { ExpiringCache } from '#platform/server/expiring-cache.ts';
import type { AssumeCaller, Caller, Identify } from '#platform/server/http/caller.ts';
import { tokenInvalid } from '#platform/server/http/failure.ts';
import type { AccessTokens } from './access-tokens.ts';
import { callerIn, callerQuery, findCaller } from './sessions.repository.ts';

const CALLERS_KNOWN = 2_000;

export interface Callers {
  identify: Identify;
  assume: AssumeCaller;
}

export function createCallers({ db, accessTokens }: { db: Db; accessTokens: AccessTokens }): Callers {
  const lastCallers = new ExpiringCache<string, Caller>({ max: CALLERS_KNOWN });
  const note = (accessToken: string, caller: Caller | null | undefined): Caller => {
    if (!caller) {
      lastCallers.delete(accessToken);
      throw tokenInvalid();
    }
    lastCallers.set(accessToken, caller);
    return caller;
  };

  return {
    identify: async (accessToken) => {
      const caller = await findCaller(db, await accessTokens.verify(accessToken));
      return note(accessToken, caller);
    },

    assume: async (accessToken) => {
      const { userId, sessionId } = await accessTokens.verify(accessToken);
      const caller = lastCallers.get(accessToken);
      if (!caller || sessionId === null) return null;
      const holder = { userId, sessionId };
      const confirm = async <T>(read: () => Promise<T>) => {
        const { outcome, answer } = await runPiggybacked(callerQuery(holder), read);
        const found = answer === undefined ? await findCaller(db, holder) : callerIn(holder, answer);
        return { outcome, caller: note(accessToken, found) };
      };
      return { caller, confirm };
    },
  };
}
