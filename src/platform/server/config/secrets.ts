/** Signing keys, derived from the operator's secret or from one kept in the data folder. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

const SECRET_BYTES = 32;

export interface Keys {
  accessTokens: Buffer;
  antiForgery: Buffer;
  cursors: Buffer;
  devices: Buffer;
  media: Buffer;
  unsubscribing: Buffer;
}

export function readKeys(config: Pick<Config, 'tokenSecret' | 'dataDir'>): Keys {
  const secret = config.tokenSecret ?? readOrCreateSecret(config.dataDir);
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
  return {
    accessTokens: derive('access tokens'),
    antiForgery: derive('anti-forgery'),
    cursors: derive('cursors'),
    devices: derive('devices'),
    media: derive('media'),
    unsubscribing: derive('unsubscribing'),
  };
}

function readOrCreateSecret(dataDir: string): Buffer {
  const path = join(dataDir, 'token-secret');
  if (existsSync(path)) {
    const kept = readSecret(path);
    if (kept.length >= SECRET_BYTES) return kept;
    // A truncated or empty secret could be guessed.
    rmSync(path);
  }
  mkdirSync(dataDir, { recursive: true });
  makeSecret(path);
  return readSecret(path);
}

const readSecret = (path: string) => Buffer.from(readFileSync(path, 'utf8'), 'base64');

/** Atomic, even if the process is killed. If several start at once, the first one's secret is used by all. */
function makeSecret(path: string): void {
  const aside = `${path}.${randomUUID()}`;
  writeFileSync(aside, randomBytes(SECRET_BYTES).toString('base64'), { mode: 0o600 });
  try {
    linkSync(aside, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(aside);
  }
}
