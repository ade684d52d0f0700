import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { AuthNeeds } from '../needs.ts';
import { CHALLENGE_MS, makePasskeyChallenge, relyingPartyOf } from './passkey-challenges.ts';

/** Names no passkeys: the browser offers those that it has for this website. @throws {Failure} 404 where it refuses them. */
export const beginPasskeyLogin: Call<'beginPasskeyLogin', Pick<AuthNeeds, 'config' | 'db'>> = async ({
  config,
  db,
}) => {
  const { id } = relyingPartyOf(config);
  return ok('Choose a passkey.', {
    challenge: await makePasskeyChallenge(db, null),
    rpId: id,
    timeout: CHALLENGE_MS,
    userVerification: 'preferred',
  });
};
