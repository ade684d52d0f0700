import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CouncilList, CouncilNameList } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { decideCouncil, foundApproved, foundCouncil, readCouncil } from '../../../support/councils.ts';
import { buildLoggedIn, type LoggedIn, type TestUser } from '../../../support/factories.ts';
import { dataOf } from '../../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

type Someone = LoggedIn & { user: TestUser };

let server: TestServer;
let visitor: Client;
let owner: Someone;
let stranger: Someone;
let admin: Someone;
const UNKNOWN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const db = () => server.database.db;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server.origin);
  owner = await buildLoggedIn(server.origin, db(), { name: 'Amina', lastName: 'Diallo' });
  stranger = await buildLoggedIn(server.origin, db(), { name: 'Diego', lastName: 'Ríos' });
  admin = await buildLoggedIn(server.origin, db(), { role: 'Admin', name: 'Aroha', lastName: 'Ngata' });
});
afterAll(() => server.close());

describe('listCouncils', () => {
  const idsOf = async (client: Client, query: string) =>
    dataOf(await client.get<CouncilList>(`/council?page_size=100&${query}`)).data.map(({ id }) => id);

  it('shows approved ones to everyone, their own in any state to owners, and all to admins', async () => {
    const approved = await foundApproved(owner.client, admin.client);
    const pending = await foundCouncil(owner.client);
    const declined = await foundCouncil(owner.client);
    await decideCouncil(admin.client, declined.id, { isApproved: false, reason: 'No.' });
    const all = [declined.id, pending.id, approved.id];
    const seenBy = async (client: Client, query = '') => (await idsOf(client, query)).filter((id) => all.includes(id));
    expect(await seenBy(visitor)).toEqual([approved.id]);
    expect(await seenBy(stranger.client)).toEqual([approved.id]);
    expect(await seenBy(owner.client)).toEqual(all);
    expect(await seenBy(admin.client)).toEqual(all);
    expect(await seenBy(admin.client, 'isApproved=false&isSubmited=false')).toEqual([pending.id]);
    expect(await seenBy(admin.client, 'isApproved=false&isSubmited=true')).toEqual([declined.id]);
    expect(await seenBy(stranger.client, 'isApproved=false&isSubmited=false')).toEqual([]);
    expect(await seenBy(visitor, 'isApproved=false')).toEqual([]);
    const summary = dataOf(await owner.client.get<CouncilList>('/council?isApproved=false&isSubmited=true')).data[0];
    expect(summary).toMatchObject({ id: declined.id, declineReason: 'No.', standing: 'owner', openRequestCount: 0 });
  });

  it('filters by words, goal and location, ignoring accents and case', async () => {
    const { id } = await foundApproved(owner.client, admin.client, {
      councilTitle: 'Cycle kitchen Żółw',
      location: 'Kraków, Poland',
      sdgs: [11],
    });
    for (const query of [
      'search=zolw',
      'search=CYCLE%20krakow',
      'search=kitch',
      'search=kitchn',
      'search=cyccle%20kitchen',
      'location=KRAKOW',
      'sdg=11&search=kitchen',
    ]) {
      expect(await idsOf(visitor, query), query).toContain(id);
    }
    for (const query of ['search=zolw%20dakar', 'location=dakar', 'sdg=12&search=kitchen']) {
      expect(await idsOf(visitor, query), query).not.toContain(id);
    }
  });

  it.each(['newest', 'oldest', 'title', 'members', 'impacts'])(
    'pages through all of them by cursor, however long their titles: %s',
    async (sort) => {
      for (const last of ['一', '二', '三', '四']) {
        await foundCouncil(owner.client, { councilTitle: `${'森'.repeat(112)}${sort}${last}` });
      }
      const whole = await idsOf(admin.client, `sort=${sort}`);
      const walked: string[] = [];
      let cursor: string | null = null;
      do {
        const from: string = cursor === null ? '' : `&cursor=${cursor}`;
        const { data, meta } = dataOf(await admin.client.get<CouncilList>(`/council?page_size=3&sort=${sort}${from}`));
        walked.push(...data.map(({ id }) => id));
        expect(meta.total).toBe(whole.length);
        cursor = meta.nextCursor;
      } while (cursor !== null);
      expect(walked).toEqual(whole);
      expect(new Set(walked).size).toBe(whole.length);
    },
  );

  it.each(['newest', 'oldest', 'title', 'members', 'impacts'])(
    'pages through what a search finds, whether it is approved or not: %s',
    async (sort) => {
      for (const title of ['Quince', 'Plum', 'Fig', 'Apple']) {
        const { id } = await foundCouncil(owner.client, {
          councilTitle: `${title} orchard, ${sort}`,
          location: 'Enugu',
        });
        if (title !== 'Fig') await decideCouncil(admin.client, id, { isApproved: true });
      }
      const search = `search=orchard%20${sort}&location=enugu&sort=${sort}&page_size=1`;
      const walk = async (client: Client) => {
        const walked: string[] = [];
        let cursor: string | null = null;
        do {
          const from: string = cursor === null ? '' : `&cursor=${cursor}`;
          const { data, meta } = dataOf(await client.get<CouncilList>(`/council?${search}${from}`));
          walked.push(...data.map(({ councilTitle }) => councilTitle.split(' ')[0] ?? ''));
          cursor = meta.nextCursor;
        } while (cursor !== null);
        return walked;
      };
      const everyones = { oldest: ['Quince', 'Plum', 'Fig', 'Apple'], title: ['Apple', 'Fig', 'Plum', 'Quince'] }[sort];
      const seen = await walk(owner.client);
      expect(await walk(admin.client)).toEqual(seen);
      expect(await walk(visitor)).toEqual(seen.filter((title) => title !== 'Fig'));
      if (everyones) expect(seen).toEqual(everyones);
      expect(seen).toHaveLength(4);
    },
  );

  it('refuses a cursor of another order', async () => {
    const { meta } = dataOf(await admin.client.get<CouncilList>('/council?page_size=3&sort=members'));
    const { status } = await admin.client.get(`/council?page_size=3&sort=title&cursor=${meta.nextCursor}`);
    expect(status).toBe(422);
    expect((await visitor.get('/council?sort=loudest')).status).toBe(422);
    expect((await visitor.get('/council?page_size=101')).status).toBe(422);
  });
});

