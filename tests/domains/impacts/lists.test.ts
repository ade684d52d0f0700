import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Impact, ImpactList, ImpactReviewList } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
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
} from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;
let visitor: Client;
/** One impact in every state, oldest first. */
let impacts: { verified: Impact; old: Impact; pending: Impact; declined: Impact; hidden: Impact; other: Impact };
const all = () => Object.values(impacts).map(({ id }) => id);
const newestFirst = (...ids: string[]) => [...ids].sort().reverse();

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  visitor = createClient(server.origin);
  const { owner, stranger, judge, admin } = cast;
  const verified = await logImpact(owner, { title: 'Planting mangroves at the Saloum', sdgs: [13, 14] });
  const old = await logImpact(owner, {
    title: 'Nettoyage de la rivière',
    impactYear: 2022,
    startDate: '2022-05-01',
    endDate: null,
    eventType: CLEAN_UP,
    sdgs: [6, 13],
    location: 'Łódź, Poland',
  });
  const pending = await logImpact(owner, { title: 'Counting wetland birds', members: [cast.judgeId] });
  const declined = await logImpact(owner, { title: 'Repairing bicycles' });
  const hidden = await logImpact(owner, { title: 'Planting hedges' });
  const other = await logImpact(stranger, {
    title: 'Teaching composting 50% faster',
    sdgs: [4],
    location: 'Co-op of Port-au-Prince',
    members: [cast.ownerId],
  });
  for (const { id } of [verified, old, hidden, other]) await decide(judge, id, { isVerified: true });
  await decide(judge, declined.id, { isVerified: false, reason: 'No pictures.' });
  dataOf(await admin.post('/impact/Hide', { impactId: hidden.id, isHide: true }));
  dataOf(await stranger.post('/like', { impactId: old.id, likeStatus: true, userId: cast.strangerId }));
  impacts = { verified, old, pending, declined, hidden, other };
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

describe('getImpact', () => {
  it.each<[name: keyof typeof impacts, visitor: number, stranger: number, judge: number, owner: number]>([
    ['verified', 200, 200, 200, 200],
    ['pending', 404, 404, 200, 200],
    ['declined', 404, 404, 200, 200],
    ['hidden', 404, 404, 404, 200],
  ])('shows a %s impact to the same people as the list', async (name, ...expected) => {
    const { id } = impacts[name];
    const clients = [visitor, cast.stranger, cast.otherJudge, cast.owner];
    const statuses = await Promise.all(clients.map(async (client) => (await client.get(`/impact/${id}`)).status));
    expect(statuses).toEqual(expected);
    expect((await cast.admin.get(`/impact/${id}`)).status).toBe(200);
  });

  it('is visible to its members', async () => {
    expect((await cast.judge.get<Impact>(`/impact/${impacts.pending.id}`)).body.data.canReview).toBe(false);
  });

  it('hides reasons, evidence and who declined from visitors', async () => {
    const impact = await logImpact(cast.owner);
    await decide(cast.judge, impact.id, { isVerified: false, reason: 'No pictures.' });
    dataOf(await cast.owner.put(`/impact/${impact.id}`, { title: 'With pictures' }));
    await decide(cast.judge, impact.id, { isVerified: true });
    const { reviews } = dataOf(await visitor.get<Impact>(`/impact/${impact.id}`));
    expect(reviews.map(({ event, by, reason, evidence }) => [event, by?.name ?? null, reason, evidence])).toEqual([
      ['submitted', 'Amina Diallo', null, null],
      ['declined', null, null, null],
      ['resubmitted', 'Amina Diallo', null, null],
      ['verified', 'Keiko Tanaka', null, null],
    ]);
  });

  it('answers 404 for an unknown id and 422 for a malformed one', async () => {
    expect((await visitor.get('/impact/019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41')).status).toBe(404);
    expect((await visitor.get('/impact/nonsense')).status).toBe(422);
  });
});

