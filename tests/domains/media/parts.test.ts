import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepParts } from '#domains/media/server/parts/stored-parts.ts';
import { QUOTA_BYTES } from '#domains/media/server/upload/store-uploads.ts';
import type { MediaUploadState, OwnMediaList } from '#generated/types.gen.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import type { Answer, Client } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { type FileStore, startFileStore } from '../../support/file-store.ts';
import { dataOf } from '../../support/impacts.ts';
import { untilJobsAreDone } from '../../support/jobs.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { fileOf, headersOf, listFiles, MEBIBYTE, pdfOf, pictureFile, upload } from '../../support/uploads.ts';

const PART = 100_000;

interface Sent {
  offset: number;
  content: Buffer;
  part: Buffer;
  changes?: Record<string, string>;
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Sends one part as the page does. */
async function sendPart(
  server: TestServer,
  client: Client,
  id: string,
  { offset, content, part, changes = {} }: Sent,
): Promise<Answer<MediaUploadState>> {
  const form = new FormData();
  const fields = { offset: String(offset), bytes: String(content.length), sha256: sha256(content), ...changes };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('part', fileOf('shore.pdf', part));
  const options = { method: 'PUT', headers: await headersOf(client), body: form };
  const response = await fetch(`${server.origin}/api/media/upload/${id}`, options);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const partAt = (content: Buffer, offset: number, bytes = PART) => ({
  offset,
  content,
  part: content.subarray(offset, offset + bytes),
});

/** Sends all that is left, and @returns the last answer. */
async function sendRest(server: TestServer, client: Client, id: string, content: Buffer, changes = {}) {
  let { received } = dataOf(await client.get<MediaUploadState>(`/media/upload/${id}`));
  for (;;) {
    const answer = await sendPart(server, client, id, { ...partAt(content, received), changes });
    if (answer.status !== 200 || answer.body.data.media) return answer;
    received = answer.body.data.received;
  }
}

describe.each(['the folder', 'a store'])('uploads in parts, in %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'groundswell-parts-'));
  let store: FileStore | null = null;
  let server: TestServer;
  let storage: Storage;
  const db = () => server.database.db;
  const newcomer = () => buildLoggedIn(server.origin, db());

  beforeAll(async () => {
    store = kind === 'a store' ? await startFileStore() : null;
    server = await startTestServer({ DATA_DIR: folder, ...store?.env });
    storage = await openStorage({ dataDir: folder, store: store?.config ?? null });
  });
  afterAll(async () => {
    await server.close();
    await store?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const storedParts = async () => {
    const keys: string[] = [];
    for await (const { key } of storage.list()) if (key.startsWith('incoming/')) keys.push(key);
    return keys;
  };
  const countFiles = async (ownerId: string) =>
    (await db().selectFrom('media').select('id').where('owner_id', '=', ownerId).execute()).length;

  it('are one file once the last part has arrived, the same bytes as were sent', async () => {
    const { client } = await newcomer();
    const content = pdfOf(350_000);
    const id = randomUUID();
    const first = await sendPart(server, client, id, partAt(content, 0));
    expect(first).toMatchObject({ status: 200, body: { data: { received: PART, media: null } } });
    expect(first.headers.get('connection')).toBe('close');
    const { media } = dataOf(await sendRest(server, client, id, content));
    expect(media).toMatchObject({ kind: 'document', fileName: 'shore.pdf' });
    const file = await fetch(`${server.origin}${media?.url}`);
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
    expect(await storedParts()).toEqual([]);
  });

  it('go on from where they stopped, and store no part twice or out of order', async () => {
    const { client, user } = await newcomer();
    const content = Buffer.from(await (await pictureFile('shore.jpg', 3000, 2000)).arrayBuffer());
    const id = randomUUID();
    const bytes = Math.floor(content.length / 3);
    const early = await sendPart(server, client, id, partAt(content, bytes, bytes));
    expect(early.body.data).toEqual({ received: 0, media: null });
    await sendPart(server, client, id, partAt(content, 0, bytes));
    const again = await sendPart(server, client, id, partAt(content, 0, bytes));
    expect(again.body.data).toEqual({ received: bytes, media: null });
    const skipping = await sendPart(server, client, id, partAt(content, bytes + 1, 10));
    expect(skipping.body.data).toEqual({ received: bytes, media: null });
    const { media } = dataOf(await sendRest(server, client, id, content));
    expect(media).toMatchObject({ kind: 'picture', width: 1920 });
    const repeated = await sendPart(server, client, id, partAt(content, 0, bytes));
    expect(repeated.body.data.media?.id).toBe(media?.id);
    expect(await countFiles(user.id)).toBe(1);
  });

  it('are one file when every part is sent five times at once', async () => {
    const { client, user } = await newcomer();
    const content = pdfOf(250_000);
    const id = randomUUID();
    for (const offset of [0, PART, 2 * PART]) {
      const sizes = [PART, PART, PART / 2, PART, PART / 4];
      const sent = sizes.map((bytes) => sendPart(server, client, id, partAt(content, offset, bytes)));
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      // Whichever was first, the rest of this place is sent.
      const { received } = dataOf(await client.get<MediaUploadState>(`/media/upload/${id}`));
      if (received < offset + PART) {
        const rest = Math.min(offset + PART, content.length) - received;
        await sendPart(server, client, id, partAt(content, received, rest));
      }
    }
    const { media } = dataOf(await sendRest(server, client, id, content));
    const file = await fetch(`${server.origin}${media?.url}`);
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
    expect(await countFiles(user.id)).toBe(1);
  });

  it('are made by the next request if the process that made them was killed', async () => {
    const { client } = await newcomer();
    const content = pdfOf(150_000);
    const id = randomUUID();
    await sendPart(server, client, id, partAt(content, 0));
    await sql`update media_submissions set claimed_until = now() + interval '1 minute' where submission_id = ${id}`.execute(
      db(),
    );
    const held = await sendPart(server, client, id, partAt(content, PART));
    expect(held.body.data).toEqual({ received: content.length, media: null });
    await sql`update media_submissions set claimed_until = now() - interval '1 second' where submission_id = ${id}`.execute(
      db(),
    );
    const empty = await sendPart(server, client, id, partAt(content, content.length));
    expect(empty.body.data.media).toMatchObject({ kind: 'document' });
  });

  it('begin again when the storage has lost a part', async () => {
    const { client } = await newcomer();
    const content = pdfOf(150_000);
    const id = randomUUID();
    await sendPart(server, client, id, partAt(content, 0));
    const { rows } = await server.database.run('select id from media_submissions where submission_id = $1', [id]);
    await storage.removeFolder(`incoming/${rows[0]?.['id']}`);
    const last = await sendPart(server, client, id, partAt(content, PART));
    expect(last.body.data).toEqual({ received: 0, media: null });
    expect(dataOf(await sendRest(server, client, id, content)).media).not.toBeNull();
  });

  it('are removed when they are cancelled, and a finished file too unless it is used', async () => {
    const { client, user } = await newcomer();
    const content = pdfOf(150_000);
    const id = randomUUID();
    await sendPart(server, client, id, partAt(content, 0));
    expect(await storedParts()).toHaveLength(1);
    expect((await client.call('DELETE', `/media/upload/${id}`)).status).toBe(200);
    await untilJobsAreDone(server.database);
    expect(await storedParts()).toEqual([]);
    expect(dataOf(await client.get<MediaUploadState>(`/media/upload/${id}`))).toEqual({ received: 0, media: null });
    dataOf(await sendRest(server, client, id, content));
    expect(await countFiles(user.id)).toBe(1);
    expect((await client.call('DELETE', `/media/upload/${id}`)).status).toBe(200);
    expect((await client.call('DELETE', `/media/upload/${id}`)).status).toBe(200);
    expect(await countFiles(user.id)).toBe(0);
  });

  it('are swept a day after their last part', async () => {
    const { client } = await newcomer();
    const content = pdfOf(150_000);
    const [left, underWay] = [randomUUID(), randomUUID()];
    for (const id of [left, underWay]) await sendPart(server, client, id, partAt(content, 0));
    await sql`update media_submissions set touched_at = now() - interval '25 hours' where submission_id = ${left}`.execute(
      db(),
    );
    await sweepParts({ db: db(), storage });
    expect(await storedParts()).toHaveLength(1);
    expect(dataOf(await client.get<MediaUploadState>(`/media/upload/${left}`)).received).toBe(0);
    expect(dataOf(await client.get<MediaUploadState>(`/media/upload/${underWay}`)).received).toBe(PART);
    await client.call('DELETE', `/media/upload/${underWay}`);
    await untilJobsAreDone(server.database);
  });

  it('leave nothing of a part that was cut off', async () => {
    const { client } = await newcomer();
    const id = randomUUID();
    const headers = await headersOf(client);
    for (const bytes of [10, 5000]) {
      const call = request(`${server.origin}/api/media/upload/${id}`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=half' },
      });
      const ended = new Promise((resolve) => call.on('error', resolve));
      call.write('--half\r\ncontent-disposition: form-data; name="offset"\r\n\r\n0\r\n');
      call.write('--half\r\ncontent-disposition: form-data; name="part"; filename="a.pdf"\r\n\r\n%PDF-1.7');
      call.write(Buffer.alloc(bytes, 'x'));
      await expect.poll(() => listFiles(join(folder, 'media/incoming')), { timeout: 15_000 }).toHaveLength(1);
      call.destroy();
      await ended;
      await expect.poll(() => listFiles(join(folder, 'media/incoming')), { timeout: 15_000 }).toEqual([]);
    }
    expect(dataOf(await client.get<MediaUploadState>(`/media/upload/${id}`)).received).toBe(0);
  });
});

describe('uploadMediaPart', () => {
  let server: TestServer;
  const db = () => server.database.db;
  const newcomer = () => buildLoggedIn(server.origin, db());
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('refuses another file with the same id, also once it is complete', async () => {
    const { client } = await newcomer();
    const id = randomUUID();
    const content = pdfOf(150_000);
    await sendPart(server, client, id, partAt(content, 0));
    const other = { ...partAt(pdfOf(160_000), PART) };
    for (const _ of ['half done', 'complete']) {
      const refused = await sendPart(server, client, id, other);
      expect(refused.body).toMatchObject({ status: 409, code: 'already_exists', errors: [{ field: 'id' }] });
      const square = await sendPart(server, client, id, { ...partAt(content, 0), changes: { shape: 'square' } });
      expect(square.status).toBe(409);
      await sendRest(server, client, id, content);
    }
  });

  it('keeps one person’s id apart from the same one of someone else', async () => {
    const [{ client: one }, { client: other }] = [await newcomer(), await newcomer()];
    const id = randomUUID();
    const [mine, theirs] = [pdfOf(150_000), pdfOf(170_000)];
    await sendPart(server, one, id, partAt(mine, 0));
    expect(dataOf(await other.get<MediaUploadState>(`/media/upload/${id}`)).received).toBe(0);
    const { media } = dataOf(await sendRest(server, other, id, theirs));
    expect(dataOf(await sendRest(server, one, id, mine)).media?.id).not.toBe(media?.id);
    await other.call('DELETE', `/media/upload/${id}`);
    expect(dataOf(await one.get<MediaUploadState>(`/media/upload/${id}`)).media).not.toBeNull();
  });

  it.each([
    ['a page that calls itself a PDF', Buffer.from(`<html>${'x'.repeat(150_000)}`), 415, 'part'],
    ['a PDF that is cut off', pdfOf(150_000).subarray(0, 140_000), 422, 'part'],
  ])('refuses %s once it is complete, and takes another file with the id', async (_, content, status, field) => {
    const { client, user } = await newcomer();
    const id = randomUUID();
    const answer = await sendRest(server, client, id, content);
    expect(answer).toMatchObject({ status, body: { errors: [{ field }] } });
    expect((await db().selectFrom('media').select('id').where('owner_id', '=', user.id).execute()).length).toBe(0);
    expect(dataOf(await sendRest(server, client, id, pdfOf(150_000))).media).not.toBeNull();
  });

  it('refuses a file that isn’t what its hash says', async () => {
    const { client } = await newcomer();
    const answer = await sendRest(server, client, randomUUID(), pdfOf(150_000), { sha256: '0'.repeat(64) });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'sha256' }] } });
  });

  it('refuses parts over 1 MiB, parts beyond the end and files over 10 MB', async () => {
    const { client } = await newcomer();
    const content = pdfOf(3 * MEBIBYTE);
    const large = await sendPart(server, client, randomUUID(), partAt(content, 0, MEBIBYTE + 1));
    expect(large).toMatchObject({ status: 413, body: { errors: [{ field: 'part' }] } });
    const beyond = { offset: content.length - 10, content, part: Buffer.alloc(11) };
    expect(await sendPart(server, client, randomUUID(), beyond)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'part' }] },
    });
    const huge = { ...partAt(content, 0), changes: { bytes: String(10 * MEBIBYTE + 1) } };
    expect(await sendPart(server, client, randomUUID(), huge)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'bytes' }] },
    });
  });

  it('counts half-done files against the quota with all their bytes', async () => {
    const { client, user } = await newcomer();
    await db()
      .insertInto('media')
      .values({ id: randomUUID(), owner_id: user.id, kind: 'document', bytes: QUOTA_BYTES - 5 * MEBIBYTE })
      .execute();
    const used = async () => dataOf(await client.get<OwnMediaList>('/media/mine')).usedBytes;
    const before = await used();
    const content = pdfOf(3 * MEBIBYTE);
    const id = randomUUID();
    await sendPart(server, client, id, partAt(content, 0));
    expect(await used()).toBe(before + content.length);
    const tooMuch = await sendPart(server, client, randomUUID(), partAt(content, 0));
    expect(tooMuch).toMatchObject({ status: 413, body: { errors: [{ field: 'part' }] } });
    const whole = await upload(server.origin, client, { files: [fileOf('whole.pdf', content)] });
    expect(whole.status).toBe(413);
    // Its own parts don't stand in its way.
    let received = PART;
    while (received < content.length) {
      const answer = await sendPart(server, client, id, partAt(content, received, MEBIBYTE));
      received = dataOf(answer).received;
    }
    expect(await used()).toBe(before + content.length);
  });

  it('is for logged-in people with an anti-forgery token', async () => {
    const { client } = await newcomer();
    const url = `${server.origin}/api/media/upload/${randomUUID()}`;
    const { authorization: _, ...withoutToken } = await headersOf(client);
    const form = () => {
      const body = new FormData();
      body.append('part', fileOf('a.pdf', Buffer.alloc(1)));
      return body;
    };
    expect((await fetch(url, { method: 'PUT', headers: withoutToken, body: form() })).status).toBe(401);
    const { 'x-xsrf-token': _token, ...withoutForgery } = await headersOf(client);
    expect((await fetch(url, { method: 'PUT', headers: withoutForgery, body: form() })).status).toBe(403);
  });
});

