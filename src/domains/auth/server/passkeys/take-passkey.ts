/** Checks what a browser answered when it was asked for a passkey, once. */
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyAnswer } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type Account, findAccount } from '../accounts.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { relyingPartyOf, takePasskeyChallenge } from './passkey-challenges.ts';
import { findPasskeyForUpdate, markPasskeyUsed, type StoredPasskey } from './passkeys.repository.ts';

export type PasskeyTaken =
  /** `isVerified`: the device verified its owner, such as by a fingerprint. */
  | { is: 'right'; account: Account; isVerified: boolean }
  /** No account has it. */
  | { is: 'unknown'; reason: string }
  /** Why it wasn't taken, for the person. The account is that of the passkey. */
  | { is: 'refused'; reason: string; account: Account | undefined; cause?: unknown };

/** Whether the role's passkeys have to verify their owner. */
export const needsVerification = ({ role }: Pick<Account, 'role'>): boolean => role !== 'Member';

/** The challenge is used, whatever the outcome; nothing else changes unless the passkey is right. */
export async function takePasskey(
  { config, db }: Pick<AuthNeeds, 'config' | 'db'>,
  answer: PasskeyAnswer,
): Promise<PasskeyTaken> {
  const site = relyingPartyOf(config);
  const challenge = await takePasskeyChallenge(db, answer.clientDataJSON, null);
  if (challenge === null) return { is: 'refused', reason: say('auth.passkeys.expired'), account: undefined };
  return db.transaction().execute(async (tx) => {
    const passkey = await findPasskeyForUpdate(tx, answer.id);
    const account = passkey && (await findAccount(tx, passkey.userId));
    if (!passkey || !account) return { is: 'unknown', reason: say('auth.passkeys.unknown') };
    return judge(tx, { passkey, account, answer, challenge, site });
  });
}

interface Judged {
  passkey: StoredPasskey;
  account: Account;
  answer: PasskeyAnswer;
  challenge: string;
  site: { id: string; origin: string };
}

async function judge(tx: Tx, { passkey, account, answer, challenge, site }: Judged): Promise<PasskeyTaken> {
  const { id, clientDataJSON, authenticatorData, signature } = answer;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      credential: { id, publicKey: Uint8Array.from(passkey.publicKey), counter: passkey.counter },
    });
    if (!verified) return { is: 'refused', reason: say('auth.passkeys.wrong'), account };
    const { userVerified: isVerified, newCounter } = authenticationInfo;
    if (!isVerified && needsVerification(account)) {
      return { is: 'refused', reason: say('auth.passkeys.unverified'), account };
    }
    await markPasskeyUsed(tx, passkey.id, newCounter);
    return { is: 'right', account, isVerified };
  } catch (cause) {
    // Another website's answer, a counter that shows a copy of the passkey, or a malformed one.
    return { is: 'refused', reason: say('auth.passkeys.wrong'), account, cause };
  }
}
