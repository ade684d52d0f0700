import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeOrphanedMedia } from '#domains/media/server/delete-media.ts';
import { readCards } from '#domains/people/server/people.ts';
import type { CurrentUser, DirectoryPersonList, Media } from '#generated/types.gen.ts';
import { createJobs, type Jobs } from '#platform/server/jobs/jobs.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { drawPicture, fileOf, pdfFile, pictureFile, upload } from '../../support/uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundswell-avatars-'));
let server: TestServer;
let jobs: Jobs;

beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder });
  jobs = createJobs(server.database, createLogger('silent'));
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const build = (traits = {}) => buildLoggedIn(server.origin, server.database.db, traits);
const profile = (changes: Record<string, unknown>) => ({
  name: 'Amina',
  lastName: 'Diallo',
  location: 'Dakar, Senegal',
  contactNo: '+221 70 123 45 67',
  isTermsAgreed: true,
  ...changes,
});

async function uploadSquare(client: Client, alts: string[] = []): Promise<Media> {
  const { body } = await upload(server.origin, client, { files: [await pictureFile()], alts, shape: 'square' });
  const [media] = body.data.media;
  if (!media) throw new Error('Nothing was uploaded');
  return media;
}

const show = (client: Client, avatarMediaId: string | null) =>
  client.put<CurrentUser>('/users', profile({ avatarMediaId }));
const read = (address: string) => fetch(`${server.origin}${address}`);
const plain = (media: Media, width: number) => `/media/${media.id}/${width}.webp`;
const cardOf = async (id: string) => (await readCards(server.database.db, [id]))(id);
const isKept = async (id: string) =>
  (await server.database.db.selectFrom('media').select('id').where('id', '=', id).execute()).length === 1;

async function sweepLater(hours: number): Promise<void> {
  await sql`update media set free_after = free_after - make_interval(hours => ${hours})
    where free_after < 'infinity'`.execute(server.database.db);
  await removeOrphanedMedia({ db: server.database.db, jobs });
}

describe('a profile picture', () => {
  it('is cropped to a centred square, in small widths', async () => {
    const { client } = await build();
    const bands = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="300" height="300" fill="#f00"/>
      <rect x="300" width="300" height="300" fill="#0f0"/><rect x="600" width="300" height="300" fill="#00f"/></svg>`;
    const wide = fileOf('bands.png', await sharp(Buffer.from(bands)).png().toBuffer());
    const { body } = await upload(server.origin, client, { files: [wide], shape: 'square' });
    const [media] = body.data.media;
    expect(media).toMatchObject({ width: 300, height: 300 });
    expect(media?.widths.map(({ width }) => width)).toEqual([96, 300]);
    const response = await read(media?.url ?? '');
    const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 16) * 16).slice(0, 3)).toEqual([0, 256, 0]);
  });

  it('is at most 640 pixels wide, rotated as taken', async () => {
    const { client } = await build();
    const turned = await drawPicture(2000, 1500)
      .jpeg()
      .withExif({ IFD0: { Orientation: '6' } })
      .toBuffer();
    const { body } = await upload(server.origin, client, { files: [fileOf('me.jpg', turned)], shape: 'square' });
    expect(body.data.media[0]?.widths.map(({ width }) => width)).toEqual([96, 320, 640]);
  });

  it('is shown to everyone with the person', async () => {
    const { client, user } = await build({ name: 'Xiomara' });
    const media = await uploadSquare(client, ['Xiomara in the nursery']);
    expect((await read(plain(media, 96))).status).toBe(404);
    const { status, body } = await show(client, media.id);
    expect(status).toBe(200);
    expect(body.data.avatar).toMatchObject({ id: media.id, alt: 'Xiomara in the nursery', width: 640 });
    expect(await cardOf(user.id)).toMatchObject({ avatarUrl: plain(media, 96) });
    expect((await read(plain(media, 96))).status).toBe(200);
    const { client: other } = await build();
    const found = await other.get<DirectoryPersonList>(`/users/search?search=${body.data.name}`);
    expect(found.body.data.data.find(({ person }) => person.id === user.id)?.person.avatarUrl).toBe(plain(media, 96));
  });

  it('is kept when left out of an update, and removed by null', async () => {
    const { client, user } = await build();
    const media = await uploadSquare(client);
    await show(client, media.id);
    expect((await client.put<CurrentUser>('/users', profile({}))).body.data.avatar?.id).toBe(media.id);
    expect((await show(client, null)).body.data.avatar).toBeNull();
    expect(await cardOf(user.id)).toMatchObject({ avatarUrl: null });
    expect((await read(plain(media, 96))).status).toBe(404);
  });

  it('can’t be someone else’s, a document or a missing file', async () => {
    const { client } = await build();
    const { client: other } = await build();
    const { body } = await upload(server.origin, client, { files: [pdfFile()] });
    for (const id of [(await uploadSquare(other)).id, body.data.media[0]?.id ?? '', crypto.randomUUID()]) {
      expect(await show(client, id)).toMatchObject({ status: 422, body: { errors: [{ field: 'avatarMediaId' }] } });
    }
  });

  it('can’t be cropped from a document', async () => {
    const { client } = await build();
    expect((await upload(server.origin, client, { files: [pdfFile()], shape: 'square' })).status).toBe(415);
  });

  it('can be restored for a day after removal, then its files are deleted', async () => {
    const { client } = await build();
    const [first, second] = [await uploadSquare(client), await uploadSquare(client)];
    await show(client, first.id);
    await show(client, second.id);
    await sweepLater(23);
    expect((await show(client, first.id)).status).toBe(200);
    await sweepLater(2);
    expect([await isKept(first.id), await isKept(second.id)]).toEqual([true, true]);
    await sweepLater(25);
    expect([await isKept(first.id), await isKept(second.id)]).toEqual([true, false]);
    expect((await read(plain(first, 96))).status).toBe(200);
  });

  it('is deleted if no profile ever used it; other files are kept', async () => {
    const { client } = await build();
    const never = await uploadSquare(client);
    const { body } = await upload(server.origin, client, { files: [await pictureFile()] });
    const whole = body.data.media[0]?.id ?? '';
    await sweepLater(25);
    expect([await isKept(never.id), await isKept(whole)]).toEqual([false, true]);
  });

  it('is removed with its file, and with the account', async () => {
    const { client, user } = await build();
    const media = await uploadSquare(client);
    await show(client, media.id);
    await client.call('DELETE', `/media/delete/${media.id}`);
    expect((await client.get<CurrentUser>('/users/view')).body.data.avatar).toBeNull();
    const last = await uploadSquare(client);
    await show(client, last.id);
    await client.get('/users/delete');
    expect(await cardOf(user.id)).toMatchObject({ name: 'Former member', avatarUrl: null });
    expect((await read(plain(last, 96))).status).toBe(404);
    await sweepLater(25);
    expect(await isKept(last.id)).toBe(false);
  });

  it('is one of several set concurrently; the others are released', async () => {
    const { client } = await build();
    const media = await Promise.all([1, 2, 3, 4].map(() => uploadSquare(client)));
    const answers = await Promise.all(media.map(({ id }) => show(client, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await sweepLater(25);
    const shown = (await client.get<CurrentUser>('/users/view')).body.data.avatar?.id;
    const kept = await Promise.all(media.map(async ({ id }) => ((await isKept(id)) ? id : null)));
    expect(kept.filter((id) => id !== null)).toEqual([shown]);
  });
});
