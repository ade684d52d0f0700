import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CopyDiffersError, type CopyProgress, copyFiles } from '#platform/server/storage/copy-files.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import { createS3Storage } from '#platform/server/storage/s3/s3-storage.ts';
import { STORE_LIMITS } from '#platform/server/storage/s3/store-client.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import { type FileStore, startFileStore } from '../../support/file-store.ts';
import { findFreePort } from '../../support/free-port.ts';
import { listFiles } from '../../support/uploads.ts';

const FILES = 30;
const KEYS = Array.from({ length: FILES }, (_, index) => `${10 + (index % 7)}/impact-${index}/480.webp`).sort();
const contentOf = (key: string) => Buffer.from(`The picture ${key}`.repeat(50));

let dataDir: string;
let store: FileStore;
let folder: Storage;
let bucket: Storage;
/** Numbers the places in the bucket, one for each test. */
let places = 0;

beforeAll(async () => {
  store = await startFileStore();
});
afterAll(() => store.close());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'groundswell-copy-'));
  places += 1;
  const prefix = `copy-${places}/`;
  folder = createFolderStorage(join(dataDir, 'media'), { isDurable: false });
  bucket = createS3Storage({ ...store.config, prefix }, join(dataDir, 'media'), { ...STORE_LIMITS, retryMs: 0 });
  for (const key of KEYS) writeInFolder(key, contentOf(key));
});
afterEach(() => {
  store.setUnavailable(false);
  rmSync(dataDir, { recursive: true, force: true });
});

const pathOf = (key: string) => join(dataDir, 'media/files', key);

function writeInFolder(key: string, content: Buffer): void {
  mkdirSync(dirname(pathOf(key)), { recursive: true });
  writeFileSync(pathOf(key), content);
}

async function putInBucket(key: string, content: Buffer): Promise<void> {
  const workFolder = await bucket.makeTemporaryFolder();
  writeFileSync(join(workFolder, 'file'), content);
  await bucket.put(key, join(workFolder, 'file'));
  rmSync(workFolder, { recursive: true });
}

async function listed(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys;
}

async function expectAllIn(storage: Storage): Promise<void> {
  expect(await listed(storage)).toEqual(KEYS);
  for (const key of KEYS) {
    const found = await storage.find(key);
    expect(found && (await buffer(found.read())), key).toEqual(contentOf(key));
  }
}

const toStore = (options?: Parameters<typeof copyFiles>[1]) => copyFiles({ from: folder, to: bucket }, options);

