/**
 * Solves a challenge as `contract/paths/auth/challenge.yaml` describes it. The browser derives keys on a thread of its
 * own, so the page stays responsive without a worker.
 */
import { getChallenge } from '#generated/auth/getChallenge.gen.ts';
import { toHex } from '#platform/shared/to-hex.ts';

/** Far more than any challenge takes. */
const MAX_COUNTER = 10_000;
const COUNTER_BYTES = 4;

/** @throws if the browser has no cryptography, such as at an address that isn't secure. */
export async function solveChallenge(): Promise<string> {
  const { data } = await getChallenge();
  const challenge = data.data;
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const bytes = fromHex(nonce);
  const password = new Uint8Array(bytes.length + COUNTER_BYTES);
  password.set(bytes);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations: cost };
  for (let counter = 0; counter <= MAX_COUNTER; counter += 1) {
    new DataView(password.buffer).setUint32(bytes.length, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = toHex(await crypto.subtle.deriveBits(derivation, key, keyLength * 8));
    if (derivedKey.startsWith(keyPrefix)) return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  }
  throw new Error('The challenge has no solution');
}

const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
