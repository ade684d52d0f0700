import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markDeactivated } from '#domains/auth/server/accounts.repository.ts';
import type { GalleryItem, GalleryList, Impact } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, FIRST_DAY_YEAR, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { pdfFile, pictureFile, upload } from '../../support/uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundswell-gallery-'));
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

interface Shown {
  impact: Impact;
  picture: string;
  paper: string;
}

const keep = async (client: Client, ...files: File[]) =>
  dataOf(await upload(server.origin, client, { files })).media.map(({ id }) => id);

async function logPictured(client: Client, changes: Parameters<typeof logImpact>[1] = {}): Promise<Shown> {
  const media = await keep(client, await pictureFile('hill.jpg', 60, 40), pdfFile());
  const impact = await logImpact(client, { media, ...changes });
  const [picture = '', paper = ''] = media;
  return { impact, picture, paper };
}

async function showPictured(client: Client, changes: Parameters<typeof logImpact>[1] = {}): Promise<Shown> {
  const shown = await logPictured(client, changes);
  await decide(cast.judge, shown.impact.id, { isVerified: true });
  return shown;
}

const arrive = (traits: Parameters<typeof buildLoggedIn>[2] = {}) =>
  buildLoggedIn(server.origin, server.database.db, traits);
const visitor = () => createClient(server.origin);
const readGallery = async (client: Client, query: string) =>
  dataOf(await client.get<GalleryList>(`/media/users?${query}`));
const idsOf = async (client: Client, query: string) =>
  (await readGallery(client, query)).data.map(({ id }: GalleryItem) => id);