describe('copying all files', () => {
  it('into the store and back into an empty folder keeps every byte, and the source', async () => {
    const { all, done, copied } = await toStore();
    expect([all.files, done, copied]).toEqual([FILES, all, all]);
    await expectAllIn(bucket);
    await expectAllIn(folder);
    rmSync(join(dataDir, 'media'), { recursive: true });
    await copyFiles({ from: bucket, to: folder });
    await expectAllIn(folder);
    expect(listFiles(join(dataDir, 'media/incoming'))).toEqual([]);
  });

  it('goes on where it was after it was stopped, and says what remained', async () => {
    const stop = new AbortController();
    const seen: CopyProgress[] = [];
    const stopped = toStore({
      signal: stop.signal,
      onProgress: (progress) => {
        seen.push(structuredClone(progress));
        if (progress.done.files >= FILES / 2) stop.abort(new Error('stopped'));
      },
    });
    await expect(stopped).rejects.toThrow('stopped');
    const there = (await listed(bucket)).length;
    expect(seen.at(-1)).toMatchObject({ all: { files: FILES }, done: { files: there } });
    expect(there).toBeGreaterThanOrEqual(FILES / 2);
    expect(there).toBeLessThan(FILES);
    expect(await toStore()).toMatchObject({ done: { files: FILES }, copied: { files: FILES - there } });
    await expectAllIn(bucket);
    await expectAllIn(folder);
  });

  it('goes on after the store went away in the middle', async () => {
    const broken = toStore({ onProgress: ({ done }) => store.setUnavailable(done.files >= FILES / 3) });
    await expect(broken).rejects.toThrow();
    store.setUnavailable(false);
    const there = (await listed(bucket)).length;
    expect(there).toBeLessThan(FILES);
    expect((await toStore()).done.files).toBe(FILES);
    await expectAllIn(bucket);
    await expectAllIn(folder);
  });

  it('replaces what has another size, leaves alone what only the target has', async () => {
    const [short = '', same = ''] = KEYS;
    await putInBucket(short, contentOf(short).subarray(0, 100));
    await putInBucket(same, contentOf(same));
    await putInBucket('99/newer/480.webp', Buffer.from('Uploaded since'));
    expect(await toStore()).toMatchObject({ copied: { files: FILES - 1 }, onlyInTarget: 1 });
    const found = await bucket.find(short);
    expect(found && (await buffer(found.read()))).toEqual(contentOf(short));
    expect(await listed(bucket)).toEqual([...KEYS, '99/newer/480.webp']);
  });

  it('finds another content of the same size when it compares all', async () => {
    const [changed = ''] = KEYS;
    await putInBucket(changed, Buffer.alloc(contentOf(changed).length));
    expect((await toStore()).copied.files).toBe(FILES - 1);
    expect((await toStore({ comparesAll: true })).copied.files).toBe(1);
    await expectAllIn(bucket);
  });

  it('removes a copy that arrived with other bytes, and makes it again', async () => {
    const [spoilt = ''] = KEYS;
    const spoiling: Storage = {
      ...bucket,
      put: async (key, path) => {
        if (key === spoilt) writeFileSync(path, Buffer.alloc(contentOf(key).length));
        await bucket.put(key, path);
      },
    };
    await expect(copyFiles({ from: folder, to: spoiling })).rejects.toThrow(CopyDiffersError);
    expect(await bucket.find(spoilt)).toBe(null);
    await toStore();
    await expectAllIn(bucket);
  });
});

describe('npm run copy-files', () => {
  const prefixed = () => ({ ...store.env, STORAGE_URL: `${store.env['STORAGE_URL']}/copy-${places}` });

  async function run(args: string[], env: Record<string, string> = prefixed()) {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../../src/cli/copy-files.ts'), ...args], {
      cwd: dataDir,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [says, complains, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { code, says, complains };
  }

  /** A copy that takes long also reports its progress. */
  const endingWith = (copied: number) =>
    expect.stringMatching(
      new RegExp(`^(.* left\\.\n)*All ${FILES} files are in the store, ${copied} of them copied now\\.\n$`),
    );

  it('says what it did, and what it skipped the second time', async () => {
    expect(await run(['to-store'])).toEqual({ code: 0, says: endingWith(FILES), complains: '' });
    expect((await run(['to-store'])).says).toEqual(endingWith(0));
    for (const key of KEYS) expect(readFileSync(pathOf(key))).toEqual(contentOf(key));
  });

  it.each([
    ['a missing direction', [], 2, /^Usage: npm run copy-files/],
    ['a flag that it doesn’t have', ['to-store', '--compare'], 2, /^Usage: npm run copy-files/],
    ['a store that isn’t set', ['to-store'], 1, /STORAGE_URL: expected the store’s bucket/],
  ])('refuses %s', async (_name, args, expected, complains) => {
    const { code, complains: said } = await run(args, {});
    expect(code).toBe(expected);
    expect(said).toMatch(complains);
  });

  it('refuses a data folder without files instead of copying none of them', async () => {
    const elsewhere = join(dataDir, 'elsewhere');
    expect(await run(['to-store'], { ...prefixed(), DATA_DIR: elsewhere })).toEqual({
      code: 1,
      says: '',
      complains: `There are no uploaded files: ${join(elsewhere, 'media')} doesn’t exist. Set DATA_DIR to the platform’s folder.\n`,
    });
    expect(existsSync(elsewhere)).toBe(false);
  });

  it('names a store that doesn’t answer, and why', async () => {
    const endpoint = `http://127.0.0.1:${await findFreePort()}`;
    const { code, complains } = await run(['to-store'], { ...prefixed(), STORAGE_ENDPOINT: endpoint });
    expect(code).toBe(1);
    expect(complains).toMatch(`The store of files isn’t answering at ${endpoint}: connect ECONNREFUSED`);
  });
});
