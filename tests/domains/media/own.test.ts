import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GalleryItem, GalleryList, Impact, Media, OwnMediaList } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { foundApproved } from '../../support/councils.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { pdfFile, pictureFile, upload } from '../../support/uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundswell-own-'));
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

const arrive = () => buildLoggedIn(server.origin, server.database.db, { name: 'Wanjiru', lastName: 'Otieno' });
const keep = async (client: Client, ...files: File[]) =>
  dataOf(await upload(server.origin, client, { files })).media.map(({ id }) => id);
const readOwn = async (client: Client, query = '') => dataOf(await client.get<OwnMediaList>(`/media/mine?${query}`));
const idsOf = async (client: Client, query: string) => (await readOwn(client, query)).data.map(({ media }) => media.id);
const showProfile = async (client: Client, avatarMediaId: string) => {
  const profile = { name: 'Wanjiru', lastName: 'Otieno', location: 'Kisumu', contactNo: '+254 700 000000' };
  return dataOf(await client.put('/users', { ...profile, isTermsAgreed: true, avatarMediaId }));
};

describe('listMyMedia', () => {
  it('lists uploads with their sizes and uses', async () => {
    const { client } = await arrive();
    const [used = '', loose = '', paper = ''] = await keep(
      client,
      await pictureFile('used.jpg', 900, 600),
      await pictureFile('loose.jpg', 40, 40),
      pdfFile('list.pdf', 3000),
    );
    const impact = await logImpact(client, { media: [used, paper] });
    const council = await foundApproved(client, cast.admin, { councilTitle: 'Kisumu shore', coverId: used });
    await showProfile(client, used);
    const { data, meta, usedBytes, quotaBytes } = await readOwn(client);
    expect(meta.total).toBe(3);
    expect(data.map(({ media }) => media.id)).toEqual([paper, loose, used]);
    const [papers, looses, useds] = data;
    expect(papers).toMatchObject({ bytes: 3000, uses: [{ kind: 'impact', id: impact.id, state: 'waiting' }] });
    expect(looses?.uses).toEqual([]);
    expect(useds?.uses).toMatchObject([
      { kind: 'impact', id: impact.id, title: impact.title, slug: impact.slug, state: 'waiting' },
      { kind: 'council', id: council.id, title: 'Kisumu shore', state: 'shown' },
      { kind: 'profile', title: 'Wanjiru Otieno', state: 'shown' },
    ]);
    expect(usedBytes).toBe(data.reduce((sum, { bytes }) => sum + bytes, 0));
    expect(quotaBytes).toBe(1024 ** 3);
    await decide(cast.judge, impact.id, { isVerified: true });
    expect((await readOwn(client)).data[0]?.uses[0]?.state).toBe('shown');
    await cast.admin.post('/impact/Hide', { impactId: impact.id, isHide: true });
    expect((await readOwn(client)).data[0]?.uses[0]?.state).toBe('hidden');
  });

  it('filters by kind and use, sorts by size and pages by cursor', async () => {
    const { client } = await arrive();
    const [small = '', large = '', paper = ''] = await keep(
      client,
      await pictureFile('small.jpg', 20, 20),
      await pictureFile('large.jpg', 1200, 800),
      pdfFile('list.pdf', 200_000),
    );
    await logImpact(client, { media: [large] });
    expect(await idsOf(client, 'kind=document')).toEqual([paper]);
    expect(await idsOf(client, 'isUsed=true')).toEqual([large]);
    expect(await idsOf(client, 'isUsed=false&kind=picture')).toEqual([small]);
    expect(await idsOf(client, 'sort=oldest')).toEqual([small, large, paper]);
    const first = await readOwn(client, 'sort=largest&page_size=2');
    const next = await readOwn(client, `sort=largest&page_size=2&cursor=${first.meta.nextCursor}`);
    expect([...first.data, ...next.data].map(({ media }) => media.id)).toEqual([paper, large, small]);
    expect((await client.get(`/media/mine?sort=newest&cursor=${first.meta.nextCursor}`)).status).toBe(422);
  });

  it('lists only your own files', async () => {
    expect((await createClient(server.origin).get('/media/mine')).status).toBe(401);
    const { client } = await arrive();
    await keep(client, await pictureFile('mine.jpg', 30, 30));
    expect((await readOwn(cast.stranger)).data).toEqual([]);
  });
});

describe('getGalleryItem', () => {
  const statusFor = async (clients: Client[], id: string) => {
    const answers = clients.map(async (client) => (await client.get(`/media/users/${id}`)).status);
    return Promise.all(answers);
  };

  it('returns a picture as in the gallery, and private ones only to their owner', async () => {
    const { client } = await arrive();
    const [picture = '', paper = ''] = await keep(client, await pictureFile('hill.jpg', 60, 40), pdfFile());
    const impact = await logImpact(client, { media: [picture, paper] });
    const everyone = [createClient(server.origin), cast.stranger, cast.judge, client];
    expect(await statusFor(everyone, picture)).toEqual([404, 404, 404, 200]);
    await decide(cast.judge, impact.id, { isVerified: true });
    expect(await statusFor(everyone, picture)).toEqual([200, 200, 200, 200]);
    expect(await statusFor(everyone, paper)).toEqual([404, 404, 404, 200]);
    const item = dataOf(await cast.stranger.get<GalleryItem>(`/media/users/${picture}`));
    expect(item).toMatchObject({ id: picture, type: 'Impact', impact: { id: impact.id }, isOwn: false });
  });
});

