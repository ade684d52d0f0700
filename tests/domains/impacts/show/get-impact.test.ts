import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Impact } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { buildLoggedIn } from '../../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, idsOf, logImpact } from '../../../support/impacts.ts';
import { type ImpactsInEveryState, logInEveryState } from '../../../support/impacts-in-every-state.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let cast: Cast;
let visitor: Client;
let impacts: ImpactsInEveryState;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  visitor = createClient(server.origin);
  impacts = await logInEveryState(cast);
});
afterAll(() => server.close());

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
