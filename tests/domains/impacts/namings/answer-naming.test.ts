import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  Impact,
  ImpactNaming,
  ImpactNamingList,
  NotificationList,
  PointsEntryList,
} from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { buildLoggedIn } from '../../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, idsOf, impactOf, logImpact, POINTS } from '../../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const answer = (client: Client, id: string, tookPart: boolean) =>
  client.put<ImpactNaming>(`/impact/naming/${id}`, { tookPart });
const namingsOf = async (client: Client, query = ''): Promise<ImpactNaming[]> =>
  dataOf(await client.get<ImpactNamingList>(`/impact/namings${query}`)).data;
const read = async (client: Client, id: string) => dataOf(await client.get<Impact>(`/impact/${id}`));
const pointsOf = async (client: Client): Promise<number[]> =>
  dataOf(await client.get<PointsEntryList>('/users/me/points')).data.map(({ points }) => points);
const told = async (client: Client, kind: string) =>
  dataOf(await client.get<NotificationList>('/general/notification')).data.filter((one) => one.kind === kind);
const member = (traits = {}) => buildLoggedIn(server.origin, server.database.db, traits);

/** How many public impacts are counted for someone. */
async function countedFor(userId: string): Promise<number> {
  const { rows } = await server.database.run(
    'select coalesce(sum(impacts), 0)::int as impacts from impact_person_years where user_id = $1',
    [userId],
  );
  return (rows[0] as { impacts: number }).impacts;
}

describe('answerNaming', () => {
  it('confirms, which the owner, judges and admins see, and nobody else', async () => {
    const { client, user } = await member({ name: 'Noor' });
    const { id } = await logImpact(cast.owner, { members: [user.id, cast.strangerId] });
    expect((await read(client, id)).naming).toBe('named');
    expect(dataOf(await answer(client, id, true))).toMatchObject({ id, state: 'confirmed', isOpen: true });
    expect(await read(client, id)).toMatchObject({ naming: 'confirmed', declinedNamings: null });
    const confirmedAs = async (reader: Client) =>
      (await read(reader, id)).members.map(({ confirmedAt }) => Boolean(confirmedAt));
    expect(await confirmedAs(cast.owner)).toEqual([true, false]);
    expect(await confirmedAs(cast.judge)).toEqual([true, false]);
    expect(await confirmedAs(cast.admin)).toEqual([true, false]);
    expect(await confirmedAs(cast.stranger)).toEqual([false, false]);
    expect(await read(cast.owner, id)).toMatchObject({ naming: null, declinedNamings: null });
    expect(await read(cast.judge, id)).toMatchObject({ naming: null, declinedNamings: 0 });
  });

  it('takes someone who wasn’t there out of it at once, and tells the owner without blame', async () => {
    const { client, user } = await member({ name: 'Inés', lastName: 'Quiroga' });
    const { id, title } = await logImpact(cast.owner, { members: [user.id] });
    expect(dataOf(await answer(client, id, false))).toMatchObject({ state: 'declined', isOpen: false });
    expect((await client.get(`/impact/${id}`)).status).toBe(404);
    expect((await read(cast.owner, id)).members).toEqual([]);
    expect(await read(cast.judge, id)).toMatchObject({ members: [], declinedNamings: 1 });
    expect(await idsOf(client, '/impact/user')).not.toContain(id);
    const [notice] = await told(cast.owner, 'member_removed');
    expect(notice).toMatchObject({ title: `Inés Quiroga wasn’t part of: ${title}`, actor: { id: user.id } });
    await decide(cast.judge, id, { isVerified: true });
    expect(await pointsOf(client)).toEqual([]);
    expect(await countedFor(user.id)).toBe(0);
  });

  it('gathers those who weren’t there in one notification of the owner', async () => {
    const owner = await member();
    const people = [await member({ name: 'Ari' }), await member({ name: 'Bo' })];
    const { id } = await logImpact(owner.client, { members: people.map(({ user }) => user.id) });
    for (const { client } of people) await answer(client, id, false);
    expect((await told(owner.client, 'member_removed')).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Bo Diallo and 1 other weren’t part of: /),
    ]);
  });

  it('withdraws the points of a verified impact and what is counted of it, and returns both', async () => {
    const { client, user } = await member();
    const { id } = await logImpact(cast.owner, { members: [user.id] });
    await decide(cast.judge, id, { isVerified: true });
    expect([await pointsOf(client), await countedFor(user.id)]).toEqual([[POINTS], 1]);
    await answer(client, id, false);
    expect([await pointsOf(client), await countedFor(user.id)]).toEqual([[-POINTS, POINTS], 0]);
    expect((await read(createClient(server.origin), id)).members).toEqual([]);
    expect(await read(client, id)).toMatchObject({ naming: 'declined' });
    await answer(client, id, true);
    await answer(client, id, false);
    await answer(client, id, true);
    expect(await pointsOf(client)).toEqual([POINTS, -POINTS, POINTS, -POINTS, POINTS]);
    expect(await countedFor(user.id)).toBe(1);
    await decide(cast.admin, id, { isVerified: null, reason: 'It was logged twice.' });
    expect((await pointsOf(client))[0]).toBe(-POINTS);
    const { rows } = await server.database.run('select points from users where id = $1', [user.id]);
    expect(rows).toEqual([{ points: 0 }]);
    await decide(cast.judge, id, { isVerified: true });
    expect((await pointsOf(client)).reduce((sum, one) => sum + one, 0)).toBe(POINTS);
  });

  it('returns no more than it took, so that an admin’s deduction stays', async () => {
    const { client, user } = await member();
    const { id } = await logImpact(cast.owner, { members: [user.id] });
    await decide(cast.judge, id, { isVerified: true });
    dataOf(await cast.admin.post(`/users/pointsAdded/${user.id}`, { points: 2 - POINTS, reason: 'Counted twice.' }));
    await answer(client, id, false);
    await answer(client, id, true);
    expect((await pointsOf(client)).slice(0, 2)).toEqual([2, -2]);
  });

  it('gives someone who returns after the decision what everyone got', async () => {
    const { client, user } = await member();
    const { id } = await logImpact(cast.owner, { members: [user.id] });
    await answer(client, id, false);
    await decide(cast.judge, id, { isVerified: true });
    await answer(client, id, true);
    expect(await pointsOf(client)).toEqual([POINTS]);
  });

  it('keeps the owner from naming them again, in whatever order', async () => {
    const { client, user } = await member({ name: 'Ife', lastName: 'Okafor' });
    const impact = await logImpact(cast.owner, { members: [user.id] });
    await answer(client, impact.id, false);
    const outdated = await cast.owner.put(`/impact/${impact.id}`, {
      title: 'Counted again',
      members: [user.id],
      revision: impact.revision,
    });
    expect(outdated.body.code).toBe('edited_meanwhile');
    const { revision } = await read(cast.owner, impact.id);
    const again = await cast.owner.put(`/impact/${impact.id}`, { members: [user.id], revision });
    expect(again.status).toBe(422);
    expect(again.body.errors).toEqual([{ field: 'members', message: expect.stringContaining('Ife Okafor') }]);
    expect((await cast.owner.put(`/impact/${impact.id}`, { members: [], revision })).status).toBe(200);
    expect((await read(cast.owner, impact.id)).members).toEqual([]);
    await answer(client, impact.id, true);
    const { revision: now, members } = await read(cast.owner, impact.id);
    expect(members).toHaveLength(1);
    expect((await cast.owner.put(`/impact/${impact.id}`, { members: [user.id], revision: now })).status).toBe(200);
  });

  it('keeps a judge who decided from returning, and someone who blocks the owner', async () => {
    const { id } = await logImpact(cast.owner, { members: [cast.otherJudgeId] });
    expect((await cast.otherJudge.put(`/impact-verifcation/${id}`, { isVerified: true })).status).toBe(403);
    await answer(cast.otherJudge, id, false);
    await decide(cast.otherJudge, id, { isVerified: true });
    expect((await answer(cast.otherJudge, id, true)).status).toBe(403);

    const owner = await member();
    const { client, user } = await member();
    const other = await logImpact(owner.client, { members: [user.id] });
    await answer(client, other.id, false);
    await client.post('/block', { id: owner.user.id });
    expect((await answer(client, other.id, true)).status).toBe(403);
    expect((await owner.client.post('/impact', impactOf({ members: [user.id] }))).status).toBe(422);
  });

  it('is only for those who were named, and changes nothing when repeated', async () => {
    const { client, user } = await member();
    const { id } = await logImpact(cast.owner, { members: [user.id] });
    expect((await answer(cast.owner, id, true)).status).toBe(404);
    expect((await answer(cast.stranger, id, false)).status).toBe(404);
    expect((await answer(createClient(server.origin), id, true)).status).toBe(401);
    expect((await client.put(`/impact/naming/${id}`, {})).status).toBe(422);
    await Promise.all([1, 2, 3].map(() => answer(client, id, false)));
    expect((await read(cast.judge, id)).declinedNamings).toBe(1);
  });
});

