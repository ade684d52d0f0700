import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';
import { readKeys } from '#platform/server/config/secrets.ts';

let dataDir = '';
const secretFile = () => join(dataDir, 'token-secret');
const read = () => readKeys({ tokenSecret: null, tokenSecretBefore: null, dataDir }).accessTokens;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'groundswell-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('keeps a generated secret', () => {
  const made = read();
  expect(read()).toEqual(made);
  expect(readdirSync(dataDir)).toEqual(['token-secret']);
});

it.each(['', 'aGFsZg=='])('replaces a truncated one (%j)', (cutOff) => {
  writeFileSync(secretFile(), cutOff);
  const made = read();
  expect(made).not.toEqual(
    readKeys({ tokenSecret: Buffer.from(cutOff, 'base64'), tokenSecretBefore: null, dataDir }).accessTokens,
  );
  expect(Buffer.from(readFileSync(secretFile(), 'utf8'), 'base64')).toHaveLength(32);
  expect(read()).toEqual(made);
});

it.each(['correct horse battery staple correct horse battery staple', 'aGFsZg=='])('refuses %j as one', (secret) => {
  expect(() => readConfig({ TOKEN_SECRET: secret })).toThrow('TOKEN_SECRET: expected 32 random bytes or more');
});

it('accepts what the secret before signed, and no longer signs with it', () => {
  const [before, now] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const old = readKeys({ tokenSecret: before, tokenSecretBefore: null, dataDir });
  const changed = readKeys({ tokenSecret: now, tokenSecretBefore: before, dataDir });
  for (const [purpose, [signing, accepted, ...others]] of Object.entries(changed)) {
    expect(accepted, purpose).toEqual(old[purpose as keyof typeof old][0]);
    expect(signing, purpose).not.toEqual(accepted);
    expect(others).toEqual([]);
  }
});

it('asks for the new secret where only the one before is given', () => {
  const secret = Buffer.alloc(32, 1).toString('base64');
  expect(() => readConfig({ TOKEN_SECRET_BEFORE: secret })).toThrow('TOKEN_SECRET: expected the new secret');
});
