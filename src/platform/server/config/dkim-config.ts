/** The key that emails are signed with, so that receivers know whose they are (RFC 6376). */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

export interface DkimConfig {
  /** Names the key among those of the domain. */
  selector: string;
  /** In PEM. */
  privateKey: string;
  /** As the record in DNS has it. */
  publicKey: string;
  /** When its file was last written. */
  since: Date;
}

const MIN_BITS = 1024;

/** @returns null if the file isn't a private RSA key in PEM, which is the only kind that every receiver knows. */
export function readDkimKey(file: string, selector: string): DkimConfig | null {
  try {
    const privateKey = readFileSync(file, 'utf8');
    const key = createPrivateKey(privateKey);
    if (key.asymmetricKeyType !== 'rsa' || bitsOf(key) < MIN_BITS) return null;
    const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
    return { selector, privateKey, publicKey, since: statSync(file).mtime };
  } catch {
    // Missing, unreadable or something else: the message is the same.
    return null;
  }
}

const bitsOf = (key: KeyObject): number => key.asymmetricKeyDetails?.modulusLength ?? 0;
