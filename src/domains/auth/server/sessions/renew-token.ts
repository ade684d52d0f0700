/** Renewing a session by its single-use refresh token. Reuse of a spent token ends the session. */

import { bearerToken } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { type Failure, tokenExpired, tokenInvalid, tokenMissing } from '#platform/server/http/failure.ts';
import { findAccount } from '../accounts.repository.ts';
import { userAgentOf } from '../device-texts.ts';
import type { AuthNeeds } from '../needs.ts';
import { presentSession } from '../present.ts';
import { hashSecret } from '../secrets.ts';
import { issueTokens } from './begin-session.ts';
import {
  findLiveFamily,
  findRefreshTokenForUpdate,
  markSessionEnded,
  type RefreshTokenState,
  spendRefreshToken,
} from './sessions.repository.ts';

/** Grace period in which a spent token works once more: two tabs, or a lost response. */
const GRACE_SECONDS = 10;

type Needs = Pick<AuthNeeds, 'config' | 'db' | 'limits' | 'accessTokens'>;

/** @throws {Failure} 401 for a refresh token that is someone else's, expired or spent. */
export const renewToken: Call<'renewToken', Needs> = async (needs, request) => {
  const { db, limits } = needs;
  const userId = request.params.id;
  const refreshToken = bearerToken(request);
  if (!refreshToken) throw tokenMissing();
  const hash = hashSecret(refreshToken);
  await limits.takeProven('renewToken', request, await findLiveFamily(db, hash, userId));
  // Returned rather than thrown, so that ending the session is committed.
  const outcome = await db.transaction().execute(async (tx) => {
    const token = await findRefreshTokenForUpdate(tx, hash);
    if (!token || token.userId !== userId || token.isEnded) return { refusal: tokenInvalid() };
    const { sessionId } = token;
    const refusal = refuse(token);
    if (refusal && wasMisused(token)) await markSessionEnded(tx, sessionId);
    if (refusal) return { refusal };
    await spendRefreshToken(tx, hash, { sessionId, userAgent: userAgentOf(request) });
    const account = await findAccount(tx, userId);
    if (!account) return { refusal: tokenInvalid() };
    return { tokens: await issueTokens(needs, tx, { userId, sessionId }), account };
  });
  if (outcome.refusal) throw outcome.refusal;
  return ok('Session renewed.', presentSession(outcome.tokens, outcome.account));
};

function refuse(token: RefreshTokenState): Failure | null {
  if (wasMisused(token)) return tokenInvalid();
  return token.isExpired ? tokenExpired() : null;
}

function wasMisused({ secondsSinceSpent }: RefreshTokenState): boolean {
  return secondsSinceSpent !== null && secondsSinceSpent > GRACE_SECONDS;
}
