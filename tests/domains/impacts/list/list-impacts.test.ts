import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImpactList } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { buildLoggedIn } from '../../../support/factories.ts';
import {
  buildCast,
  type Cast,
  CLEAN_UP,
  dataOf,
  decide,
  FIRST_DAY_YEAR,
  idsOf,
  logImpact,
  PLANTING,
} from '../../../support/impacts.ts';
import { type ImpactsInEveryState, logInEveryState } from '../../../support/impacts-in-every-state.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let cast: Cast;
let visitor: Client;
let impacts: ImpactsInEveryState;
const all = () => Object.values(impacts).map(({ id }) => id);
const newestFirst = (...ids: string[]) => [...ids].sort().reverse();

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  visitor = createClient(server.origin);
  impacts = await logInEveryState(cast);
});
afterAll(() => server.close());

describe('listImpacts', () => {
  it('shows each viewer what they may see, newest first', async () => {
    const { verified, old, other, declined } = impacts;
    const open = newestFirst(verified.id, old.id, other.id);
    expect(await idsOf(visitor, '/impact')).toEqual(open);
    const passerBy = await buildLoggedIn(server.origin, server.database.db);
    expect(await idsOf(passerBy.client, '/impact')).toEqual(open);
    expect(await idsOf(cast.owner, '/impact')).toEqual(newestFirst(...all()));
    expect(await idsOf(cast.judge, '/impact')).toEqual(newestFirst(...all().filter((id) => id !== impacts.hidden.id)));
    expect(await idsOf(cast.admin, '/impact')).toEqual(newestFirst(...all()));
    expect(await idsOf(cast.otherJudge, '/impact?isVerified=false')).toEqual([declined.id]);
  });

  it('lists and counts the same public impacts for everyone who asks for no others', async () => {
    const { verified, old, other } = impacts;
    for (const client of [visitor, cast.stranger, cast.owner, cast.judge, cast.admin]) {
      const path = '/impact?isVerified=true&isHidden=false';
      const { data, meta } = dataOf(await client.get<ImpactList>(path));
      expect(data.map(({ id }) => id)).toEqual(newestFirst(verified.id, old.id, other.id));
      expect(meta).toMatchObject({ total: 3, totalIsExact: true });
    }
  });

  it('shows each viewer their own likes and reasons, after others have read the list', async () => {
    const { old, declined, other } = impacts;
    const { owner, stranger, judge } = cast;
    const rowsFor = async (client: Client) =>
      new Map(dataOf(await client.get<ImpactList>('/impact')).data.map((row) => [row.id, row]));
    for (const _ of ['written', 'kept']) {
      const [ofVisitor, ofOwner, ofStranger, ofJudge] = [
        await rowsFor(visitor),
        await rowsFor(owner),
        await rowsFor(stranger),
        await rowsFor(judge),
      ];
      const readers = [ofVisitor, ofOwner, ofStranger, ofJudge];
      expect(readers.map((rows) => rows.get(old.id)?.isLiked)).toEqual([false, false, true, false]);
      expect(readers.map((rows) => rows.get(other.id)?.isOwn)).toEqual([false, false, true, false]);
      const reason = 'No pictures.';
      expect(readers.map((rows) => rows.get(declined.id)?.declineReason)).toEqual([
        undefined,
        reason,
        undefined,
        reason,
      ]);
    }
  });

  it('returns the fields a list needs', async () => {
    const { data } = dataOf(await cast.stranger.get<ImpactList>('/impact?impactYear=2022'));
    expect(data).toEqual([
      expect.objectContaining({
        id: impacts.old.id,
        slug: 'nettoyage-de-la-riviere',
        excerpt: impacts.old.description,
        memberCount: 0,
        likeCount: 1,
        isLiked: true,
        isOwn: false,
        cover: null,
        declineReason: null,
        owner: expect.objectContaining({ id: cast.ownerId, name: 'Amina Diallo' }),
      }),
    ]);
  });

  it('says when a misspelt search word was corrected', async () => {
    const metaOf = async (term: string) => dataOf(await visitor.get<ImpactList>(`/impact?search=${term}`)).meta;
    const guessed = await metaOf('mangrovse');
    expect(guessed).toMatchObject({ isSpellingGuessed: true });
    expect(guessed.total).toBeGreaterThan(0);
    const exact = await metaOf('mangrov');
    expect(exact).not.toHaveProperty('isSpellingGuessed');
    expect(exact.total).toBeGreaterThan(0);
  });

  it('shows a decline’s reason only to those involved', async () => {
    const reasonFor = async (client: Client) => {
      const { data } = dataOf(await client.get<ImpactList>('/impact?isVerified=false'));
      return data.map(({ declineReason }) => declineReason);
    };
    expect(await reasonFor(cast.owner)).toEqual(['No pictures.']);
    expect(await reasonFor(cast.otherJudge)).toEqual(['No pictures.']);
    expect(await reasonFor(visitor)).toEqual([]);
  });

  it.each<[query: string, ids: () => string[]]>([
    ['impactYear=2022', () => [impacts.old.id]],
    ['impactYear=2019', () => []],
    ['sdg=13', () => [impacts.old.id, impacts.verified.id]],
    [`sdg=13&impactYear=${FIRST_DAY_YEAR}`, () => [impacts.verified.id]],
    [`eventType=${CLEAN_UP}`, () => [impacts.old.id]],
    [`eventType=${PLANTING}&sdg=4`, () => [impacts.other.id]],
    ['location=lodz', () => [impacts.old.id]],
    ['location=Poland&sdg=14', () => []],
    ['isVerified=true', () => [impacts.other.id, impacts.old.id, impacts.verified.id]],
    ['isFeatured=true', () => []],
    ['isFeatured=false&sdg=4', () => [impacts.other.id]],
    ['isHidden=true', () => []],
    ['council=019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41', () => []],
    ['sort=oldest', () => [impacts.verified.id, impacts.old.id, impacts.other.id]],
    ['sort=mostLiked', () => [impacts.old.id, impacts.other.id, impacts.verified.id]],
    ['sort=lastVerified', () => [impacts.other.id, impacts.old.id, impacts.verified.id]],
    ['sort=lastVerified&isVerified=false', () => []],
  ])('filters and sorts by %s', async (query, ids) => {
    expect(await idsOf(visitor, `/impact?${query}`)).toEqual(ids());
  });

  it('shows a person’s hidden and pending impacts only to them', async () => {
    expect(await idsOf(visitor, `/impact?user=${cast.ownerId}`)).toEqual(
      newestFirst(impacts.verified.id, impacts.old.id, impacts.other.id),
    );
    expect(await idsOf(cast.owner, `/impact?user=${cast.ownerId}&isHidden=true`)).toEqual([impacts.hidden.id]);
    expect(await idsOf(visitor, `/impact?user=${cast.strangerId}`)).toEqual([impacts.other.id]);
  });

  it.each<[search: string, titles: string[]]>([
    ['mangroves', ['Planting mangroves at the Saloum']],
    ['MANGR', ['Planting mangroves at the Saloum']],
    ['mangroove', ['Planting mangroves at the Saloum']],
    ['angrov', ['Planting mangroves at the Saloum']],
    ['saloum planting', ['Planting mangroves at the Saloum']],
    ['salooum mangroove', ['Planting mangroves at the Saloum']],
    ['saloum composting', []],
    ['riviere', ['Nettoyage de la rivière']],
    ['Łódź', ['Nettoyage de la rivière']],
    ['lodz poland', ['Nettoyage de la rivière']],
    ['50%', ['Teaching composting 50% faster']],
    ['faster 50', ['Teaching composting 50% faster']],
    ['port-au-prince', ['Teaching composting 50% faster']],
    ['“co-op”', ['Teaching composting 50% faster']],
    ['co-up', []],
    ['at', ['Planting mangroves at the Saloum']],
    ['%', ['Teaching composting 50% faster', 'Nettoyage de la rivière', 'Planting mangroves at the Saloum']],
    ['zebra', []],
    ['hedges', []],
  ])('finds %s', async (search, titles) => {
    const { data } = dataOf(await visitor.get<ImpactList>(`/impact?search=${encodeURIComponent(search)}`));
    expect(data.map(({ title }) => title)).toEqual(titles);
  });

  it('finds a match for a word with very many variants', async () => {
    const words = Array.from({ length: 300 }, (_, index) => ({ word: `oyag${index}` }));
    await server.database.db.insertInto('impact_words').values(words).execute();
    expect(await idsOf(visitor, '/impact?search=oyag')).toEqual([impacts.old.id]);
    expect(await idsOf(visitor, '/impact?search=riviere%20oyag')).toEqual([impacts.old.id]);
    expect(await idsOf(visitor, '/impact?search=saloum%20oyag')).toEqual([]);
  });

  it.each([
    'page=0',
    'page_size=101',
    'sdg=18',
    'impactYear=1999',
    'sort=best',
    'cursor=nonsense',
    'page=200&page_size=100',
  ])('refuses %s', async (query) => {
    expect((await visitor.get(`/impact?${query}`)).status).toBe(422);
  });

  it('refuses an invalid token', async () => {
    expect((await visitor.get('/impact', { token: 'nonsense' })).status).toBe(401);
  });
});

