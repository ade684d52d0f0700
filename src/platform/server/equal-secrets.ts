/** Compares secrets in constant time. */
import { timingSafeEqual } from 'node:crypto';

/** Takes the same time wherever two texts of one length differ, so that timing doesn't reveal a secret bit by bit. */
export function areEqualSecrets(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
