/** Tells a push service who sends: VAPID, RFC 8292. */
import { importJWK, SignJWT } from 'jose';
import type { PushKeys } from './push-keys.ts';

const LIFETIME = '12h';

export async function authorizationFor(endpoint: string, keys: PushKeys, subject: string): Promise<string> {
  const point = Buffer.from(keys.publicKey, 'base64url');
  const key = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: keys.privateKey,
    },
    'ES256',
  );
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(subject)
    .setExpirationTime(LIFETIME)
    .sign(key);
  return `vapid t=${token}, k=${keys.publicKey}`;
}
