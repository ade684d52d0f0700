import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '#platform/server/config/config.ts';
import type { StoreConfig } from '#platform/server/config/store-config.ts';
import { createS3Storage } from '#platform/server/storage/s3/s3-storage.ts';
import { addressIn, STORE_LIMITS, type StoreLimits } from '#platform/server/storage/s3/store-client.ts';
import { isOutOfSpace, type Storage, StorageUnavailableError } from '#platform/server/storage/storage.ts';
import { type FileStore, startFileStore, startFixedStore } from '../../support/file-store.ts';

const FILE_BYTES = 400_000;
/** For requests that should fail; on a busy machine, successful ones could take as long. */
const IMPATIENT = { ...STORE_LIMITS, answerMs: 300, stallMs: 300, retryMs: 100 };
/** How long a silence must last to be noticed, where the same storage succeeds afterwards. */
const NOTICED_MS = 1_000;

const folder = mkdtempSync(join(tmpdir(), 'groundswell-outages-'));
let store: FileStore;
let storage: Storage;
let workFolder: string;
const content = randomBytes(FILE_BYTES);

beforeAll(async () => {
  store = await startFileStore();
  storage = createS3Storage(store.config, folder);
  workFolder = await storage.makeTemporaryFolder();
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function take(key: string, into = storage): Promise<void> {
  const path = join(workFolder, 'file');
  writeFileSync(path, content);
  return into.put(key, path);
}

/** A storage with its own connections, so that its next connection is the one that breaks. */
const connect = (limits: Partial<StoreLimits> = {}) =>
  createS3Storage(store.config, folder, { ...STORE_LIMITS, ...limits });

async function read(key: string, from = storage): Promise<Buffer | null> {
  const found = await from.find(key);
  return found && buffer(found.read());
}

describe('a store that breaks', () => {
  it.each(['cut', 'silent'] as const)('in the middle of an upload gets the file again, whole: %s', async (how) => {
    store.interruptNext('up', FILE_BYTES / 2, how);
    await take(`aa/${how}/document.pdf`, connect({ answerMs: how === 'silent' ? NOTICED_MS : STORE_LIMITS.answerMs }));
    expect(await read(`aa/${how}/document.pdf`)).toEqual(content);
  });

  it.each(['cut', 'silent'] as const)('in the middle of a download fails it, never ends it early: %s', async (how) => {
    await take('bb/down/document.pdf');
    store.interruptNext('down', FILE_BYTES / 2, how);
    await expect(read('bb/down/document.pdf', connect(IMPATIENT))).rejects.toThrow();
    expect(await read('bb/down/document.pdf')).toEqual(content);
  });

  it('isn’t blamed for a slow reader', async () => {
    await take('bb/slow/document.pdf');
    const reading = (await connect({ stallMs: NOTICED_MS }).find('bb/slow/document.pdf'))?.read();
    // This takes as long as the client waits for a silent store.
    store.interruptNext('down', FILE_BYTES / 2, 'silent');
    await expect(read('bb/slow/document.pdf', connect({ stallMs: NOTICED_MS + 100 }))).rejects.toThrow();
    expect(reading && (await buffer(reading))).toEqual(content);
  });

  it('is said to be away while it takes no connection, and serves again after', async () => {
    await take('cc/away/document.pdf');
    const impatient = connect(IMPATIENT);
    store.setUnavailable(true);
    await expect(take('cc/new/document.pdf', impatient)).rejects.toThrow(StorageUnavailableError);
    await expect(impatient.find('cc/away/document.pdf')).rejects.toThrow(StorageUnavailableError);
    await expect(impatient.removeFolder('cc/away')).rejects.toThrow(StorageUnavailableError);
    await expect(impatient.check()).rejects.toThrow(StorageUnavailableError);
    store.setUnavailable(false);
    expect(await read('cc/away/document.pdf')).toEqual(content);
    expect(await read('cc/new/document.pdf')).toBe(null);
  });
});

describe('a store that refuses', () => {
  it.each<[string, Partial<StoreConfig>, RegExp]>([
    ['an unknown bucket', { bucket: 'another' }, /STORAGE_URL: there is no bucket another/],
    ['an unknown key', { accessKey: 'SOMEONE' }, /STORAGE_ACCESS_KEY: /],
    ['a wrong secret', { secretKey: 'a guess' }, /STORAGE_SECRET_KEY: /],
  ])('%s says which variable is wrong, without its secret', async (_name, wrong, says) => {
    const refused = createS3Storage({ ...store.config, ...wrong }, folder);
    const error = await refused.check().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toMatch(says);
    expect(String(error)).not.toContain('a guess');
    await expect(refused.find('aa/none/480.webp')).rejects.toThrow(StorageUnavailableError);
    await expect(take('aa/none/480.webp', refused)).rejects.toThrow(StorageUnavailableError);
  });

  it('because it is full says so', async () => {
    const full = await startFixedStore(507, '<Error><Code>XMinioStorageFull</Code></Error>');
    const storageThere = createS3Storage({ ...store.config, endpoint: full.endpoint }, folder);
    const error = await take('aa/full/480.webp', storageThere).catch((caught: unknown) => caught);
    expect(isOutOfSpace(error)).toBe(true);
    await full.close();
  });

  it('because it is busy is asked again', async () => {
    const busy = await startFixedStore(503, '<Error><Code>SlowDown</Code></Error>');
    const storageThere = createS3Storage({ ...store.config, endpoint: busy.endpoint }, folder);
    await expect(storageThere.find('aa/busy/480.webp')).rejects.toThrow(StorageUnavailableError);
    expect(busy.requestCount()).toBe(3);
    await busy.close();
  });
});

it('a store that knows no ranges has its file sent whole', async () => {
  const simple = await startFixedStore(200, 'the whole file');
  const storageThere = createS3Storage({ ...store.config, endpoint: simple.endpoint }, folder);
  const found = await storageThere.find('aa/simple/480.webp', { first: 4, end: 8 });
  expect(found).toMatchObject({ range: null, bytes: 14 });
  expect(found && (await buffer(found.read())).toString()).toBe('the whole file');
  await simple.close();
});

it.each([
  [true, 'https://files.example:9000/photos/a/b.webp?marker=a%2Fb'],
  [false, 'https://photos.files.example:9000/a/b.webp?marker=a%2Fb'],
])('the bucket is in the path or in the host’s name: %s', (isPathStyle, address) => {
  const endpoint = new URL('https://files.example:9000');
  const there = { ...store.config, bucket: 'photos', endpoint, isPathStyle };
  expect(addressIn(there, 'a/b.webp', { marker: 'a/b' }).href).toBe(address);
});
