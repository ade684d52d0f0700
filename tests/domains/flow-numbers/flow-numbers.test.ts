import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSums } from '#domains/flow-numbers/server/count/add-sums.repository.ts';
import type { CountedTransition } from '#domains/flow-numbers/server/count/counted.ts';
import { sweepFlowNumbers } from '#domains/flow-numbers/server/jobs.ts';
import type {
  CommunitySettingsState,
  FlowCountsInput,
  FlowMachine,
  FlowNumbers,
  ImpactBulkReview,
} from '#generated/types.gen.ts';
import { type CallOptions, createClient } from '../../support/client.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const DAY_MS = 86_400_000;
const TODAY = new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const SENT = { machine: 'login', from: 'editing', event: 'form.submitted', to: 'submitting' };
const TAKEN = { from: 'editing', event: 'form.submitted', to: 'submitting', outcome: null };

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  // What this process has counted is stored before it's read, and so before it's deleted.
  await machines();
  await sweepFlowNumbers(server.database.db, new Date(Date.now() + 10_000 * DAY_MS));
});

const send = (parts: Partial<FlowCountsInput>, options: CallOptions = {}, from?: string) =>
  createClient(server.origin, from).post(
    '/flow-counts',
    { device: 'desktop', transitions: [], durations: [], ...parts },
    options,
  );
const read = async (query: Record<string, string> = {}) =>
  dataOf(await cast.admin.get<FlowNumbers>(`/flow-numbers?${new URLSearchParams({ machine: 'login', ...query })}`));
const machines = async () => dataOf(await cast.admin.get<FlowMachine[]>('/flow-numbers/machines'));

const store = (...rows: Partial<CountedTransition>[]) =>
  server.database.db.transaction().execute((tx) =>
    addSums(tx, {
      transitions: rows.map((row) => ({
        ...{ ...SENT, day: TODAY, language: 'en', device: 'desktop', release: '1.0.0', outcome: '', count: 5 },
        ...row,
      })),
      stays: [],
    }),
  );

describe('countFlow', () => {
  it('adds what pages send to the sums of the day', async () => {
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        send({
          transitions: [{ ...SENT, count: 2 }],
          entered: [{ machine: 'login', state: 'submitting', count: 3 }],
          durations: [{ machine: 'login', state: 'submitting', bucket: 1, count: 2 }],
        }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.data])).toEqual(answers.map(() => [200, null]));
    const numbers = await read();
    expect(numbers).toMatchObject({
      machine: 'login',
      from: daysAgo(89),
      to: TODAY,
      isDemo: false,
      languages: ['en'],
      devices: ['desktop'],
      transitions: [{ ...TAKEN, count: 6 }],
      states: [{ state: 'submitting', entered: 9, ended: 0 }],
      days: [{ day: TODAY, count: 6 }],
    });
    expect(numbers.states[0]?.durations.slice(0, 3)).toEqual([0, 6, 0]);
    expect(numbers.releases).toEqual([{ release: '1.0.0', firstDay: TODAY, lastDay: TODAY }]);
    // Three stays haven't ended, which is too few to be shown.
    expect(numbers.hidden).toBe(1);
    expect(await machines()).toEqual([{ machine: 'login', count: 6, firstDay: TODAY, lastDay: TODAY }]);
  });

  it('needs no anti-forgery header, which a beacon can’t send', async () => {
    expect((await send({}, { withoutAntiForgery: true })).status).toBe(200);
  });

  it.each(['sec-gpc', 'dnt'])('adds nothing for who sends %s', async (header) => {
    expect((await send({ transitions: [{ ...SENT, count: 50 }] }, { headers: { [header]: '1' } })).status).toBe(200);
    expect((await read()).transitions).toEqual([]);
  });

  it('adds nothing while the community doesn’t count', async () => {
    const set = async (countsFlows: boolean) => {
      const { revision } = dataOf(await cast.admin.get<CommunitySettingsState>('/community-settings'));
      dataOf(await cast.admin.put(`/community-settings?revision=${revision}`, { countsFlows }));
    };
    await set(false);
    await send({ transitions: [{ ...SENT, count: 50 }] });
    await set(true);
    expect((await read()).transitions).toEqual([]);
    await send({ transitions: [{ ...SENT, count: 50 }] });
    expect((await read()).transitions).toEqual([{ ...TAKEN, count: 50 }]);
  });

  it('leaves out what can’t be, and refuses what is absurd', async () => {
    await send({
      transitions: [
        { ...SENT, to: 'loggedIn', count: 50 },
        { ...SENT, machine: 'lottery', count: 50 },
        { machine: 'impact', from: 'pending', event: 'impact.approved', to: 'verified', count: 50 },
      ],
    });
    await send({ release: '9.9.9', transitions: [{ ...SENT, count: 50 }] });
    expect(await machines()).toEqual([]);
    expect((await send({ transitions: [{ ...SENT, count: 101 }] })).status).toBe(422);
    expect((await send({ transitions: Array.from({ length: 201 }, () => ({ ...SENT, count: 1 })) })).status).toBe(422);
    expect((await send({ transitions: [{ ...SENT, count: -1 }] })).status).toBe(422);
  });

  it('adds no more from one address than its share', async () => {
    const forger = '203.0.113.66';
    for (let batch = 0; batch < 5; batch += 1) {
      expect((await send({ transitions: [{ ...SENT, count: 90 }] }, {}, forger)).status).toBe(200);
    }
    expect((await read()).transitions).toEqual([{ ...TAKEN, count: 180 }]);
  });
});

