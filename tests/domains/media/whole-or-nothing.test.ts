import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storageKey } from '#domains/media/server/file-addresses.ts';
import { prepare } from '#domains/media/server/upload/prepare-upload.ts';
import { QUOTA_BYTES, store, sweepUploads } from '#domains/media/server/upload/store-uploads.ts';
import { insertUnfinishedMedia, type NewMedia } from '#domains/media/server/upload/uploads.repository.ts';
import type { UploadedFile } from '#platform/server/http/files/uploads.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import { buildLoggedIn, buildUser } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { fileOf, headersOf, listFiles, MEBIBYTE, pdfFile, pictureFile, upload } from '../../support/uploads.ts';

let folder: string;
let server: TestServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groundswell-media-'));
  server = await startTestServer({ DATA_DIR: folder });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const storedFiles = () => listFiles(join(folder, 'media'));
const countRows = async () => (await server.database.db.selectFrom('media').select('id').execute()).length;

function rowOf(ownerId: string, changes: Partial<NewMedia> = {}): NewMedia {
  const none = {
    width: null,
    height: null,
    widths: [],
    blurDataUrl: null,
    alt: null,
    fileName: null,
    isForProfile: false,
    trace: null,
  };
  return { id: uuidv7(), ownerId, kind: 'document', bytes: 100, ...none, ...changes };
}

const insertRow = (row: NewMedia) => server.database.db.transaction().execute((tx) => insertUnfinishedMedia(tx, [row]));

describe('a failed upload', () => {
  it('stores none of its files when one is refused', async () => {
    const { client } = await buildLoggedIn(server.origin, server.database.db);
    const files = [await pictureFile(), pdfFile(), fileOf('last.gif', Buffer.from('GIF89a'))];
    expect((await upload(server.origin, client, { files })).status).toBe(415);
    expect(await countRows()).toBe(0);
    await expect.poll(storedFiles, { timeout: 15_000 }).toEqual([]);
  });

  it('leaves no row and no file when the folder isn’t writable, and works once it is', async () => {
    const { client } = await buildLoggedIn(server.origin, server.database.db);
    rmSync(join(folder, 'media/files'), { recursive: true });
    writeFileSync(join(folder, 'media/files'), 'A file is where the folder should be.');
    const files = [await pictureFile(), pdfFile()];
    const { status, body } = await upload(server.origin, client, { files });
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain(folder);
    expect(await countRows()).toBe(0);
    await expect.poll(storedFiles, { timeout: 15_000 }).toEqual(['files']);
    rmSync(join(folder, 'media/files'));
    expect((await upload(server.origin, client, { files })).status).toBe(200);
  });

  it('says so when the disk is full, and leaves no row and no file', async () => {
    const { db } = server.database;
    const storage = createFolderStorage(join(folder, 'media'));
    let taken = 0;
    const filling: Storage = {
      ...storage,
      put: async (key, path) => {
        taken += 1;
        if (taken === 3) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        await storage.put(key, path);
      },
    };
    const { id } = await buildUser(db);
    const about = {
      ownerId: id,
      field: 'files',
      alt: null,
      shape: 'whole',
      isDocumentTaken: true,
      isForImpact: false,
    } as const;
    const prepared = await Promise.all([1, 2].map(async () => prepare(await keepInWork(storage), about)));
    await expect(store({ db, storage: filling }, id, prepared)).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
    });
    expect(taken).toBe(3);
    expect(await countRows()).toBe(0);
    expect(listFiles(join(folder, 'media/files'))).toEqual([]);
  });

  it('leaves nothing when the client disconnects midway', async () => {
    const { client } = await buildLoggedIn(server.origin, server.database.db);
    await sendHalf(await headersOf(client));
    await expect.poll(() => listFiles(join(folder, 'media/incoming')), { timeout: 15_000 }).toEqual([]);
    expect(await countRows()).toBe(0);
    expect((await client.get('/sdg')).status).toBe(200);
  });

  it('is cleaned up later when the process was killed midway', async () => {
    const { db } = server.database;
    const storage = createFolderStorage(join(folder, 'media'));
    const { id: ownerId } = await buildUser(db);
    const left = rowOf(ownerId);
    const underWay = rowOf(ownerId);
    for (const row of [left, underWay]) {
      await insertRow(row);
      const { path } = await keepInWork(storage);
      await storage.put(storageKey(row.id, 'document.pdf'), path);
    }
    await sql`update media set created_at = now() - interval '2 hours' where id = ${left.id}`.execute(db);
    await sweepUploads({ db, storage });
    const rows = await db.selectFrom('media').select('id').execute();
    expect(rows).toEqual([{ id: underWay.id }]);
    expect(listFiles(join(folder, 'media/files'))).toEqual([storageKey(underWay.id, 'document.pdf')]);
  });
});

describe('the storage quota', () => {
  it('refuses what doesn’t fit with 413, and accepts what does', async () => {
    const { client, user } = await buildLoggedIn(server.origin, server.database.db);
    await insertRow(rowOf(user.id, { bytes: QUOTA_BYTES - 3 * MEBIBYTE }));
    const tooMuch = await upload(server.origin, client, { files: [pdfFile('four.pdf', 4 * MEBIBYTE)] });
    expect(tooMuch.status).toBe(413);
    expect(tooMuch.body.errors?.[0]?.field).toBe('files');
    expect((await upload(server.origin, client, { files: [pdfFile('two.pdf', 2 * MEBIBYTE)] })).status).toBe(200);
  });

  it('holds under concurrent uploads', async () => {
    const { client, user } = await buildLoggedIn(server.origin, server.database.db);
    await insertRow(rowOf(user.id, { bytes: QUOTA_BYTES - 3 * MEBIBYTE }));
    const send = () => upload(server.origin, client, { files: [pdfFile('two.pdf', 2 * MEBIBYTE)] });
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 413, 413, 413]);
  });
});

/** An uploaded document in the form in which the service receives it. */
async function keepInWork(storage: Storage): Promise<UploadedFile> {
  const workFolder = await storage.makeTemporaryFolder();
  const path = join(workFolder, 'upload');
  writeFileSync(path, Buffer.from(await (await pictureFile()).arrayBuffer()));
  return { path, workFolder, name: 'picture.jpg', bytes: 1 };
}

/** Starts sending a file and disconnects midway. */
async function sendHalf(headers: Record<string, string>): Promise<void> {
  const call = request(`${server.origin}/api/media/upload`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=half' },
  });
  const ended = new Promise((resolve) => call.on('error', resolve));
  call.write('--half\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7');
  call.write(Buffer.alloc(MEBIBYTE, 'x'));
  await expect.poll(() => listFiles(join(folder, 'media/incoming')), { timeout: 15_000 }).toHaveLength(1);
  call.destroy();
  await ended;
}