describe('listMyNamings', () => {
  it('lists what names the caller, by their answer, also what they can’t see any more', async () => {
    const { client, user } = await member();
    const first = await logImpact(cast.owner, { members: [user.id] });
    const second = await logImpact(cast.owner, { members: [user.id] });
    await logImpact(client, {});
    await answer(client, first.id, false);
    expect(await namingsOf(client)).toMatchObject([
      { id: second.id, state: 'named', isOpen: true, answeredAt: null, owner: { id: cast.ownerId } },
      { id: first.id, state: 'declined', isOpen: false },
    ]);
    expect((await namingsOf(client, '?state=named')).map(({ id }) => id)).toEqual([second.id]);
    const page = dataOf(await client.get<ImpactNamingList>('/impact/namings?page_size=1'));
    expect(page.meta).toMatchObject({ total: 2 });
    const next = dataOf(
      await client.get<ImpactNamingList>(`/impact/namings?page_size=1&cursor=${page.meta.nextCursor}`),
    );
    expect(next.data.map(({ id }) => id)).toEqual([first.id]);
    expect((await createClient(server.origin).get('/impact/namings')).status).toBe(401);
  });

  it('leaves out what an admin has hidden and the caller declined', async () => {
    const { client, user } = await member();
    const { id } = await logImpact(cast.owner, { members: [user.id] });
    await answer(client, id, false);
    await cast.admin.post('/impact/Hide', { impactId: id, isHide: true, reason: 'A face is recognisable.' });
    expect(await namingsOf(client)).toEqual([]);
    expect((await answer(client, id, true)).status).toBe(403);
  });
});
