/**
 * File addresses. Those of private files are signed and expire; the expiry is rounded to the hour, so that browsers can
 * revalidate what they have. A file that is hidden is signed as such, for its owner and admins: the addresses that
 * others were given before lead nowhere from then on.
 */

import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { KeyRing } from '#platform/server/config/secrets.ts';
import { areEqualSecrets } from '#platform/server/equal-secrets.ts';
import { ExpiringCache } from '#platform/server/expiring-cache.ts';
import { HOUR_S } from '#platform/shared/moment.ts';

export const MEDIA_ROUTE = '/media/:id/:file';
const DOCUMENT = 'document.pdf';
/** Up to one of these hours has already passed. */
const HOURS_VALID = 2;
/**
 * The size of the cache of signatures. Lists show the same files again, with the same signatures until the hour ends.
 */
const MAX_SIGNED = 2_000;

export interface Signature {
  expires?: string;
  signature?: string;
}

export const pictureFile = (width: number): string => `${width}.webp`;
export const DOCUMENT_FILE = DOCUMENT;

export const isDocumentFile = (file: string): boolean => file === DOCUMENT;
export const isMediaFile = (file: string): boolean => file === DOCUMENT || /^[1-9]\d{0,4}\.webp$/.test(file);
export const isMediaId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

export const mediaPath = (id: string, file: string): string => `/media/${id}/${file}`;

export const pictureAddress = (id: string, width: number): string => mediaPath(id, pictureFile(width));

/** The last digits of an id are random, so folders fill evenly. */
export const storageFolder = (id: string): string => `${id.slice(-2)}/${id}`;
export const storageKey = (id: string, file: string): string => `${storageFolder(id)}/${file}`;

export interface MediaSigner {
  /** What to append to the paths of a file. */
  sign(file: SignedFile): string;
  /** @returns null if the signature is invalid or has expired; otherwise whether the file was hidden when signed. */
  read(id: string, given: Signature): Pick<SignedFile, 'isHidden'> | null;
}

export interface SignedFile {
  id: string;
  isHidden: boolean;
}

export function createMediaSigner(keys: KeyRing, now: () => number = Date.now): MediaSigner {
  // Passed as bytes, a key would be converted into an object for every signature.
  const [current, ...before] = keys;
  const signingKey = createSecretKey(current);
  const accepted = [signingKey, ...before.map((key) => createSecretKey(key))];
  const signed = new ExpiringCache<string, { expires: string; query: string }>({ max: MAX_SIGNED });
  return {
    sign: (file) => {
      const key = `${file.isHidden}:${file.id}`;
      const hour = Math.floor(now() / 1000 / HOUR_S);
      const expires = String((hour + HOURS_VALID) * HOUR_S);
      const before = signed.get(key);
      if (before?.expires === expires) return before.query;
      const query = `?expires=${expires}&signature=${signatureOf(signingKey, file, expires)}`;
      signed.set(key, { expires, query });
      return query;
    },
    read: (id, { expires, signature }) => {
      if (!expires || !signature || Number(expires) <= now() / 1000) return null;
      const signedAs = [{ isHidden: false }, { isHidden: true }];
      const isSignedAs = (as: (typeof signedAs)[number]) =>
        accepted.some((key) => areEqualSecrets(signature, signatureOf(key, { id, ...as }, expires)));
      return signedAs.find(isSignedAs) ?? null;
    },
  };
}

const signatureOf = (key: KeyObject, { id, isHidden }: SignedFile, expires: string) =>
  createHmac('sha256', key)
    .update(`${id}\n${expires}${isHidden ? '\nhidden' : ''}`)
    .digest('base64url');
