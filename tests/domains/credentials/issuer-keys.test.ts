import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureIssuerKeys, rotateIssuerKeys, sealIssuerKeys } from '#domains/credentials/server/public.ts';
import type { KeyRing } from '#platform/server/config/secrets.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const needsWith = (...credentials: [Buffer, ...Buffer[]]) => ({
  db: server.database.db,
  keys: { credentials: credentials as KeyRing },
});
const published = async () =>
  ((await (await fetch(`${server.origin}/.well-known/jwks.json`)).json()) as { keys: { kid: string; alg: string }[] })
    .keys;

describe('the issuer’s keys', () => {
  it('are made at the first start, one of each algorithm', async () => {
    expect((await published()).map(({ alg }) => alg).toSorted()).toEqual(['ES256', 'EdDSA']);
  });

  it('are made once by processes that start at the same time', async () => {
    const needs = needsWith(randomBytes(32));
    await Promise.all(Array.from({ length: 4 }, () => ensureIssuerKeys(needs)));
    expect(await published()).toHaveLength(4);
    await ensureIssuerKeys(needs);
    expect(await published()).toHaveLength(4);
  });

  it('stay published when others sign, and can’t sign any more', async () => {
    const before = await published();
    await rotateIssuerKeys(needsWith(randomBytes(32)));
    const after = await published();
    expect(after.map(({ kid }) => kid)).toEqual(expect.arrayContaining(before.map(({ kid }) => kid)));
    expect(after).toHaveLength(before.length + 2);
    const { rows } = await server.database.run('select from credential_keys where sealed_private is not null', []);
    expect(rows).toHaveLength(2);
  });

  it('are sealed again with the current secret', async () => {
    const [old, current] = [randomBytes(32), randomBytes(32)];
    const rows = await rotateIssuerKeys(needsWith(old));
    expect((await sealIssuerKeys(needsWith(current))).unreadable).toHaveLength(2);
    expect(await sealIssuerKeys(needsWith(current, old))).toEqual({ sealed: 2, current: 0, unreadable: [] });
    expect(await sealIssuerKeys(needsWith(current))).toEqual({ sealed: 0, current: 2, unreadable: [] });
    expect((await ensureIssuerKeys(needsWith(current))).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });
});
