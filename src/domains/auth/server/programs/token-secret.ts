/** The text of a program's token: `gsw_`, 160 random bits and a checksum, by which scanners recognise a leaked one. */
import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { PROGRAM_TOKEN_PREFIX } from '#platform/server/http/caller.ts';
import { hashSecret } from '../secrets.ts';

const SECRET_BYTES = 20;
const ENDING_LENGTH = 4;

export function makeTokenSecret(): { secret: string; hash: Buffer; ending: string } {
  const unchecked = PROGRAM_TOKEN_PREFIX + randomBytes(SECRET_BYTES).toString('hex');
  const secret = unchecked + checksumOf(unchecked);
  return { secret, hash: hashSecret(secret), ending: secret.slice(-ENDING_LENGTH) };
}

const checksumOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');
