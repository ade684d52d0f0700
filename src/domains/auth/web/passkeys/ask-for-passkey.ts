/** Asks the browser for a passkey, in its own dialog or among what it fills in. */
import { beginPasskeyLogin } from '#generated/auth/beginPasskeyLogin.gen.ts';
import type { PasskeyAnswer } from '#generated/types.gen.ts';
import { isRefusedFor } from '#platform/browser/calls/api-error.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';

/** Before the challenge expires, after which an answer would be refused. */
const RENEWED_AFTER_MS = 9 * 60_000;

/** @throws a DOMException if the person closes the dialog. */
export async function askForPasskey(
  options: Pick<CredentialRequestOptions, 'mediation' | 'signal'>,
): Promise<PasskeyAnswer> {
  const { data } = await beginPasskeyLogin();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(data.data);
  const credential = await navigator.credentials.get({ publicKey, ...options });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser gave no passkey.');
  const { id, response } = credential.toJSON();
  if (!('signature' in response)) throw new Error('The browser made a passkey instead of using one.');
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** Stays open where the browser offers none in forms. */
export async function awaitAutofill(signal: AbortSignal): Promise<PasskeyAnswer> {
  if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable())) return new Promise(() => {});
  for (;;) {
    try {
      const renewal = AbortSignal.timeout(RENEWED_AFTER_MS);
      return await askForPasskey({ mediation: 'conditional', signal: AbortSignal.any([signal, renewal]) });
    } catch (error) {
      if (signal.aborted || !(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
    }
  }
}

/** Rethrows the refusal, and has the device forget a passkey that was removed here, so that it isn't offered again. */
export async function forgetIfUnknown(refusal: unknown, passkey: PasskeyAnswer | undefined): Promise<never> {
  if (passkey && isRefusedFor(refusal, 'passkey_unknown')) await forgetPasskey(passkey.id);
  throw refusal;
}

/** No-op in browsers that can't. */
export async function forgetPasskey(credentialId: string): Promise<void> {
  if (!canUsePasskeys() || !('signalUnknownCredential' in PublicKeyCredential)) return;
  await PublicKeyCredential.signalUnknownCredential({ rpId: location.hostname, credentialId });
}
