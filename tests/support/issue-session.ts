/**
 * Creates sessions on servers of this process as the login does, without a call: hundreds of tests need someone
 * logged in, and the login has its own tests.
 */

import { findAccount } from '#domains/auth/server/accounts.repository.ts';
import { presentSession } from '#domains/auth/server/present.ts';
import { createAccessTokens } from '#domains/auth/server/sessions/access-tokens.ts';
import { beginSession } from '#domains/auth/server/sessions/begin-session.ts';
import type { Session } from '#generated/types.gen.ts';
import type { Config } from '#platform/server/config/config.ts';
import { readKeys } from '#platform/server/config/secrets.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type Client, createClient } from './client.ts';

interface SessionIssuer {
  begin(db: Db, userId: string): Promise<Session>;
  /** The anti-forgery cookies of a first response. */
  getCookies(): Promise<ReadonlyMap<string, string>>;
}

const issuers = new Map<string, SessionIssuer>();

/** @returns a function that forgets the server, whose port may be reused. */
export function registerSessionIssuer(origin: string, config: Config): () => void {
  const accessTokens = createAccessTokens(readKeys(config).accessTokens, config.accessTokenSeconds);
  let cookies: Promise<ReadonlyMap<string, string>> | undefined;
  issuers.set(origin, {
    begin: (db, userId) =>
      db.transaction().execute(async (tx) => {
        const account = await findAccount(tx, userId);
        if (!account) throw new Error('Nobody has this account');
        return presentSession(await beginSession({ accessTokens, config }, tx, userId, null), account);
      }),
    getCookies: () => (cookies ??= firstCookies(origin)),
  });
  return () => issuers.delete(origin);
}

async function firstCookies(origin: string): Promise<ReadonlyMap<string, string>> {
  const visitor = createClient(origin);
  await visitor.get('/users/view');
  return visitor.cookies;
}

/** @returns null for a server in another process, or one that a test started without `registerSessionIssuer`. */
export async function issueSession(
  origin: string,
  db: Db,
  userId: string,
): Promise<{ client: Client; session: Session } | null> {
  const issuer = issuers.get(origin);
  if (!issuer) return null;
  const client = createClient(origin);
  for (const [name, value] of await issuer.getCookies()) client.cookies.set(name, value);
  const session = await issuer.begin(db, userId);
  client.token = session.accessToken;
  return { client, session };
}
