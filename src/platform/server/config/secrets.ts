/** Signing keys, derived from the operator's secret or from one kept in the data folder. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

const SECRET_BYTES = 32;

/** The key that signs and seals. Those after it, of the secret before, are only accepted. */
export type KeyRing = readonly [Buffer, ...Buffer[]];

export interface Keys {
  accessTokens: KeyRing;
  antiForgery: KeyRing;
  credentials: KeyRing;
  cursors: KeyRing;
  devices: KeyRing;
  externalSignIns: KeyRing;
  factors: KeyRing;
  media: KeyRing;
  proofs: KeyRing;
  push: KeyRing;
  unsubscribing: KeyRing;
  webhooks: KeyRing;
}

export function readKeys({
  tokenSecret,
  tokenSecretBefore,
  dataDir,
}: Pick<Config, 'tokenSecret' | 'tokenSecretBefore' | 'dataDir'>): Keys {
  const secret = tokenSecret ?? readOrCreateSecret(dataDir);
  const keyOf = (from: Buffer, purpose: string) => createHmac('sha256', from).update(purpose).digest();
  const derive = (purpose: string): KeyRing => [
    keyOf(secret, purpose),
    ...(tokenSecretBefore === null ? [] : [keyOf(tokenSecretBefore, purpose)]),
  ];
  return {
    accessTokens: derive('access tokens'),
    antiForgery: derive('anti-forgery'),
    credentials: derive('credentials'),
    cursors: derive('cursors'),
    devices: derive('devices'),
    externalSignIns: derive('external sign-ins'),
    factors: derive('factors'),
    media: derive('media'),
    proofs: derive('proofs of work'),
    push: derive('push'),
    unsubscribing: derive('unsubscribing'),
    webhooks: derive('webhooks'),
  };
}

export interface SecretInUse {
  value: Buffer;
  /** Whether the server made it, so that it's nowhere else. */
  isOurs: boolean;
  /** When the server made it; null for the environment's. */
  since: Date | null;
}

/** @returns null before the first start. */
export function readSecretInUse({ tokenSecret, dataDir }: Pick<Config, 'tokenSecret' | 'dataDir'>): SecretInUse | null {
  if (tokenSecret) return { value: tokenSecret, isOurs: false, since: null };
  const path = secretPathIn(dataDir);
  return existsSync(path) ? { value: readSecret(path), isOurs: true, since: statSync(path).mtime } : null;
}

/** Puts a secret where the server looks for its own; the caller has made sure that there is none. */
export function keepSecret(dataDir: string, secret: Buffer): void {
  mkdirSync(dataDir, { recursive: true });
  writeSecret(secretPathIn(dataDir), secret);
}

const secretPathIn = (dataDir: string) => join(dataDir, 'token-secret');

function readOrCreateSecret(dataDir: string): Buffer {
  const path = secretPathIn(dataDir);
  if (existsSync(path)) {
    const kept = readSecret(path);
    if (kept.length >= SECRET_BYTES) return kept;
    // A truncated or empty secret could be guessed.
    rmSync(path);
  }
  mkdirSync(dataDir, { recursive: true });
  writeSecret(path, randomBytes(SECRET_BYTES));
  return readSecret(path);
}

const readSecret = (path: string) => Buffer.from(readFileSync(path, 'utf8'), 'base64');

/** Atomic, even if the process is killed. If several start at once, the first one's secret is used by all. */
function writeSecret(path: string, secret: Buffer): void {
  const aside = `${path}.${randomUUID()}`;
  writeFileSync(aside, secret.toString('base64'), { mode: 0o600 });
  try {
    linkSync(aside, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(aside);
  }
}
