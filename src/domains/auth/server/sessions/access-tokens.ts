/** Short-lived, signed access tokens. */
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from '#platform/server/config/secrets.ts';
import { ExpiringCache } from '#platform/server/expiring-cache.ts';
import { tokenExpired, tokenInvalid } from '#platform/server/http/failure.ts';

export interface TokenHolder {
  userId: string;
  /** Null for a login with an unverified email address: its token only allows the verification calls. */
  sessionId: string | null;
}

export interface AccessTokens {
  sign(holder: TokenHolder): Promise<{ accessToken: string; expiresAt: Date }>;
  /** @throws {Failure} 401 "Token Expired" or, for any other fault of the token, "Token Invalid". */
  verify(accessToken: string): Promise<TokenHolder>;
}

const ALGORITHM = 'HS256';
/** The length of 32 bytes in base64url. */
const SIGNATURE_LENGTH = 43;
const SESSION_AUDIENCE = 'groundswell';
const VERIFICATION_AUDIENCE = 'groundswell:verify';
/** Tolerated clock skew between processes. */
const CLOCK_TOLERANCE_S = 60;
/** The size of the cache of verified tokens. A page sends the same token with every call. */
const TOKENS_KNOWN = 2_000;

interface ReadToken {
  holder: TokenHolder;
  /** In seconds since 1970. */
  expiresAt: number;
}

export function createAccessTokens(secrets: KeyRing, lifetimeSeconds: number): AccessTokens {
  // Imported once; jose would import a raw key on every request.
  const prepare = (secret: Buffer) => ({ key: createSecretKey(secret), importing: importKey(secret) });
  const [current, ...before] = secrets;
  const signing = prepare(current);
  const accepted = [signing, ...before.map(prepare)];
  // The content of a valid token never changes, so only its expiry is checked again.
  const known = new ExpiringCache<string, ReadToken>({ max: TOKENS_KNOWN });
  return {
    sign: async ({ userId, sessionId }) => {
      const issuedAt = Math.floor(Date.now() / 1000);
      const expiresAt = issuedAt + lifetimeSeconds;
      const accessToken = await new SignJWT(sessionId ? { sid: sessionId } : {})
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setAudience(sessionId ? SESSION_AUDIENCE : VERIFICATION_AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(await signing.importing);
      return { accessToken, expiresAt: new Date(expiresAt * 1000) };
    },
    verify: async (accessToken) => {
      const read = known.get(accessToken);
      if (read && read.expiresAt <= Date.now() / 1000) throw tokenExpired();
      if (read) return read.holder;
      // A key that can't be used is our fault, and must not make a token invalid.
      await signing.importing;
      const signed = accepted.find(({ key }) => isSigned(accessToken, key));
      if (!signed) throw tokenInvalid();
      const first = await readToken(accessToken, await signed.importing);
      known.set(accessToken, first);
      return first.holder;
    },
  };
}

const importKey = (secret: Buffer): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new Uint8Array(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

/**
 * Rejects forged tokens before jose sees them: its error has a stack trace, which takes longer to create than the whole
 * response. The signatures are compared as text, since binary ones would allocate memory that has to be
 * garbage-collected.
 */
function isSigned(accessToken: string, key: KeyObject): boolean {
  const end = accessToken.lastIndexOf('.');
  const given = Buffer.from(accessToken.slice(end + 1), 'latin1');
  if (given.length !== SIGNATURE_LENGTH) return false;
  const own = createHmac('sha256', key).update(accessToken.slice(0, end)).digest('base64url');
  return timingSafeEqual(given, Buffer.from(own, 'latin1'));
}

async function readToken(accessToken: string, key: CryptoKey): Promise<ReadToken> {
  const { payload } = await jwtVerify(accessToken, key, {
    algorithms: [ALGORITHM],
    audience: [SESSION_AUDIENCE, VERIFICATION_AUDIENCE],
    requiredClaims: ['sub', 'iat', 'exp'],
  }).catch((error) => {
    if (error instanceof errors.JWTExpired) throw tokenExpired();
    // Anything else, such as a key that can't be used, is our fault: people stay logged in.
    throw error instanceof errors.JOSEError ? tokenInvalid() : error;
  });
  const { sub, sid, aud, iat = 0, exp: expiresAt = 0 } = payload;
  if (!sub || iat > Date.now() / 1000 + CLOCK_TOLERANCE_S) throw tokenInvalid();
  if (aud === VERIFICATION_AUDIENCE) return { holder: { userId: sub, sessionId: null }, expiresAt };
  if (typeof sid !== 'string') throw tokenInvalid();
  return { holder: { userId: sub, sessionId: sid }, expiresAt };
}
