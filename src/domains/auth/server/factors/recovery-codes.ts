/** Codes for someone whose app is lost: sixteen characters, written in fours, without any that look alike. */
import { randomInt } from 'node:crypto';
import { hashSecret } from '../secrets.ts';

const COUNT = 10;
const LENGTH = 16;
const CHARACTERS = '0123456789abcdefghjkmnpqrstvwxyz';

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('');
    return code.match(/.{4}/g)?.join('-') ?? code;
  });
}

/** A fast hash is enough for 80 random bits. Null if it can't be a recovery code. */
export function hashRecoveryCode(code: string): Buffer | null {
  const tidy = code
    .toLowerCase()
    .replace(/[\s\p{Dash}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return tidy.length === LENGTH ? hashSecret(tidy) : null;
}