describe('listMyImpacts', () => {
  it('lists own and joined impacts in every state, with filters', async () => {
    const mine = await buildLoggedIn(server.origin, server.database.db);
    const own = await logImpact(mine.client, { title: 'Own pending' });
    const done = await logImpact(mine.client, {
      title: 'Own verified',
      impactYear: 2022,
      startDate: '2022-01-02',
      endDate: null,
      sdgs: [5],
    });
    const joined = await logImpact(cast.owner, { members: [mine.user.id] });
    await decide(cast.judge, done.id, { isVerified: true });
    const list = (query = '') => idsOf(mine.client, `/impact/user${query}`);
    expect(await list()).toEqual([joined.id, done.id, own.id]);
    expect(await list('?isOwn=true')).toEqual([done.id, own.id]);
    expect(await list('?isOwn=false')).toEqual([joined.id]);
    expect(await list('?state=verified')).toEqual([done.id]);
    expect(await list('?state=pending&sort=oldest')).toEqual([own.id, joined.id]);
    expect(await list('?impactYear=2022')).toEqual([done.id]);
    expect(await list('?sdg=5&search=verified')).toEqual([done.id]);
    expect((await visitor.get('/impact/user')).status).toBe(401);
  });
});

describe('review queues', () => {
  const queue = async (client: Client, path: string) =>
    dataOf(await client.get<ImpactReviewList>(path)).data.map(({ id }) => id);

  it('hold what the judge can still decide', async () => {
    const fresh = await logImpact(cast.owner, { impactYear: 2023, startDate: '2023-04-05', endDate: null });
    const own = await logImpact(cast.judge, { impactYear: 2023, startDate: '2023-04-05', endDate: null });
    const again = await logImpact(cast.owner, { impactYear: 2023, startDate: '2023-04-05', endDate: null });
    await decide(cast.judge, again.id, { isVerified: false, reason: 'No pictures.' });
    dataOf(await cast.owner.post(`/impact/appeal/${again.id}`, { reason: 'There are three.' }));
    const year = 'impactYear=2023';
    expect(await queue(cast.judge, `/impact-verifcation?${year}`)).toEqual([fresh.id]);
    expect(await queue(cast.otherJudge, `/impact-verifcation?${year}`)).toEqual([again.id, own.id, fresh.id]);
    expect(await queue(cast.otherJudge, `/impact-verifcation?${year}&isAppeal=true`)).toEqual([again.id]);
    expect(await queue(cast.otherJudge, `/impact-verifcation?${year}&isAppeal=false&sort=oldest`)).toEqual([
      fresh.id,
      own.id,
    ]);
    expect(await queue(cast.judge, `/impact-verifcation/new?${year}`)).toEqual([own.id, fresh.id]);
    expect(await queue(cast.judge, `/impact-verifcation/getall?${year}`)).toEqual([again.id, own.id, fresh.id]);
    expect(await queue(cast.judge, `/impact-verifcation/getall?${year}&reviewer=${cast.judgeId}`)).toEqual([again.id]);
    expect(await queue(cast.judge, `/impact-verifcation/getall?${year}&state=declined`)).toEqual([]);
    dataOf(await cast.admin.post('/impact/Hide', { impactId: fresh.id, isHide: true }));
    expect(await queue(cast.judge, `/impact-verifcation?${year}`)).toEqual([]);
    expect(await queue(cast.admin, `/impact-verifcation/new?${year}`)).toEqual([own.id]);
  });

  it('list pending impacts of every year, with counts from 2025 on', async () => {
    const title = 'Terracing the slope above Huaraz';
    const today = await logImpact(cast.owner, { title });
    const earlier = await logImpact(cast.owner, {
      title,
      impactYear: 2025,
      startDate: '2025-03-08',
      endDate: '2025-03-09',
    });
    const longAgo = await logImpact(cast.owner, {
      title,
      impactYear: 2021,
      startDate: '2021-03-08',
      endDate: '2021-03-09',
    });
    const of = async (path: string) =>
      dataOf(await cast.judge.get<ImpactReviewList>(`/impact-verifcation${path}search=huaraz`));
    for (const path of ['?', '/new?', '/getall?state=pending&']) {
      const { data, years } = await of(path);
      expect(data.map(({ id }) => id)).toEqual([longAgo.id, earlier.id, today.id]);
      expect(years.map(({ year }) => year)).toEqual(years.map((_, index) => (years[0]?.year ?? 0) - index));
      expect(years.at(-1)).toEqual({ year: 2025, total: 1, totalIsExact: true });
      expect(years.find(({ year }) => year === FIRST_DAY_YEAR)?.total).toBe(1);
    }
    const only2025 = await of('?impactYear=2025&');
    expect(only2025.data.map(({ id }) => id)).toEqual([earlier.id]);
    expect(only2025.years.find(({ year }) => year === FIRST_DAY_YEAR)?.total, 'whichever year is asked for').toBe(1);
    await decide(cast.judge, earlier.id, { isVerified: true });
    expect((await of('?')).years.at(-1)?.total).toBe(0);
    expect((await of('/verified?')).years.at(-1)?.total).toBe(1);
  });

  it('count up to a thousand of each year in a search', async () => {
    const { db } = server.database;
    const { id } = await logImpact(cast.owner, {
      title: 'Dredging the canal of Ouidah',
      impactYear: 2025,
      startDate: '2025-03-08',
      endDate: null,
    });
    const path = '/impact-verifcation/getall?search=ouidah';
    const countOf2025 = async () => dataOf(await cast.judge.get<ImpactReviewList>(path)).years.at(-1);
    await sql`
      insert into impacts (id, owner_id, title, impact_year, start_date, event_type_id, is_hidden)
      select gen_random_uuid(), owner_id, title, impact_year, start_date, event_type_id, n = 1000
      from impacts cross join generate_series(1, 1000) as n where id = ${id}`.execute(db);
    expect(await countOf2025()).toEqual({ year: 2025, total: 1000, totalIsExact: true });
    await sql`update impacts set is_hidden = false where title = 'Dredging the canal of Ouidah'`.execute(db);
    expect(await countOf2025()).toEqual({ year: 2025, total: 1000, totalIsExact: false });
    await sql`delete from impacts where title = 'Dredging the canal of Ouidah' and id <> ${id}`.execute(db);
  });

  it('hold verified impacts, optionally only the caller’s', async () => {
    const mine = await logImpact(cast.owner, { impactYear: 2020, startDate: '2020-04-05', endDate: null });
    const others = await logImpact(cast.owner, { impactYear: 2020, startDate: '2020-04-05', endDate: null });
    await decide(cast.judge, mine.id, { isVerified: true });
    await decide(cast.otherJudge, others.id, { isVerified: true });
    const path = '/impact-verifcation/verified?impactYear=2020';
    expect(await queue(cast.judge, path)).toEqual([others.id, mine.id]);
    expect(await queue(cast.judge, `${path}&isMine=true`)).toEqual([mine.id]);
    expect(await queue(cast.judge, `${path}&isMine=false`)).toEqual([others.id]);
    await decide(cast.admin, mine.id, { isVerified: null, reason: 'Looked at again' });
    expect(await queue(cast.judge, `${path}&isMine=true`)).toEqual([]);
  });

  it('total verified impacts as they’re decided and hidden, for each who may see them', async () => {
    const readTotal = async (client: Client) => {
      const path = '/impact-verifcation/verified?impactYear=2025&page_size=100';
      const { data, meta, years } = dataOf(await client.get<ImpactReviewList>(path));
      expect([meta.total, years.at(-1)?.total]).toEqual([data.length, data.length]);
      return meta.total;
    };
    const partaker = await buildLoggedIn(server.origin, server.database.db, { role: 'Judge' });
    const readTotals = () => Promise.all([cast.judge, partaker.client, cast.admin].map(readTotal));
    const before = await readTotal(cast.judge);
    const { id } = await logImpact(cast.owner, {
      members: [partaker.user.id],
      impactYear: 2025,
      startDate: '2025-06-01',
      endDate: null,
    });
    expect(await readTotals()).toEqual([before, before, before]);
    await decide(cast.judge, id, { isVerified: true });
    expect(await readTotals()).toEqual([before + 1, before + 1, before + 1]);
    await cast.admin.post('/impact/Hide', { impactId: id, isHide: true });
    expect(await readTotals()).toEqual([before, before + 1, before + 1]);
    await decide(cast.admin, id, { isVerified: null, reason: 'Looked at again' });
    expect(await readTotals()).toEqual([before, before, before]);
  });

  it.each(['', '/new', '/verified', '/getall'])('are for judges and admins: /impact-verifcation%s', async (path) => {
    expect((await visitor.get(`/impact-verifcation${path}`)).status).toBe(401);
    expect((await cast.stranger.get(`/impact-verifcation${path}`)).status).toBe(403);
    expect((await cast.admin.get(`/impact-verifcation${path}`)).status).toBe(200);
  });
});

describe('listImpactEventTypes', () => {
  it('lists the kinds of activity by name', async () => {
    const { data, meta } = dataOf(
      await visitor.get<{ data: { name: string }[]; meta: { total: number } }>('/impact-event-type'),
    );
    expect(data.map(({ name }) => name)).toContain('Planting');
    expect(data.map(({ name }) => name)).toEqual([...data.map(({ name }) => name)].sort());
    expect(meta.total).toBe(data.length);
  });
});
