import { sayNameOf } from '#domains/people/model.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict, type Failure } from '#platform/server/http/failure.ts';
import { getOwnAccount } from '../accounts/own-account.ts';
import type { AuthNeeds } from '../needs.ts';
import { CHALLENGE_MS, makePasskeyChallenge, relyingPartyOf } from './passkey-challenges.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { needsVerification } from './take-passkey.ts';

/** EdDSA, ES256 and RS256, which together every device has one of. */
export const ALGORITHMS = [-8, -7, -257];
export const MAX_PASSKEYS = 20;

export const tooManyPasskeys = (): Failure => conflict('full', say('auth.passkeys.tooMany', { count: MAX_PASSKEYS }));

/** @throws {Failure} 404 where browsers refuse passkeys, 409 for an account that has twenty. */
export const beginPasskey: Call<'beginPasskey', Pick<AuthNeeds, 'config' | 'db'>> = async ({ config, db }, request) => {
  const { userId } = callerOf(request);
  const { id } = relyingPartyOf(config);
  const account = await getOwnAccount(db, userId);
  const passkeys = await listPasskeys(db, userId);
  if (passkeys.length >= MAX_PASSKEYS) throw tooManyPasskeys();
  return ok('Passkey begun.', {
    challenge: await makePasskeyChallenge(db, userId),
    rp: { id, name: config.appName },
    user: {
      id: Buffer.from(userId).toString('base64url'),
      name: account.email,
      displayName: sayNameOf(account),
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      type: 'public-key' as const,
      id: credentialId,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: needsVerification(account) ? 'required' : 'preferred',
    },
    attestation: 'none',
  });
};