describe('the steps of lifecycles', () => {
  it('are counted where a call takes them, and not where it’s refused', async () => {
    for (let impact = 0; impact < 5; impact += 1) {
      const { id } = await logImpact(cast.owner);
      await decide(cast.judge, id, { isVerified: true });
      expect((await cast.judge.put(`/impact-verifcation/${id}`, { isVerified: true })).status).toBe(409);
    }
    const { id } = await logImpact(cast.owner);
    const headers = { 'sec-gpc': '1' };
    const decided = await cast.judge.put(`/impact-verifcation/${id}`, { isVerified: true }, { headers });
    expect(decided.status).toBe(200);
    const numbers = await read({ machine: 'impact' });
    expect(numbers.transitions).toEqual([
      { from: 'pending', event: 'impact.approved', to: 'verified', outcome: null, count: 5 },
    ]);
    expect(numbers.states.map(({ state, entered }) => [state, entered])).toEqual([
      ['pending.sent', 5],
      ['verified', 5],
    ]);
    expect(numbers.devices).toEqual([]);
  });

  it('are counted for each item of a bulk decision that succeeds, and for none that is refused', async () => {
    const logged = await Promise.all(Array.from({ length: 5 }, () => logImpact(cast.owner)));
    const decided = await logImpact(cast.owner);
    await decide(cast.judge, decided.id, { isVerified: false, reason: 'The pictures show another place.' });
    const ids = [decided.id, ...logged.map(({ id }) => id)];
    const answer = await cast.judge.post<ImpactBulkReview>('/impact-verifcation/update-verification-status', {
      ids,
      isVerified: true,
    });
    expect(dataOf(answer)).toMatchObject({ doneCount: 5, refusedCount: 1 });
    const numbers = await read({ machine: 'impact' });
    expect(numbers.transitions.map(({ event, count }) => [event, count])).toEqual([['impact.approved', 5]]);
    expect(numbers.states.find(({ state }) => state === 'verified')?.entered).toBe(5);
  });
});

