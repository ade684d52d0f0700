import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMediaSigner } from '#domains/media/server/addresses.ts';
import type { Media } from '#generated/types.gen.ts';
import { readKeys } from '#platform/config/secrets.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { listFiles, pdfFile, pictureFile, upload } from '../../support/uploads.ts';

const HOUR_MS = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'groundswell-media-'));
let server: TestServer;
let owner: Client;
let picture: Media;

beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder });
  owner = (await buildLoggedIn(server.origin, server.database.db)).client;
  picture = await uploadOne(await pictureFile());
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function uploadOne(file: File): Promise<Media> {
  const { body } = await upload(server.origin, owner, { files: [file] });
  const [media] = body.data.media;
  if (!media) throw new Error(`Nothing was uploaded: ${JSON.stringify(body)}`);
  return media;
}

const read = (address: string) => fetch(`${server.origin}${address}`);
const statusOf = async (address: string) => (await read(address)).status;
const pathOf = (address: string) => address.split('?')[0] ?? '';

describe('GET /media/{id}/{file}', () => {
  it('serves the owner’s picture by its signed URL, cached privately', async () => {
    const response = await read(picture.url);
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBe((await response.arrayBuffer()).byteLength);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toBe('inline');
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
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
    const { media: key } = readKeys(server.config);
    const hoursAgo = (hours: number) => createMediaSigner(key, () => Date.now() - hours * HOUR_MS);
    expect(await statusOf(hoursAgo(0.9).sign(pathOf(picture.url), picture.id))).toBe(200);
    expect(await statusOf(hoursAgo(2).sign(pathOf(picture.url), picture.id))).toBe(404);
  });

  it('signs the same URL within an hour, so that the browser’s cache works', () => {
    const atMinute = (minute: number) => () => Date.UTC(2026, 0, 1, 9, minute);
    const key = Buffer.alloc(32, 1);
    const sign = (now: () => number) => createMediaSigner(key, now).sign('/media/a/480.webp', 'a');
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

describe('DELETE /media/delete/{id}', () => {
  it('deletes the owner’s file, and soon all of its versions', async () => {
    const media = await uploadOne(await pictureFile('gone.jpg'));
    expect(listFiles(join(folder, 'media/files')).filter((path) => path.includes(media.id))).toHaveLength(3);
    expect((await owner.call('DELETE', `/media/delete/${media.id}`)).status).toBe(200);
    await expect.poll(() => statusOf(media.url), { timeout: 10_000 }).toBe(404);
    await expect
      .poll(() => listFiles(join(folder, 'media')).filter((path) => path.includes(media.id)), { timeout: 10_000 })
      .toEqual([]);
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
