/** Keys for signing: derived from the operator's secret, or from one that this machine keeps in its data folder. */
import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

export interface Keys {
  accessTokens: Buffer;
  antiForgery: Buffer;
  cursors: Buffer;
  devices: Buffer;
  media: Buffer;
  unsubscribing: Buffer;
}

export function readKeys(config: Pick<Config, 'tokenSecret' | 'dataDir'>): Keys {
  const secret = config.tokenSecret ?? readOrMakeSecret(config.dataDir);
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

function readOrMakeSecret(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'token-secret');
  try {
    writeFileSync(path, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!exists) throw error;
  }
  return Buffer.from(readFileSync(path, 'utf8'), 'base64');
}
