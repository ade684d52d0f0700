import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMediaSigner } from '#domains/media/server/file-addresses.ts';
import type { Media } from '#generated/types.gen.ts';
import { readKeys } from '#platform/server/config/secrets.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { type FileStore, startFileStore } from '../../support/file-store.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { pdfFile, pictureFile, upload } from '../../support/uploads.ts';

const HOUR_MS = 3_600_000;

describe.each(['a folder', 'a store'])('files kept in %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'groundswell-media-'));
  let store: FileStore | null = null;
  let server: TestServer;
  let owner: Client;
  let picture: Media;

  beforeAll(async () => {
    store = kind === 'a store' ? await startFileStore() : null;
    server = await startTestServer({ DATA_DIR: folder, ...store?.env });
    owner = (await buildLoggedIn(server.origin, server.database.db)).client;
    picture = await uploadOne(await pictureFile());
  });

  afterAll(async () => {
    await server.close();
    await store?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The paths of all stored files, in the folder or in the store. */
  async function storedFiles(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of (await openStorage(server.config)).list()) keys.push(key);
    return keys;
  }

  async function uploadOne(file: File): Promise<Media> {
    const { body } = await upload(server.origin, owner, { files: [file] });
    const [media] = body.data.media;
    if (!media) throw new Error(`Nothing was uploaded: ${JSON.stringify(body)}`);
    return media;
  }

  const readWith = (address: string, headers: Record<string, string>) =>
    fetch(`${server.origin}${address}`, { headers });
  const read = (address: string) => readWith(address, {});
  const statusOf = async (address: string) => (await read(address)).status;

  describe('the address of a file', () => {
    it('serves the owner’s picture by its signed URL, cached privately', async () => {
      const response = await read(picture.url);
      expect(response.status).toBe(200);
      expect(Number(response.headers.get('content-length'))).toBe((await response.arrayBuffer()).byteLength);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-disposition')).toBe('inline');
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
    });

    it('sends a part of a document, so that a broken download goes on', async () => {
      const file = pdfFile('long.pdf', 20_000);
      const { url } = await uploadOne(file);
      const whole = await read(url);
      expect(whole.headers.get('accept-ranges')).toBe('bytes');
      const content = Buffer.from(await whole.arrayBuffer());
      const etag = whole.headers.get('etag') ?? '';
      const part = await readWith(url, { range: 'bytes=15000-', 'if-range': etag });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe('bytes 15000-19999/20000');
      expect(part.headers.get('content-length')).toBe('5000');
      expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(15_000));
      const other = await readWith(url, { range: 'bytes=15000-', 'if-range': '"another"' });
      expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, 20_000]);
      const outside = await readWith(url, { range: 'bytes=20000-' });
      expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */20000']);
      expect(outside.headers.get('cache-control')).toBe(null);
    });

    it('answers 304 for what the browser has, but only to who may see it', async () => {
      const etag = (await read(picture.url)).headers.get('etag') ?? '';
      const had = await readWith(picture.url, { 'if-none-match': `"other", ${etag}` });
      expect([had.status, await had.text()]).toEqual([304, '']);
      expect(had.headers.get('cache-control')).toBe('private, no-cache');
      expect((await readWith(picture.url, { 'if-none-match': '"other"' })).status).toBe(200);
      expect((await readWith(pathOf(picture.url), { 'if-none-match': etag })).status).toBe(404);
    });

    it('answers 404 without a signature, to anyone', async () => {
      expect(await statusOf(pathOf(picture.url))).toBe(404);
      const asOwner = await fetch(`${server.origin}${pathOf(picture.url)}`, {
        headers: { authorization: `Bearer ${owner.token}` },
      });
      expect(asOwner.status).toBe(404);
    });

    it('answers 404 for another file’s signature, a changed expiry and a changed signature', async () => {
      const other = await uploadOne(await pictureFile('other.jpg'));
      const [path, query = ''] = picture.url.split('?');
      const later = query.replace(/expires=(\d+)/, (_all, expires) => `expires=${Number(expires) + 3600}`);
      expect(await statusOf(`${pathOf(other.url)}?${query}`)).toBe(404);
      expect(await statusOf(`${path}?${later}`)).toBe(404);
      const changed = query.replace(/signature=(.)/, (_all, first) => `signature=${first === 'A' ? 'B' : 'A'}`);
      expect(await statusOf(`${path}?${changed}`)).toBe(404);
      expect(await statusOf(`${path}?${query}&${query}`)).toBe(404);
    });

    it('answers 404 once the signature has expired', async () => {
      const { media: keys } = readKeys(server.config);
      const file = { id: picture.id, isHidden: false };
      const hoursAgo = (hours: number) => createMediaSigner(keys, () => Date.now() - hours * HOUR_MS);
      expect(await statusOf(pathOf(picture.url) + hoursAgo(0.9).sign(file))).toBe(200);
      expect(await statusOf(pathOf(picture.url) + hoursAgo(2).sign(file))).toBe(404);
    });

    it('signs the same URL within an hour, so that the browser can revalidate what it has', () => {
      const atMinute = (minute: number) => () => Date.UTC(2026, 0, 1, 9, minute);
      const sign = (now: () => number) =>
        createMediaSigner([Buffer.alloc(32, 1)], now).sign({ id: 'a', isHidden: false });
      expect(sign(atMinute(0))).toBe(sign(atMinute(59)));
      expect(sign(atMinute(0))).not.toBe(sign(atMinute(60)));
    });

    it('answers 404 for files and folders that aren’t uploads', async () => {
      const [, query] = picture.url.split('?');
      for (const file of ['0.webp', '481.webp', 'document.pdf', '..%2F..%2Ftoken-secret', '480.png']) {
        expect(await statusOf(`/media/${picture.id}/${file}?${query}`), file).toBe(404);
      }
      expect(await statusOf(`/media/${encodeURIComponent('../../..')}/480.webp?${query}`)).toBe(404);
    });

    it.each([
      ['x.html', 'x.pdf'],
      ['report.pdf.exe', 'report.pdf.pdf'],
      ['.htaccess', 'document.pdf'],
      ['PLAN.PDF', 'PLAN.pdf'],
    ])('saves a document called %s as %s', async (given, saved) => {
      const { url } = await uploadOne(pdfFile(given));
      const response = await read(url);
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="${saved}"; filename*=UTF-8''${encodeURIComponent(saved)}`,
      );
    });

    it('serves a document as a download under its own name', async () => {
      const document = await uploadOne(pdfFile('Pflanzliste "März" 2025.pdf'));
      const response = await read(document.url);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="Pflanzliste _M_rz_ 2025.pdf"; filename*=UTF-8''Pflanzliste%20_M%C3%A4rz_%202025.pdf`,
      );
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    });
  });

  describe('deleteMedia', () => {
    it('deletes the owner’s file, and soon all of its versions', async () => {
      const media = await uploadOne(await pictureFile('gone.jpg'));
      const filesOf = async () => (await storedFiles()).filter((path) => path.includes(media.id));
      expect(await filesOf()).toHaveLength(3);
      expect((await owner.call('DELETE', `/media/delete/${media.id}`)).status).toBe(200);
      await expect.poll(() => statusOf(media.url), { timeout: 10_000 }).toBe(404);
      await expect.poll(filesOf, { timeout: 10_000 }).toEqual([]);
      expect((await owner.call('DELETE', `/media/delete/${media.id}`)).status).toBe(404);
    });

    it('answers 404 for someone else’s, and keeps it', async () => {
      const { client: other } = await buildLoggedIn(server.origin, server.database.db);
      expect((await other.call('DELETE', `/media/delete/${picture.id}`)).status).toBe(404);
      expect(await statusOf(picture.url)).toBe(200);
    });

    it('lets an admin delete any, and writes to the audit log', async () => {
      const { db } = server.database;
      const media = await uploadOne(pdfFile('list.pdf'));
      const { client: admin, user } = await buildLoggedIn(server.origin, db, { role: 'Admin' });
      expect((await admin.call('DELETE', `/media/delete/${media.id}`)).status).toBe(200);
      const entries = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', media.id).execute();
      expect(entries).toMatchObject([{ actor_id: user.id, action: 'media_deleted', subject_title: 'list.pdf' }]);
    });

    it('answers 401 for a visitor, 403 without the anti-forgery header, 422 for a malformed id', async () => {
      const path = `/media/delete/${picture.id}`;
      expect((await owner.call('DELETE', path, { token: null })).status).toBe(401);
      expect((await owner.call('DELETE', path, { withoutAntiForgery: true })).status).toBe(403);
      expect((await owner.call('DELETE', '/media/delete/one')).status).toBe(422);
    });
  });
});

const pathOf = (address: string) => address.split('?')[0] ?? '';
