import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALL_TIME } from '#domains/leaderboard/server/standings.repository.ts';
import { PRIVATE_MEMBER } from '#domains/people/model.ts';
import type { CurrentUser, Leaderboard, LeaderboardRow, LeaderboardRowList } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildUser, PASSWORD } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact, POINTS } from '../../support/impacts.ts';
import { earn, showOnBoard } from '../../support/leaderboard.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let visitor: Client;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server.origin);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.updateTable('users').set({ deactivated_at: new Date() }).execute();
  cast = await buildCast(server.origin, server.database.db);
});

const topOf = async (client: Client, period = 'all') =>
  dataOf(await client.get<Leaderboard>(`/users/leaderboard?period=${period}`));
const namesOf = ({ top }: Leaderboard) => top.map(({ rank, person }) => `${rank} ${person.name}`);

describe('the leaderboard', () => {
  it('gives ties the same rank and skips the next ones', async () => {
    const { db } = server.database;
    for (const [name, points] of [
      ['Ada', 50],
      ['Bo', 40],
      ['Cy', 40],
      ['Di', 10],
    ] as const) {
      await earn(db, (await buildUser(db, { name, lastName: 'Lind' })).id, points);
    }
    const { top, total } = await topOf(visitor);
    expect(top.map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
    expect(total).toBe(4);
  });

  it('is empty for a period without points', async () => {
    const { db } = server.database;
    await earn(db, cast.ownerId, 50, new Date('2020-02-29T12:00:00Z'));
    expect(await topOf(cast.owner, 'month')).toEqual({
      period: 'month',
      top: [],
      own: null,
      ownCursor: null,
      total: 0,
    });
    expect(namesOf(await topOf(cast.owner))).toEqual(['1 Amina Diallo']);
  });

  it('follows points and impact counts through verification and reopening', async () => {
    const impact = await logImpact(cast.owner);
    await decide(cast.judge, impact.id, { isVerified: true });
    for (const period of ['all', 'year', 'month']) {
      const { own } = await topOf(cast.owner, period);
      expect(own).toMatchObject({ rank: 1, points: POINTS, verifiedImpacts: 1 });
    }
    await decide(cast.admin, impact.id, { isVerified: null, reason: 'The trees were counted twice.' });
    for (const period of ['all', 'year', 'month']) expect((await topOf(cast.owner, period)).own).toBeNull();
  });

  it('counts only the period’s impacts, and none where they are private', async () => {
    const { db } = server.database;
    const impact = await logImpact(cast.owner);
    await decide(cast.judge, impact.id, { isVerified: true });
    await db
      .updateTable('impacts')
      .set({ verified_at: new Date('2021-05-05T00:00:00Z') })
      .where('id', '=', impact.id)
      .execute();
    expect((await topOf(visitor, 'month')).top[0]?.verifiedImpacts).toBe(0);
    expect((await topOf(visitor)).top[0]?.verifiedImpacts).toBe(1);
    await showOnBoard(db, cast.ownerId, 'public');
    await db.updateTable('privacy_policies').set({ impacts: 'members-only' }).execute();
    expect((await topOf(visitor)).top[0]?.verifiedImpacts).toBeNull();
    expect((await topOf(cast.stranger)).top[0]?.verifiedImpacts).toBe(1);
  });

  it('leaves out private people, and hides the names of members-only ones from visitors', async () => {
    const { db } = server.database;
    const [hidden, half, open] = [cast.judgeId, cast.otherJudgeId, cast.ownerId];
    await earn(db, hidden, 90);
    await earn(db, half, 80);
    await earn(db, open, 70);
    await showOnBoard(db, hidden, 'private');
    await showOnBoard(db, half, 'members-only');
    expect(namesOf(await topOf(visitor))).toEqual(['1 Private member', '2 Amina Diallo']);
    for (const client of [cast.owner, cast.admin, cast.judge]) {
      expect(namesOf(await topOf(client))).toEqual(['1 Tomasz Nowak', '2 Amina Diallo']);
    }
    expect((await topOf(cast.judge)).own).toBeNull();
    expect((await topOf(cast.otherJudge)).own).toMatchObject({ rank: 1, points: 80 });
    expect(dataOf(await cast.judge.get<CurrentUser>('/users/view')).rank).toBeNull();
    expect(dataOf(await cast.owner.get<CurrentUser>('/users/view')).rank).toBe(2);
    await showOnBoard(db, hidden, 'public');
    expect(dataOf(await cast.owner.get<CurrentUser>('/users/view')).rank).toBe(3);
  });

  it('never identifies a private member to a visitor, not even in cursors', async () => {
    const { db } = server.database;
    const impact = await logImpact(cast.owner);
    await decide(cast.judge, impact.id, { isVerified: true });
    await showOnBoard(db, cast.ownerId, 'members-only');
    const path = '/users/leaderboard/list?page_size=1';
    const [{ person, ...row }] = dataOf(await visitor.get<LeaderboardRowList>(path)).data as [LeaderboardRow];
    expect(person).toEqual({ ...PRIVATE_MEMBER });
    expect(row).toEqual({ rank: 1, points: POINTS, verifiedImpacts: null, isPrivate: true });

    await earn(db, cast.strangerId, 1);
    await earn(db, cast.judgeId, 90);
    const first = await visitor.get<LeaderboardRowList>(path);
    const second = await visitor.get<LeaderboardRowList>(`${path}&cursor=${dataOf(first).meta.nextCursor}`);
    const above = await visitor.get<LeaderboardRowList>(`${path}&before=${dataOf(second).previousCursor}`);
    expect(dataOf(second).data.map(({ isPrivate }) => isPrivate)).toEqual([true]);
    expect(dataOf(above).data.map(({ person: { id } }) => id)).toEqual([cast.judgeId]);
    const { nextCursor } = dataOf(second).meta;
    const last = await visitor.get<LeaderboardRowList>(`${path}&cursor=${nextCursor}`);
    expect(dataOf(last).data.map(({ person: { id } }) => id)).toEqual([cast.strangerId]);
    for (const answer of [second, above, last]) {
      const cursors = [dataOf(answer).meta.nextCursor, dataOf(answer).previousCursor];
      const said = [
        JSON.stringify(answer.body),
        ...cursors.map((one) => Buffer.from(one ?? '', 'base64url').toString()),
      ];
      expect(said.join()).not.toMatch(new RegExp(`${cast.ownerId}|Amina|Diallo|diallo`));
    }
  });

  it('leaves out deactivated and unverified accounts', async () => {
    const { db } = server.database;
    await earn(db, cast.ownerId, 20);
    await earn(db, (await buildUser(db, { isActive: false })).id, 30);
    await earn(db, (await buildUser(db, { isVerified: false })).id, 30);
    expect(namesOf(await topOf(visitor))).toEqual(['1 Amina Diallo']);
  });

  it('stays correct under concurrent grants', async () => {
    const { db } = server.database;
    const people = await Promise.all(Array.from({ length: 8 }, () => buildUser(db)));
    await Promise.all(Array.from({ length: 40 }, (_, index) => earn(db, people[index % people.length]?.id ?? '', 10)));
    const { top, total } = await topOf(visitor);
    expect(total).toBe(8);
    expect(new Set(top.map(({ points, rank }) => `${points} ${rank}`))).toEqual(new Set(['50 1']));
  });

  it('treats an unverified account as a visitor', async () => {
    const { email, id } = await buildUser(server.database.db, { isVerified: false });
    await earn(server.database.db, id, 10);
    const client = createClient(server.origin);
    const answer = await client.post<{ accessToken: string }>('/login', { email, password: PASSWORD });
    expect(answer.body.status).toBe(202);
    client.token = answer.body.data.accessToken;
    expect((await topOf(client)).own).toBeNull();
  });

  it.each([
    ['period', '/users/leaderboard?period=week'],
    ['cursor', '/users/leaderboard/list?cursor=garbage'],
    ['cursor', `/users/leaderboard/list?cursor=${cursorOf('newest:', '0190a000-0000-7000-8000-000000000001')}`],
    ['before', `/users/leaderboard/list?before=${cursorOf('12; drop', '0190a000-0000-7000-8000-000000000001')}`],
    ['page', '/users/leaderboard/list?page=102&page_size=100'],
  ])('refuses a bad %s: %s', async (field, path) => {
    const answer = await visitor.get(path);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toContain(field);
  });

  it('returns an empty list when no one is ranked', async () => {
    const list = dataOf(await visitor.get<LeaderboardRowList>('/users/leaderboard/list'));
    expect(list).toMatchObject({ data: [], previousCursor: null, meta: { total: 0, nextCursor: null } });
    expect(ALL_TIME).toBe((await topOf(visitor)).period);
  });
});

function cursorOf(key: string, id: string): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}
