/** Sessions and their single-use refresh tokens. Reuse of a spent token ends the session. */

import type { Db, Tx } from '#platform/db/database.ts';
import { runPiggybacked } from '#platform/db/piggybacked-query.ts';
import { ExpiringCache } from '#platform/expiring-cache.ts';
import type { AssumeCaller, Caller, FindValid, Identify } from '#platform/http/caller.ts';
import { Failure, tokenExpired, tokenInvalid } from '#platform/http/failure.ts';
import type { AccessTokens, TokenHolder } from './access-tokens.ts';
import { type Account, findAccount } from '../accounts.repository.ts';
import { hashSecret, makeSecret } from '../secrets.ts';
import {
  callerIn,
  callerQuery,
  endSession,
  findCaller,
  findLiveFamily,
  findLiveOwners,
  findRefreshTokenForUpdate,
  insertRefreshToken,
  insertSession,
  type RefreshTokenState,
  spendRefreshToken,
} from './sessions.repository.ts';

/** Grace period in which a spent token works once more: two tabs, or a lost response. */
const GRACE_SECONDS = 10;
const CALLERS_KNOWN = 2_000;

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

export interface Sessions {
  begin(tx: Tx, userId: string, userAgent: string | null): Promise<SessionTokens>;
  /** The session (token family) of this person's refresh token; null for any other token. */
  findFamily(userId: string, refreshToken: string): Promise<string | null>;
  /** @throws {Failure} 401 for a refresh token that is someone else's, expired or spent. */
  renew(
    userId: string,
    refreshToken: string,
    userAgent: string | null,
  ): Promise<{ tokens: SessionTokens; account: Account }>;
  end(sessionId: string): Promise<void>;
  identify: Identify;
  expect: AssumeCaller;
  /** Checks all tokens in one query. */
  findValid: FindValid;
}

interface SessionNeeds {
  db: Db;
  accessTokens: AccessTokens;
  refreshTokenSeconds: number;
}

export function createSessions({ db, accessTokens, refreshTokenSeconds }: SessionNeeds): Sessions {
  const issue = async (tx: Tx, userId: string, sessionId: string): Promise<SessionTokens> => {
    const { secret, hash } = makeSecret();
    await insertRefreshToken(tx, { hash, sessionId, lifetimeSeconds: refreshTokenSeconds });
    return { ...(await accessTokens.sign({ userId, sessionId })), refreshToken: secret };
  };

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
    begin: async (tx, userId, userAgent) => issue(tx, userId, await insertSession(tx, userId, userAgent)),

    findFamily: (userId, refreshToken) => findLiveFamily(db, hashSecret(refreshToken), userId),

    renew: async (userId, refreshToken, userAgent) => {
      const hash = hashSecret(refreshToken);
      // Returned rather than thrown, so that ending the session is committed.
      const outcome = await db.transaction().execute(async (tx) => {
        const token = await findRefreshTokenForUpdate(tx, hash);
        if (!token || token.userId !== userId || token.isEnded) return { refusal: tokenInvalid() };
        const refusal = refuse(token);
        if (refusal && wasMisused(token)) await endSession(tx, token.sessionId);
        if (refusal) return { refusal };
        await spendRefreshToken(tx, hash, { sessionId: token.sessionId, userAgent });
        const account = await findAccount(tx, userId);
        return account ? { tokens: await issue(tx, userId, token.sessionId), account } : { refusal: tokenInvalid() };
      });
      if (outcome.refusal) throw outcome.refusal;
      return outcome;
    },

    end: (sessionId) => endSession(db, sessionId),

    identify: async (accessToken) => {
      const caller = await findCaller(db, await accessTokens.verify(accessToken));
      return note(accessToken, caller);
    },

    expect: async (accessToken) => {
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

    findValid: async (tokens) => {
      const holders = await Promise.all(
        tokens.map(async (token) => ({ token, holder: await accessTokens.verify(token).catch(refusedAsNull) })),
      );
      const owners = await findLiveOwners(
        db,
        holders.flatMap(({ holder }) => holder?.sessionId ?? []),
      );
      const isValid = (holder: TokenHolder | null) =>
        holder?.sessionId != null && owners.get(holder.sessionId) === holder.userId;
      return new Set(holders.filter(({ holder }) => isValid(holder)).map(({ token }) => token));
    },
  };
}

function wasMisused({ secondsSinceSpent }: RefreshTokenState): boolean {
  return secondsSinceSpent !== null && secondsSinceSpent > GRACE_SECONDS;
}

function refuse(token: RefreshTokenState): Failure | null {
  if (wasMisused(token)) return tokenInvalid();
  return token.isExpired ? tokenExpired() : null;
}

function refusedAsNull(error: unknown): null {
  if (error instanceof Failure) return null;
  throw error;
}
