/** Secrets that are handed out once and kept as their hash alone. */
import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

export function makeSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

/** A fast hash serves: 256 random bits cannot be guessed. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
