import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepUploads } from '#domains/media/server/upload/store-uploads.ts';
import { ConfigError } from '#platform/server/config/config.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { type FileStore, startFileStore } from '../../support/file-store.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { MEBIBYTE, pdfFile, upload } from '../../support/uploads.ts';

const BUSY = { status: 503, code: 'unavailable', message: 'The service is busy. Try again in a moment.' };

let store: FileStore;
let server: TestServer;
let owner: Client;

beforeAll(async () => {
  store = await startFileStore();
  server = await startTestServer(store.env);
  owner = (await buildLoggedIn(server.origin, server.database.db)).client;
});
beforeEach(() => store.setUnavailable(false));
afterAll(async () => {
  await server.close();
  await store.close();
});

const send = (bytes = 2048) => upload(server.origin, owner, { files: [pdfFile('plan.pdf', bytes)] });
const countRows = async () => (await server.database.db.selectFrom('media').select('id').execute()).length;
const readiness = async () => {
  const response = await fetch(`${server.origin}/readyz`);
  return { status: response.status, body: await response.json() };
};

describe('while the store of files is away', () => {
  it('an upload is refused with 503, what is left of it is swept, and the next one works', async () => {
    const { db } = server.database;
    const before = await countRows();
    store.setUnavailable(true);
    const refused = await send();
    expect(refused).toMatchObject({ status: 503, body: BUSY });
    expect(await db.selectFrom('media').select('id').where('ready_at', 'is', null).execute()).toHaveLength(1);
    store.setUnavailable(false);
    await sql`update media set created_at = now() - interval '2 hours' where ready_at is null`.execute(db);
    await sweepUploads({ db, storage: await openStorage(server.config) });
    expect(await countRows()).toBe(before);
    expect((await send()).status).toBe(200);
  });

  it('a file is answered with 503, which nobody caches, and everything else goes on', async () => {
    const address = `${server.origin}${(await send()).body.data.media[0]?.url}`;
    store.setUnavailable(true);
    const refused = await fetch(address);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, null]);
    expect(await refused.json()).toMatchObject(BUSY);
    expect((await owner.get('/users/view')).status).toBe(200);
    await expect
      .poll(readiness, { timeout: 30_000 })
      .toEqual({ status: 200, body: { status: 'ready', storage: 'unavailable' } });
    store.setUnavailable(false);
    expect((await fetch(address)).status).toBe(200);
    await expect
      .poll(readiness, { timeout: 30_000 })
      .toEqual({ status: 200, body: { status: 'ready', storage: 'ready' } });
  });
});

it('a download that the store cuts is broken for the reader too', async () => {
  const address = `${server.origin}${(await send(5 * MEBIBYTE)).body.data.media[0]?.url}`;
  // Drops the connections that the upload used, since the download would reuse one.
  store.setUnavailable(true);
  store.setUnavailable(false);
  store.interruptNext('down', MEBIBYTE, 'cut');
  await expect(fetch(address).then((response) => response.arrayBuffer())).rejects.toThrow();
  expect((await (await fetch(address)).arrayBuffer()).byteLength).toBe(5 * MEBIBYTE);
});

describe('a start', () => {
  it('is refused with the variable’s name if the store refuses us', async () => {
    const started = startTestServer({ ...store.env, STORAGE_SECRET_KEY: 'a guess' });
    const error = await started.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toContain('STORAGE_SECRET_KEY: ');
  });

  it('isn’t ready before the store has answered', async () => {
    store.setUnavailable(true);
    const early = await startTestServer(store.env);
    const ask = async () => (await fetch(`${early.origin}/readyz`)).status;
    expect(await ask()).toBe(503);
    store.setUnavailable(false);
    await expect.poll(ask, { timeout: 30_000 }).toBe(200);
    await early.close();
  });
});
