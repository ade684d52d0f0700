/** What a device signs to prove that it holds a passkey now. */
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type Failure, notFound } from '#platform/server/http/failure.ts';
import { MINUTE_MS } from '#platform/shared/moment.ts';
import type { AuthNeeds } from '../needs.ts';
import { insertChallenge, takeChallenge } from './passkeys.repository.ts';

/** Also how long browsers wait for the person. */
export const CHALLENGE_MS = 10 * MINUTE_MS;
const CHALLENGE_BYTES = 32;

type PasskeyConfig = Pick<AuthNeeds['config'], 'passkeyHost' | 'publicOrigin'>;

/** What answers have to be for. @throws {Failure} 404 where browsers refuse passkeys. */
export function relyingPartyOf({ passkeyHost, publicOrigin }: PasskeyConfig): { id: string; origin: string } {
  if (passkeyHost === null) throw noPasskeys();
  return { id: passkeyHost, origin: publicOrigin };
}

const noPasskeys = (): Failure => notFound(say('auth.passkeys.notHere'));

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest();

/** @param userId who adds a passkey; null for a login. */
export async function makePasskeyChallenge(db: Db, userId: string | null): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  await insertChallenge(db, { hash: hashOf(challenge), userId, lifetimeMs: CHALLENGE_MS });
  return challenge;
}

const clientData = z.object({ challenge: z.string() });

/** @returns the challenge of an answer, which is now used; null if it was used before, has expired or isn't ours. */
export async function takePasskeyChallenge(
  db: Db,
  clientDataJson: string,
  userId: string | null,
): Promise<string | null> {
  const parsed = clientData.safeParse(decoded(clientDataJson));
  if (!parsed.success) return null;
  const { challenge } = parsed.data;
  return (await takeChallenge(db, hashOf(challenge), userId)) ? challenge : null;
}

function decoded(clientDataJson: string): unknown {
  try {
    return JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