describe('listGallery', () => {
  it('shows everyone pictures of verified impacts, with the impact and the uploader', async () => {
    const { user, client } = await arrive({ name: 'Wanjiru', lastName: 'Otieno' });
    const { impact, picture, paper } = await showPictured(client, { sdgs: [14, 15] });
    const { data } = await readGallery(visitor(), 'model=Impact');
    const item = data.find(({ id }) => id === picture);
    expect(item).toMatchObject({
      type: 'Impact',
      media: { kind: 'picture', width: 60, height: 40 },
      impact: { id: impact.id, title: impact.title, slug: impact.slug, sdgs: [14, 15] },
      user: { id: user.id, name: 'Wanjiru Otieno' },
      isOwn: false,
    });
    expect(item?.media.url).not.toContain('signature=');
    expect(data.map(({ id }) => id)).not.toContain(paper);
    expect((await readGallery(client, 'model=Impact')).data.find(({ id }) => id === picture)?.isOwn).toBe(true);
  });

  it('shows pictures of pending, declined and hidden impacts only to their owner', async () => {
    const { user, client } = await arrive();
    const pending = await logPictured(client);
    const declined = await logPictured(client);
    await decide(cast.judge, declined.impact.id, { isVerified: false, reason: 'Nothing here shows what was done.' });
    const hidden = await showPictured(client);
    await cast.admin.post('/impact/Hide', { impactId: hidden.impact.id, isHide: true });
    for (const other of [visitor(), cast.stranger, cast.judge, cast.admin]) {
      expect(await idsOf(other, `model=Impact&userId=${user.id}`)).toEqual([]);
    }
    const own = await readGallery(client, `model=Impact&userId=${user.id}`);
    expect(own.data.map(({ id }) => id).toSorted()).toEqual(
      [pending, declined, hidden].flatMap(({ picture, paper }) => [picture, paper]).toSorted(),
    );
    expect(own.data.every(({ isOwn, media }) => isOwn && media.url.includes('signature='))).toBe(true);
    await cast.admin.post('/impact/Hide', { impactId: hidden.impact.id, isHide: false });
    expect(await idsOf(visitor(), `model=Impact&userId=${user.id}`)).toEqual([hidden.picture]);
  });

  it('also returns the caller’s own unused files, apart from the others', async () => {
    const { user, client } = await arrive();
    const { picture, paper } = await showPictured(client);
    const [loose = ''] = await keep(client, await pictureFile('loose.jpg', 40, 40));
    expect(await idsOf(client, `model=Impact&userId=${user.id}`)).toEqual([loose, paper, picture]);
    const apart = await readGallery(client, `model=user&userId=${user.id}`);
    expect(apart.data).toMatchObject([{ id: loose, type: 'user', impact: null, isOwn: true }]);
    expect(await idsOf(cast.stranger, `model=user&userId=${user.id}`)).toEqual([]);
    expect(await idsOf(client, `model=user&userId=${user.id}&sdg=13`)).toEqual([]);
  });

  it('leaves out impacts that are private to the caller', async () => {
    const { user, client } = await arrive();
    const { picture } = await showPictured(client);
    const rules = { email: 'private', contactNo: 'private', location: 'private', councils: 'public' };
    const seers = async () => {
      const found: boolean[] = [];
      for (const other of [visitor(), cast.stranger, cast.admin, client]) {
        const whole = await idsOf(other, 'model=Impact&page_size=100');
        const ofPerson = await idsOf(other, `model=Impact&userId=${user.id}`);
        expect(ofPerson.includes(picture)).toBe(whole.includes(picture));
        found.push(whole.includes(picture));
      }
      return found;
    };
    expect(await seers()).toEqual([true, true, true, true]);
    await client.post('/userPrivacyPolicy', { ...rules, impacts: 'members-only', leaderboard: 'public' });
    expect(await seers()).toEqual([false, true, true, true]);
    await client.put('/userPrivacyPolicy', { ...rules, impacts: 'private', leaderboard: 'public' });
    expect(await seers()).toEqual([false, false, true, true]);
  });

  it('keeps the pictures of people who have left, without a name and under no person', async () => {
    const { user, client } = await arrive({ name: 'Tunde', lastName: 'Balogun' });
    const { picture } = await showPictured(client);
    await server.database.db.transaction().execute((tx) => markDeactivated(tx, user.id));
    const { data } = await readGallery(visitor(), 'model=Impact');
    expect(data.find(({ id }) => id === picture)?.user).toMatchObject({ name: 'Former member', avatarUrl: null });
    expect(await idsOf(visitor(), `model=Impact&userId=${user.id}`)).toEqual([]);
  });

  it('shows a picture of two impacts once, and one of none that is verified not at all', async () => {
    const { user, client } = await arrive();
    const first = await showPictured(client, { sdgs: [2] });
    const second = await logImpact(client, { media: [first.picture], sdgs: [2] });
    await decide(cast.judge, second.id, { isVerified: true });
    const query = `model=Impact&userId=${user.id}&sdg=2`;
    const { data, meta } = await readGallery(visitor(), query);
    expect(data.map(({ id, impact }) => [id, impact?.id])).toEqual([[first.picture, second.id]]);
    expect(meta.total).toBe(1);
    const reopen = (id: string) => decide(cast.admin, id, { isVerified: null, reason: 'To be checked.' });
    await reopen(second.id);
    expect(await idsOf(visitor(), query)).toEqual([first.picture]);
    await reopen(first.impact.id);
    expect(await idsOf(visitor(), query)).toEqual([]);
  });

  it('filters by goal, year and person, sorts both ways and pages by cursor', async () => {
    const { user, client } = await arrive();
    const early = await showPictured(client, { sdgs: [4], impactYear: 2023, startDate: '2023-03-01', endDate: null });
    const middle = await showPictured(client, { sdgs: [4, 5] });
    const late = await showPictured(client, { sdgs: [5] });
    const of = `model=Impact&userId=${user.id}`;
    const all = [late, middle, early].map(({ picture }) => picture);
    for (const reader of [visitor(), cast.stranger]) {
      expect(await idsOf(reader, of)).toEqual(all);
      expect(await idsOf(reader, `${of}&sort=oldest`)).toEqual(all.toReversed());
      expect(await idsOf(reader, `${of}&sdg=4`)).toEqual([middle.picture, early.picture]);
      expect(await idsOf(reader, `${of}&sdg=4&impactYear=${FIRST_DAY_YEAR}`)).toEqual([middle.picture]);
      expect(await idsOf(reader, `${of}&impactYear=2023`)).toEqual([early.picture]);
    }
    expect(await idsOf(client, `${of}&sdg=4&impactYear=${FIRST_DAY_YEAR}`)).toEqual([middle.paper, middle.picture]);
    const first = await readGallery(visitor(), `${of}&page_size=2`);
    expect(first.meta).toMatchObject({ total: 3, totalPages: 2, totalIsExact: true });
    const next = await readGallery(visitor(), `${of}&page_size=2&cursor=${first.meta.nextCursor}`);
    expect([...first.data, ...next.data].map(({ id }) => id)).toEqual(all);
    expect(next.meta.nextCursor).toBeNull();
    const foreign = await visitor().get(`/media/users?${of}&sort=oldest&cursor=${first.meta.nextCursor}`);
    expect(foreign.status).toBe(422);
  });

  it('requires the model', async () => {
    expect((await visitor().get('/media/users')).status).toBe(422);
    expect((await visitor().get('/media/users?model=council')).status).toBe(422);
  });
});
