import type { Db } from '#platform/server/db/database.ts';
import { Failure } from '#platform/server/http/failure.ts';
import type { AccessTokens, TokenHolder } from './access-tokens.ts';
import { findLiveOwners } from './sessions.repository.ts';

/** For open streams: which tokens are valid and belong to a live session. Checks all in one query. */
export async function findValidTokens(
  { db, accessTokens }: { db: Db; accessTokens: AccessTokens },
  tokens: readonly string[],
): Promise<Set<string>> {
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
}

function refusedAsNull(error: unknown): null {
  if (error instanceof Failure) return null;
  throw error;
}
