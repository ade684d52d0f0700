import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { NewPasskeyInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict, Failure, invalid } from '#platform/server/http/failure.ts';
import { getOwnAccount, getOwnAccountForUpdate } from '../accounts/own-account.ts';
import type { Account } from '../accounts.repository.ts';
import { nameDevice, userAgentOf } from '../device-texts.ts';
import { announceFactor } from '../factors/announce-factor.ts';
import { countRecoveryCodes } from '../factors/factors.repository.ts';
import { issueRecoveryCodes } from '../factors/issue-recovery-codes.ts';
import type { AuthNeeds } from '../needs.ts';
import { ALGORITHMS, MAX_PASSKEYS, tooManyPasskeys } from './begin-passkey.ts';
import { relyingPartyOf, takePasskeyChallenge } from './passkey-challenges.ts';
import { insertPasskey, listPasskeys, type StoredPasskey } from './passkeys.repository.ts';
import { presentPasskey } from './present-passkey.ts';
import { needsVerification } from './take-passkey.ts';

/** @throws {Failure} 409 for one that an account has or past the limit, 422 for an answer to something else. */
export const addPasskey: Call<'addPasskey', Pick<AuthNeeds, 'config' | 'db' | 'jobs'>> = async (
  { config, db, jobs },
  request,
) => {
  const { userId } = callerOf(request);
  const known = await getOwnAccount(db, userId);
  const made = await verifyMade({ config, db }, known, request.body);
  const name = nameDevice(userAgentOf(request)) ?? say('auth.passkeys.unnamed');
  const added = await db.transaction().execute(async (tx) => {
    // One after the other, so that their number holds.
    const account = await getOwnAccountForUpdate(tx, userId);
    if ((await listPasskeys(tx, userId)).length >= MAX_PASSKEYS) throw tooManyPasskeys();
    const passkey = await insertPasskey(tx, { ...made, userId, name });
    if (!passkey) throw conflict('already_exists', say('auth.passkeys.exists'));
    const hasCodes = (await countRecoveryCodes(tx, userId)) > 0;
    const recoveryCodes = hasCodes ? null : await issueRecoveryCodes(tx, userId);
    await announceFactor({ tx, jobs }, account, 'passkeyAdded');
    return { passkey: presentPasskey(passkey), recoveryCodes };
  });
  return ok('Passkey added.', added);
};

async function verifyMade(
  { config, db }: Pick<AuthNeeds, 'config' | 'db'>,
  account: Account,
  { id, clientDataJSON, attestationObject, transports = [] }: NewPasskeyInput,
): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>> {
  const site = relyingPartyOf(config);
  const challenge = await takePasskeyChallenge(db, clientDataJSON, account.id);
  if (challenge === null) throw invalid([{ field: 'clientDataJSON', message: say('auth.passkeys.expired') }]);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: needsVerification(account),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((cause: unknown) => {
    throw notMade(cause);
  });
  if (!registrationInfo) throw notMade();
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports,
  };
}

const notMade = (cause?: unknown): Failure =>
  new Failure(422, 'validation_failed', say('failures.fieldsNeedAttention'), {
    errors: [{ field: 'attestationObject', message: say('auth.passkeys.notMade') }],
    cause,
  });