describe('uploadMedia with submissionIds', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  const newcomer = () => buildLoggedIn(server.origin, server.database.db);

  it('stores files once that are sent ten times at once, and again a month later', async () => {
    const { client, user } = await newcomer();
    const files = [await pictureFile('one.jpg'), fileOf('two.pdf', pdfOf(5000))];
    const submissionIds = [randomUUID(), randomUUID()];
    const send = () => upload(server.origin, client, { files, submissionIds });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    await sql`update media_submissions set touched_at = now() - interval '31 days'`.execute(server.database.db);
    answers.push(await send());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const ids = answers.map(({ body }) => body.data.media.map(({ id, fileName }) => `${fileName} ${id}`).join(' '));
    expect(new Set(ids).size).toBe(1);
    const { rows } = await server.database.run('select id from media where owner_id = $1', [user.id]);
    expect(rows).toHaveLength(2);
  });

  it('refuses another file with an id, naming it, and stores nothing', async () => {
    const { client, user } = await newcomer();
    const submissionIds = [randomUUID()];
    await upload(server.origin, client, { files: [fileOf('one.pdf', pdfOf(5000))], submissionIds });
    const files = [fileOf('new.pdf', pdfOf(7000)), fileOf('other.pdf', pdfOf(6000))];
    const answer = await upload(server.origin, client, { files, submissionIds: [randomUUID(), ...submissionIds] });
    expect(answer.body).toMatchObject({ status: 409, errors: [{ field: 'submissionIds.1' }] });
    const { rows } = await server.database.run('select id from media where owner_id = $1', [user.id]);
    expect(rows).toHaveLength(1);
  });

  it('takes one id per file', async () => {
    const { client } = await newcomer();
    const files = [fileOf('one.pdf', pdfOf(5000)), fileOf('two.pdf', pdfOf(5000))];
    const answer = await upload(server.origin, client, { files, submissionIds: [randomUUID()] });
    expect(answer.body).toMatchObject({ status: 422, errors: [{ field: 'submissionIds' }] });
  });

  it('frees the id of a file that is deleted', async () => {
    const { client } = await newcomer();
    const submissionIds = [randomUUID()];
    const send = async (bytes: number) =>
      dataOf(await upload(server.origin, client, { files: [fileOf('one.pdf', pdfOf(bytes))], submissionIds })).media[0];
    const first = await send(5000);
    await client.call('DELETE', `/media/delete/${first?.id}`);
    expect((await send(6000))?.id).not.toBe(first?.id);
  });
});