describe('listGallery of people', () => {
  const rules = { email: 'private', contactNo: 'private', location: 'private', impacts: 'public', councils: 'public' };

  it('shows people’s pictures, except of people who are unlisted or have left', async () => {
    const { client, user } = await arrive();
    const [portrait = ''] = await keep(client, await pictureFile('portrait.jpg', 50, 50));
    await showProfile(client, portrait);
    const visitor = createClient(server.origin);
    // Other tests of this file leave pictures in the gallery too.
    const listed = async (reader: Client, query = '') =>
      dataOf(await reader.get<GalleryList>(`/media/users?model=user${query}`)).data.filter(
        (one) => one.user.id === user.id,
      );
    expect(await listed(visitor)).toMatchObject([
      { id: portrait, type: 'user', impact: null, user: { id: user.id, name: 'Wanjiru Otieno' } },
    ]);
    expect((await listed(visitor, `&userId=${user.id}`)).map(({ id }) => id)).toEqual([portrait]);
    expect(dataOf(await visitor.get<GalleryList>(`/media/users?model=user&userId=${cast.ownerId}`)).data).toEqual([]);
    await client.post('/userPrivacyPolicy', { ...rules, leaderboard: 'members-only' });
    expect(await Promise.all([visitor, cast.stranger].map(async (one) => (await listed(one)).length))).toEqual([0, 1]);
    await client.put('/userPrivacyPolicy', { ...rules, leaderboard: 'private' });
    expect(
      await Promise.all([visitor, cast.stranger, cast.admin].map(async (one) => (await listed(one)).length)),
    ).toEqual([0, 0, 1]);
    await client.put('/userPrivacyPolicy', { ...rules, leaderboard: 'public' });
    await client.call('DELETE', `/media/delete/${portrait}`);
    expect(await listed(visitor)).toEqual([]);
  });
});

describe('describeMedia', () => {
  const describeFile = (client: Client, id: string, alt: string | null) =>
    client.put<Media>(`/media/alt/${id}`, { alt });

  it('sets the alt text wherever the picture is used, on one line, or clears it', async () => {
    const { client } = await arrive();
    const [id = ''] = await keep(client, await pictureFile());
    const impact = await logImpact(client, { media: [id] });
    const { status, body } = await describeFile(client, id, '  Reeds\n at  dawn ');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, alt: 'Reeds at dawn' });
    expect((await readOwn(client)).data[0]?.media.alt).toBe('Reeds at dawn');
    expect(dataOf(await client.get<Impact>(`/impact/${impact.id}`)).media[0]?.alt).toBe('Reeds at dawn');
    for (const nothing of [null, '', '  ']) {
      expect(dataOf(await describeFile(client, id, nothing)).alt).toBeNull();
    }
    expect((await describeFile(client, id, 'a'.repeat(301))).status).toBe(422);
  });

  it('is for the uploader and admins; 404 for anyone else', async () => {
    const { client } = await arrive();
    const { client: other } = await arrive();
    const [id = ''] = await keep(client, await pictureFile());
    expect((await describeFile(other, id, 'Mine')).status).toBe(404);
    expect((await describeFile(createClient(server.origin), id, 'Mine')).status).toBe(401);
    expect((await describeFile(cast.judge, id, 'Mine')).status).toBe(404);
    const impact = await logImpact(client, { media: [id] });
    await decide(cast.judge, impact.id, { isVerified: true });
    expect((await describeFile(other, id, 'Mine')).status).toBe(403);
    expect(dataOf(await describeFile(cast.admin, id, 'Reeds')).alt).toBe('Reeds');
    expect((await readOwn(client)).data[0]?.media.alt).toBe('Reeds');
    expect((await describeFile(client, '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41', 'Gone')).status).toBe(404);
  });

  it('records only an admin’s actual changes to other people’s pictures', async () => {
    const { client } = await arrive();
    const [id = ''] = await keep(client, await pictureFile('reeds.jpg'));
    await describeFile(client, id, 'Reeds');
    const words = `${'é'.repeat(99)}and more`;
    for (const alt of ['Reeds', words, null]) expect((await describeFile(cast.admin, id, alt)).status).toBe(200);
    const entries = server.database.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', id)
      .orderBy('id');
    expect(await entries.execute()).toMatchObject([
      { action: 'media_described', subject_title: 'reeds.jpg', from_state: 'Reeds', to_state: `${'é'.repeat(99)}…` },
      { action: 'media_described', from_state: `${'é'.repeat(99)}…`, to_state: 'no description' },
    ]);
  });
});
