import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImpactReviewList } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { buildLoggedIn } from '../../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, FIRST_DAY_YEAR, logImpact } from '../../../support/impacts.ts';
import { logInEveryState } from '../../../support/impacts-in-every-state.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let cast: Cast;
let visitor: Client;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  visitor = createClient(server.origin);
  await logInEveryState(cast);
});
afterAll(() => server.close());

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