describe('listCouncilNames', () => {
  it('lists approved ones by name', async () => {
    await foundApproved(owner.client, admin.client, { councilTitle: 'Zebra crossing' });
    await foundApproved(owner.client, admin.client, { councilTitle: 'Äpfel für alle' });
    await foundCouncil(owner.client, { councilTitle: 'Aardvarks in waiting' });
    const { data } = dataOf(await visitor.get<CouncilNameList>('/council/names?page_size=100'));
    const titles = data.map(({ councilTitle }) => councilTitle);
    expect(titles).not.toContain('Aardvarks in waiting');
    expect(titles.indexOf('Äpfel für alle')).toBeLessThan(titles.indexOf('Zebra crossing'));
    const found = dataOf(await visitor.get<CouncilNameList>('/council/names?search=apfel')).data;
    expect(found).toEqual([{ id: expect.any(String), councilTitle: 'Äpfel für alle', slug: 'apfel-fur-alle' }]);
  });
});

describe('getCouncil', () => {
  it('answers 404 for unknown councils', async () => {
    expect((await visitor.get(`/council/${UNKNOWN}`)).status).toBe(404);
    expect((await visitor.get('/council/7')).status).toBe(422);
    expect((await visitor.get(`/council/${UNKNOWN}`, { token: 'not.a.token' })).status).toBe(401);
  });

  it('hides the name of an owner who has left', async () => {
    const leaving = await buildLoggedIn(server.origin, db());
    const { id } = await foundApproved(leaving.client, admin.client);
    await db().updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', leaving.user.id).execute();
    expect((await readCouncil(visitor, id)).owner.name).toBe('Former member');
  });
});
