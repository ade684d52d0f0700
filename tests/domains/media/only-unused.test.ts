import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { News } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { foundApproved } from '../../support/councils.ts';
import { buildCast, type Cast, dataOf, logImpact } from '../../support/impacts.ts';
import { createNews, updateNews } from '../../support/news.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { pictureFile, upload } from '../../support/uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundswell-unused-'));
let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder });
  cast = await buildCast(server.origin, server.database.db);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const keep = async (client: Client) => {
  const [media] = dataOf(await upload(server.origin, client, { files: [await pictureFile('hill.jpg', 60, 40)] })).media;
  if (!media) throw new Error('Nothing was uploaded');
  return media;
};
const giveUp = (client: Client, id: string) => client.call('DELETE', `/media/delete/${id}?onlyUnused=true`);
const isThere = async (client: Client, id: string) => (await client.get(`/media/users/${id}`)).status === 200;

describe('deleteMedia of unused files only', () => {
  it('deletes an unused file', async () => {
    const { id } = await keep(cast.owner);
    expect((await giveUp(cast.owner, id)).status).toBe(200);
    expect(await isThere(cast.owner, id)).toBe(false);
    expect((await giveUp(cast.owner, id)).status).toBe(404);
  });

  it('keeps the pictures of an article, above it and in its text', async () => {
    const [cover, inText] = [await keep(cast.admin), await keep(cast.admin)];
    const content = `<p>a</p><img src="${inText.url}" alt="A row">`;
    const { id } = dataOf(await createNews(server.origin, cast.admin, { imagesUrl: cover.url, content, isLive: true }));
    const visitor = createClient(server.origin);
    const before = dataOf(await visitor.get<News>(`/news/${id}`));
    for (const media of [cover, inText]) {
      const { status, body } = await giveUp(cast.admin, media.id);
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'in_use' });
    }
    expect(before.images?.id).toBe(cover.id);
    expect(dataOf(await visitor.get<News>(`/news/${id}`))).toEqual(before);
    // A picture no longer in the article may be deleted.
    dataOf(await updateNews(server.origin, cast.admin, id, { imagesUrl: '' }));
    expect((await giveUp(cast.admin, cover.id)).status).toBe(200);
  });

  it('keeps the picture of a deleted article, which can be restored', async () => {
    const media = await keep(cast.admin);
    const { id } = dataOf(await createNews(server.origin, cast.admin, { imagesUrl: media.url }));
    dataOf(await cast.admin.call('DELETE', `/news/${id}`));
    expect((await giveUp(cast.admin, media.id)).status).toBe(409);
  });

  it('keeps pictures used by an impact, a council or a profile', async () => {
    const [impact, council, profile] = [await keep(cast.owner), await keep(cast.owner), await keep(cast.owner)];
    await logImpact(cast.owner, { media: [impact.id] });
    await foundApproved(cast.owner, cast.admin, { councilTitle: 'Hill people', coverId: council.id });
    const person = { name: 'Wanjiru', lastName: 'Otieno', location: 'Kisumu', contactNo: '+254 700 000000' };
    dataOf(await cast.owner.put('/users', { ...person, isTermsAgreed: true, avatarMediaId: profile.id }));
    for (const { id } of [impact, council, profile]) {
      expect((await giveUp(cast.owner, id)).status).toBe(409);
      expect(await isThere(cast.owner, id)).toBe(true);
    }
  });

  it('never deletes a picture that an article is concurrently adding', async () => {
    for (const _ of [1, 2, 3, 4, 5]) {
      const media = await keep(cast.admin);
      const [given, written] = await Promise.all([
        giveUp(cast.admin, media.id),
        createNews(server.origin, cast.admin, { imagesUrl: media.url }),
      ]);
      expect([`${given.status} ${written.status}`]).toContainEqual(expect.stringMatching(/^(200 422|409 201)$/));
    }
  });
});
