/** Secrets that are handed out once; only their hashes are stored. */
import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

export function makeSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

/** A fast hash is enough for 256 random bits. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
