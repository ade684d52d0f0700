import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '#platform/server/config/config.ts';
import { RangeNotSatisfiableError } from '#platform/server/storage/byte-range.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import { createS3Storage } from '#platform/server/storage/s3/s3-storage.ts';
import { STORE_LIMITS } from '#platform/server/storage/s3/store-client.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import { type FileStore, startFileStore } from '../../support/file-store.ts';

const KIBIBYTE = 1024;

describe.each(['a folder', 'a store'])('files in %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'groundswell-storage-'));
  let store: FileStore | null = null;
  let storage: Storage;
  let workFolder: string;

  beforeAll(async () => {
    store = kind === 'a store' ? await startFileStore() : null;
    storage = store
      ? createS3Storage(store.config, folder, { ...STORE_LIMITS, listPageSize: 2 })
      : createFolderStorage(folder);
  });
  beforeEach(async () => {
    workFolder = await storage.makeTemporaryFolder();
  });
  afterAll(async () => {
    await store?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function put(key: string, content: Buffer): Promise<string> {
    const path = join(workFolder, 'file');
    writeFileSync(path, content);
    await storage.put(key, path);
    return path;
  }

  async function read(key: string): Promise<Buffer | null> {
    const found = await storage.find(key);
    return found && buffer(found.read());
  }

  async function listed(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of storage.list()) keys.push(key);
    return keys;
  }

  it('come back as they were taken, and leave the work folder', async () => {
    const content = randomBytes(300 * KIBIBYTE);
    const path = await put('aa/one/480.webp', content);
    expect(existsSync(path)).toBe(false);
    const found = await storage.find('aa/one/480.webp');
    expect(found).toMatchObject({ bytes: content.length, range: null });
    expect(found && hashOf(await buffer(found.read()))).toBe(hashOf(content));
  });

  it('are missing before they are taken', async () => {
    expect(await storage.find('aa/none/480.webp')).toBe(null);
    expect(await storage.find('aa/none/480.webp', { first: 0, end: 1 })).toBe(null);
  });

  it.each([
    ['the beginning', { first: 0, end: 9 }, [0, 9]],
    ['the middle', { first: 1000, end: 1000 }, [1000, 1000]],
    ['from somewhere on', { first: 2000, end: null }, [2000, 2999]],
    ['more than there is', { first: 2990, end: 9999 }, [2990, 2999]],
    ['the end', { last: 10 }, [2990, 2999]],
    ['a longer end than there is', { last: 9999 }, [0, 2999]],
  ] as const)('are read in part: %s', async (_name, range, [first, end]) => {
    const content = randomBytes(3000);
    await put('bb/part/document.pdf', content);
    const found = await storage.find('bb/part/document.pdf', range);
    expect(found).toMatchObject({ bytes: 3000, range: { first, end } });
    expect(found && (await buffer(found.read()))).toEqual(content.subarray(first, end + 1));
  });

  it.each([[{ first: 3000, end: null }], [{ last: 0 }]])('refuse a range outside: %j', async (range) => {
    await put('bb/part/document.pdf', randomBytes(3000));
    await expect(storage.find('bb/part/document.pdf', range)).rejects.toThrow(RangeNotSatisfiableError);
  });

  it('can be released unread', async () => {
    await put('cc/unread/480.webp', randomBytes(500 * KIBIBYTE));
    const found = await storage.find('cc/unread/480.webp');
    await found?.close();
    expect((await read('cc/unread/480.webp'))?.length).toBe(500 * KIBIBYTE);
  });

  it('are removed by folder, and only there', async () => {
    for (const file of ['480.webp', '960.webp']) await put(`dd/gone/${file}`, randomBytes(10));
    await put('dd/gone-not/480.webp', randomBytes(10));
    await storage.removeFolder('dd/gone');
    await storage.removeFolder('dd/never');
    expect((await listed()).filter((key) => key.startsWith('dd/'))).toEqual(['dd/gone-not/480.webp']);
  });

  it('are listed by key with their sizes', async () => {
    await put('ee/b/960.webp', randomBytes(7));
    await put('ee/b/480.webp', randomBytes(5));
    await put('ee/a/480.webp', randomBytes(3));
    const found = [];
    for await (const file of storage.list()) if (file.key.startsWith('ee/')) found.push(file);
    expect(found).toEqual([
      { key: 'ee/a/480.webp', bytes: 3 },
      { key: 'ee/b/480.webp', bytes: 5 },
      { key: 'ee/b/960.webp', bytes: 7 },
    ]);
    expect(await listed()).toEqual((await listed()).toSorted());
  });

  it('are well', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });

  it('leave nothing on the way once it is old', async () => {
    const old = await storage.makeTemporaryFolder();
    const now = Date.now() / 1000;
    utimesSync(old, now - 3600, now - 3600);
    // The file system uses the real clock, not the tests' day.
    utimesSync(workFolder, now, now);
    await storage.removeOldTemporaryFolders(60_000);
    expect([existsSync(old), existsSync(workFolder)]).toEqual([false, true]);
  });
});

describe('the check of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'groundswell-storage-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('makes a missing one', async () => {
    await createFolderStorage(join(folder, 'new/media')).check();
    expect(existsSync(join(folder, 'new/media/files'))).toBe(true);
  });

  it('includes where uploads begin', async () => {
    const root = join(folder, 'blocked/media');
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, 'incoming'), '');
    await expect(createFolderStorage(root).check()).rejects.toThrow('DATA_DIR: expected a folder that we can write');
  });

  it('names DATA_DIR where none can be made', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const error = await createFolderStorage(join(file, 'media'))
      .check()
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toContain('DATA_DIR: expected a folder that we can write, for uploaded files, but ENOTDIR');
  });
});

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
