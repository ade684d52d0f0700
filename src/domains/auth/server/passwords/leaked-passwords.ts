/** Passwords known from leaks, which are tried first. One of 65,536 others is taken for one. */
import { LEAKED } from '#generated/leaked-passwords.gen.ts';
import { hasText, type XorFilter } from '#platform/server/xor-filter.ts';

const BYTES = Buffer.from(LEAKED.fingerprints, 'base64');
const FILTER: XorFilter = {
  seed: LEAKED.seed,
  fingerprints: Uint16Array.from({ length: BYTES.length / 2 }, (_, place) => BYTES.readUInt16LE(2 * place)),
};

/** In any spelling of its letters. */
export const isLeaked = (password: string): boolean => hasText(FILTER, password.normalize('NFKC').toLowerCase());
