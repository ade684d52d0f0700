/** Codes that an app makes from a shared secret and the time (RFC 6238): six digits, SHA-1, a new one every 30 seconds. */
import { createHmac } from 'node:crypto';
import { areEqualSecrets } from '#platform/server/equal-secrets.ts';

const STEP_MS = 30_000;
const DIGITS = 6;
/** How far clocks may differ. */
const TOLERATED_STEPS = 1;
/** How far off a clock is recognized as the cause, five minutes. Each step more would help someone who guesses. */
const RECOGNIZED_STEPS = 10;
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export type CodeVerdict =
  /** `step` is to be kept, so that neither this code nor an earlier one is accepted again. */
  { is: 'right'; step: number } | { is: 'used' | 'mistimed' | 'wrong' };

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** @param lastStep of the last accepted code. @param now in milliseconds. */
export function judgeAppCode(
  secret: Buffer,
  code: string,
  { lastStep, now }: { lastStep: number; now: number },
): CodeVerdict {
  const current = stepAt(now);
  const matches = (step: number) => areEqualSecrets(code, codeOf(secret, step));
  for (let distance = 0; distance <= RECOGNIZED_STEPS; distance += 1) {
    const step = [current - distance, current + distance].find(matches);
    if (step === undefined) continue;
    if (step === lastStep || (step < lastStep && distance <= TOLERATED_STEPS)) return { is: 'used' };
    return distance <= TOLERATED_STEPS ? { is: 'right', step } : { is: 'mistimed' };
  }
  return { is: 'wrong' };
}

/** The number of whole steps since 1970. */
export const stepAt = (now: number): number => Math.floor(now / STEP_MS);

export function codeOf(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Without padding; for a length that is a multiple of five bytes. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE_32.charAt(Number.parseInt(five, 2))).join('');
}
