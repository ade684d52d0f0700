import type { Config } from '#platform/server/config/config.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { makeSecret } from '../secrets.ts';
import type { AccessTokens } from './access-tokens.ts';
import { insertRefreshToken, insertSession } from './sessions.repository.ts';

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

interface SessionNeeds {
  accessTokens: AccessTokens;
  config: Pick<Config, 'refreshTokenSeconds'>;
}

export async function beginSession(
  needs: SessionNeeds,
  tx: Tx,
  userId: string,
  userAgent: string | null,
): Promise<SessionTokens> {
  return issueTokens(needs, tx, { userId, sessionId: await insertSession(tx, userId, userAgent) });
}

export async function issueTokens(
  { accessTokens, config }: SessionNeeds,
  tx: Tx,
  holder: { userId: string; sessionId: string },
): Promise<SessionTokens> {
  const { secret, hash } = makeSecret();
  const { sessionId } = holder;
  await insertRefreshToken(tx, { hash, sessionId, lifetimeSeconds: config.refreshTokenSeconds });
  return { ...(await accessTokens.sign(holder)), refreshToken: secret };
}