describe('getFlowNumbers', () => {
  it('sums over whole months and the days around them', async () => {
    // Last year, so that all of it is kept.
    const day = (date: string) => `${new Date().getUTCFullYear() - 1}-${date}`;
    const days = ['03-30', '03-31', '04-01', '04-30', '05-01', '05-31', '06-01'].map(day);
    for (const [place, on] of days.entries()) await store({ day: on, count: 10 ** place });
    const sumOf = async (from: string, to: string) =>
      (await read({ from: day(from), to: day(to) })).transitions[0]?.count;
    expect(await sumOf('03-30', '06-01')).toBe(1_111_111);
    expect(await sumOf('03-31', '05-31')).toBe(111_110);
    expect(await sumOf('04-01', '05-31')).toBe(111_100);
    expect(await sumOf('04-02', '05-30')).toBe(11_000);
    expect(await sumOf('04-01', '04-30')).toBe(1_100);
    expect(await sumOf('05-02', '05-31')).toBe(100_000);
    const shown = await read({ from: day('04-29'), to: day('05-31') });
    expect(shown.days.map((one) => one.day)).toEqual(days.slice(3, 6));
  });

  it('narrows to a language, a kind of device and a release, and names all that there are', async () => {
    await store({ language: 'de', count: 5 }, { device: 'phone', count: 6 }, { release: '0.0.9', count: 7 });
    const countOf = async (query: Record<string, string>) => (await read(query)).transitions[0]?.count;
    expect(await countOf({})).toBe(18);
    expect(await countOf({ language: 'de' })).toBe(5);
    expect(await countOf({ device: 'phone' })).toBe(6);
    expect(await countOf({ release: '0.0.9' })).toBe(7);
    expect(await read({ language: 'fr' })).toMatchObject({
      transitions: [],
      languages: ['de', 'en'],
      devices: ['phone', 'desktop'],
      releases: [{ release: '0.0.9' }, { release: '1.0.0' }],
    });
  });

  it('hides how sums under five split, and them if they’re too few together', async () => {
    await store({ outcome: 'offline', count: 4 });
    expect(await read()).toMatchObject({ transitions: [], days: [] });
    await store({ count: 4 });
    expect(await read()).toMatchObject({
      transitions: [{ ...TAKEN, count: 8 }],
      days: [{ day: TODAY, count: 8 }],
      hidden: 2,
    });
    await store({ count: 1 });
    expect(await read()).toMatchObject({ transitions: [{ ...TAKEN, count: 9 }], hidden: 1 });
  });

  it('refuses days in the wrong order, and more than two years of them', async () => {
    const statusOf = async (from: string, to: string) =>
      (await cast.admin.get(`/flow-numbers?machine=login&from=${from}&to=${to}`)).status;
    expect(await statusOf(daysAgo(1), daysAgo(2))).toBe(422);
    expect(await statusOf(daysAgo(732), TODAY)).toBe(422);
    expect(await statusOf(daysAgo(731), TODAY)).toBe(200);
    expect(await statusOf('2026-02-31', TODAY)).toBe(422);
  });

  it.each(['/flow-numbers?machine=login', '/flow-numbers/machines'])('is for admins only: %s', async (path) => {
    expect((await createClient(server.origin).get(path)).status).toBe(401);
    for (const client of [cast.owner, cast.judge]) expect((await client.get(path)).status).toBe(403);
    expect((await cast.admin.get(path)).status).toBe(200);
  });
});

describe('the nightly sweep', () => {
  it('keeps two years, and a month until its last day is older', async () => {
    for (const day of [daysAgo(732), daysAgo(731), TODAY]) await store({ day });
    await sweepFlowNumbers(server.database.db);
    const rows = await server.database.db
      .selectFrom('flow_counts')
      .select([sql<string>`day::text`.as('on'), 'is_month'])
      .orderBy('day')
      .orderBy('is_month')
      .execute();
    const [months, days] = [true, false].map((isMonth) =>
      rows.filter(({ is_month }) => is_month === isMonth).map(({ on }) => on),
    );
    expect(days).toEqual([daysAgo(731), TODAY]);
    expect(months?.[0]?.slice(0, 7)).toBe(daysAgo(731).slice(0, 7));
    expect((await read({ from: daysAgo(731) })).days.map(({ day }) => day)).toEqual([daysAgo(731), TODAY]);
  });
});