describe('paging', () => {
  it('returns every row once by cursor and by page, even while rows are added', async () => {
    const writer = await buildLoggedIn(server.origin, server.database.db);
    for (let index = 0; index < 11; index += 1) {
      const { id } = await logImpact(writer.client, {
        sdgs: [17],
        impactYear: 2024,
        startDate: '2024-02-03',
        endDate: null,
      });
      await decide(cast.judge, id, { isVerified: true });
    }
    for (const sort of ['newest', 'oldest', 'mostLiked', 'lastVerified']) {
      const whole = await idsOf(visitor, `/impact?sdg=17&sort=${sort}`);
      expect(whole).toHaveLength(11);
      const byPage = [];
      for (const page of [1, 2, 3])
        byPage.push(...(await idsOf(visitor, `/impact?sdg=17&sort=${sort}&page=${page}&page_size=4`)));
      expect(byPage).toEqual(whole);
      const byCursor: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const path: string = `/impact?sdg=17&sort=${sort}&page_size=4${cursor && `&cursor=${cursor}`}`;
        const list: ImpactList = dataOf(await visitor.get<ImpactList>(path));
        byCursor.push(...list.data.map(({ id }) => id));
        cursor = list.meta.nextCursor;
        expect(list.meta).toMatchObject({ total: 11, totalPages: 3, totalIsExact: true });
      }
      expect(byCursor).toEqual(whole);
    }
    const first = dataOf(await visitor.get<ImpactList>('/impact?sdg=17&page_size=4'));
    const late = await logImpact(writer.client, { sdgs: [17] });
    await decide(cast.judge, late.id, { isVerified: true });
    const next = await idsOf(visitor, `/impact?sdg=17&page_size=4&cursor=${first.meta.nextCursor}`);
    expect(next).not.toContain(late.id);
    expect(next.filter((id) => first.data.some((row) => row.id === id))).toEqual([]);
  });

  it('refuses a cursor from another order', async () => {
    const { meta } = dataOf(await visitor.get<ImpactList>('/impact?page_size=1'));
    expect((await visitor.get(`/impact?sort=mostLiked&cursor=${meta.nextCursor}`)).status).toBe(422);
  });
});

describe('listImpacts by last verified', () => {
  it('puts what was logged early and verified late first, also for its owner and in the feed', async () => {
    const writer = await buildLoggedIn(server.origin, server.database.db);
    const early = await logImpact(writer.client, { title: 'Logged early', sdgs: [9] });
    const late = await logImpact(writer.client, { title: 'Logged late', sdgs: [9] });
    const pending = await logImpact(writer.client, { title: 'Never verified', sdgs: [9] });
    for (const { id } of [late, early]) await decide(cast.judge, id, { isVerified: true });
    for (const client of [visitor, writer.client, cast.admin]) {
      expect(await idsOf(client, '/impact?sdg=9&sort=lastVerified')).toEqual([early.id, late.id]);
      expect((await idsOf(client, '/impact?sort=lastVerified')).slice(0, 2)).toEqual([early.id, late.id]);
    }
    const feed = await (await fetch(`${server.origin}/feeds/impacts.xml`)).text();
    const titles = [...feed.matchAll(/<entry>.*?<title>(.*?)<\/title>/gs)].map(([, title]) => title);
    expect(titles.slice(0, 2)).toEqual(['Logged early', 'Logged late']);
    expect(feed).not.toContain(pending.id);
  });
});
