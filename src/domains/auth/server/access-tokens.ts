/** Short-lived, signed access tokens. */
import { errors, jwtVerify, SignJWT } from 'jose';
import { tokenExpired, tokenInvalid } from '#platform/http/failure.ts';

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
const SESSION_AUDIENCE = 'groundswell';
const VERIFICATION_AUDIENCE = 'groundswell:verify';
/** Tolerated clock skew between processes. */
const CLOCK_TOLERANCE_S = 60;

export function createAccessTokens(secret: Buffer, lifetimeSeconds: number): AccessTokens {
  // Imported once; jose would import a raw key on every request.
  const importing = crypto.subtle.importKey('raw', new Uint8Array(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
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
        .sign(await importing);
      return { accessToken, expiresAt: new Date(expiresAt * 1000) };
    },
    verify: async (accessToken) => readHolder(accessToken, await importing),
  };
}

async function readHolder(accessToken: string, key: CryptoKey): Promise<TokenHolder> {
  const { payload } = await jwtVerify(accessToken, key, {
    algorithms: [ALGORITHM],
    audience: [SESSION_AUDIENCE, VERIFICATION_AUDIENCE],
    requiredClaims: ['sub', 'iat', 'exp'],
  }).catch((error) => {
    if (error instanceof errors.JWTExpired) throw tokenExpired();
    // Anything else, such as a key that can't be used, is our fault: people stay logged in.
    throw error instanceof errors.JOSEError ? tokenInvalid() : error;
  });
  const { sub, sid, aud, iat = 0 } = payload;
  if (!sub || iat > Date.now() / 1000 + CLOCK_TOLERANCE_S) throw tokenInvalid();
  if (aud === VERIFICATION_AUDIENCE) return { userId: sub, sessionId: null };
  if (typeof sid !== 'string') throw tokenInvalid();
  return { userId: sub, sessionId: sid };
}
