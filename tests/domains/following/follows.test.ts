import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockedBetween, isBlocked } from '#domains/following/server/public.ts';
import type {
  DirectoryPersonList,
  FollowedList,
  FollowerList,
  Notification,
  SuggestionList,
} from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { foundApproved, foundCouncil, join } from '../../support/councils.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { follow, readFeed, setMuted, stateOf, unfollow } from '../../support/following.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const newcomer = (traits = {}) => buildLoggedIn(server.origin, server.database.db, traits);
const namesOf = (rows: readonly { person: { name: string } | null }[]) => rows.map(({ person }) => person?.name);
const followed = async (client: Client, query = '') => dataOf(await client.get<FollowedList>(`/follow${query}`));
const followers = async (client: Client, query = '') =>
  dataOf(await client.get<FollowerList>(`/follow/followers${query}`));
const blocked = async (client: Client) => dataOf(await client.get<FollowerList>('/block')).data;
const suggested = async (client: Client) => dataOf(await client.get<SuggestionList>('/follow/suggestions')).data;
const news = async (client: Client) =>
  dataOf(await client.get<{ data: Notification[] }>('/general/notification?kind=follower_added')).data;
const letAnHourPass = () =>
  server.database.run(`update notifications set created_at = created_at - interval '61 minutes'`);
const leave = (id: string, at: 'now()' | 'null') =>
  server.database.run(`update users set deactivated_at = ${at} where id = $1`, [id]);

describe('following a person', () => {
  it('is idempotent, counted, and listed for both', async () => {
    const [one, other] = [await newcomer({ name: 'Olga' }), await newcomer({ name: 'Pia' })];
    const id = other.user.id;
    expect(await stateOf(one.client, id)).toEqual({
      kind: 'person',
      id,
      isFollowed: false,
      isMuted: false,
      followsYou: false,
      isBlocked: false,
      followerCount: 0,
    });
    for (const _ of [1, 2]) expect(await follow(one.client, id)).toMatchObject({ isFollowed: true, followerCount: 1 });
    expect(await stateOf(other.client, one.user.id)).toMatchObject({ followsYou: true, isFollowed: false });
    expect(await followed(one.client)).toMatchObject({ data: [{ kind: 'person', council: null, isMuted: false }] });
    expect(namesOf((await followed(one.client)).data)).toEqual(['Pia Diallo']);
    expect((await followers(other.client)).data).toMatchObject([
      { person: { name: 'Olga Diallo' }, isFollowed: false },
    ]);
    expect((await followers(one.client)).data).toEqual([]);
    for (const _ of [1, 2])
      expect(await unfollow(one.client, id)).toMatchObject({ isFollowed: false, followerCount: 0 });
    expect((await followers(other.client)).data).toEqual([]);
  });

  it('is refused for oneself, and for anyone who isn’t there', async () => {
    const unknown = '019a5f2e-7c00-7a31-9d5c-000000000000';
    const gone = await newcomer({ name: 'Gone' });
    await leave(gone.user.id, 'now()');
    const self = await cast.owner.post('/follow', { kind: 'person', id: cast.ownerId });
    expect(self.body).toMatchObject({ status: 422, errors: [{ field: 'id' }] });
    for (const id of [unknown, gone.user.id]) {
      const refused = await cast.owner.post('/follow', { kind: 'person', id });
      expect(refused.body).toMatchObject({ status: 404, message: 'This person can’t be followed right now.' });
      expect((await cast.owner.get(`/follow/state?kind=person&id=${id}`)).status).toBe(404);
    }
    const mute = { kind: 'person', id: cast.strangerId, isMuted: true };
    expect((await cast.owner.put('/follow/mute', mute)).status).toBe(404);
  });

  it('goes no further than 2,000 people', async () => {
    const { client, user } = await newcomer();
    // Inserted as rows that nobody else sees: creating 2,000 accounts would take longer than all other tests here.
    await server.database.run(`
      begin;
      set local session_replication_role = replica;
      insert into person_follows (id, follower_id, person_id)
        select gen_random_uuid(), '${user.id}', gen_random_uuid() from generate_series(1, 2000);
      commit`);
    const refused = await client.post('/follow', { kind: 'person', id: cast.ownerId });
    expect(refused.body).toMatchObject({ status: 422, errors: [{ field: 'id' }] });
    await server.database.run(`delete from person_follows where follower_id = $1`, [user.id]);
  });

  it('counts no more than 10,000 followers', async () => {
    const star = await newcomer();
    await server.database.run(`
      begin;
      set local session_replication_role = replica;
      insert into person_follows (id, follower_id, person_id)
        select gen_random_uuid(), gen_random_uuid(), '${star.user.id}' from generate_series(1, 10001);
      commit`);
    const state = `/follow/state?kind=person&id=${star.user.id}`;
    for (let time = 0; time < 2; time += 1) {
      expect(dataOf(await cast.owner.get(state))).toMatchObject({ followerCount: 10_000 });
    }
    await server.database.run('delete from person_follows where person_id = $1', [star.user.id]);
  });

  it('pages both lists by cursor, and leaves out who has left until they return', async () => {
    const star = await newcomer({ name: 'Star' });
    const fans = [];
    for (const name of ['First', 'Second', 'Third']) {
      const fan = await newcomer({ name });
      await follow(fan.client, star.user.id);
      await follow(star.client, fan.user.id);
      fans.push(fan);
    }
    for (const list of [followers, followed]) {
      const page = await list(star.client, '?page_size=2');
      expect(namesOf(page.data)).toEqual(['Third Diallo', 'Second Diallo']);
      const next = await list(star.client, `?page_size=2&cursor=${page.meta.nextCursor}`);
      expect(namesOf(next.data)).toEqual(['First Diallo']);
      expect(next.meta).toMatchObject({ nextCursor: null, total: 3 });
      expect((await star.client.get(`/block?cursor=${page.meta.nextCursor}`)).status).toBe(422);
    }
    const second = fans[1]?.user.id ?? '';
    await leave(second, 'now()');
    expect(namesOf((await followers(star.client)).data)).toEqual(['Third Diallo', 'First Diallo']);
    expect((await followed(star.client)).meta.total).toBe(2);
    expect((await stateOf(cast.owner, star.user.id)).followerCount).toBe(2);
    await leave(second, 'null');
    expect((await stateOf(cast.owner, star.user.id)).followerCount).toBe(3);
  });

  it('is announced once an hour for all new followers, and never twice for the same one', async () => {
    const star = await newcomer({ name: 'Herald', role: 'Judge' });
    const [one, other] = [await newcomer({ name: 'Uno' }), await newcomer({ name: 'Due' })];
    await follow(one.client, star.user.id);
    await follow(other.client, star.user.id);
    expect(await news(star.client)).toMatchObject([
      {
        title: 'You have new followers',
        body: 'Uno Diallo started following you.',
        link: '/judge/following?view=followers',
        actor: { name: 'Uno Diallo' },
      },
    ]);
    await letAnHourPass();
    await unfollow(one.client, star.user.id);
    await follow(one.client, star.user.id);
    expect(await news(star.client)).toHaveLength(1);
    await follow((await newcomer()).client, star.user.id);
    expect(await news(star.client)).toHaveLength(2);
  });

  it('isn’t announced to someone who chose not to hear of it, or muted the follower', async () => {
    const [quiet, deaf, fan] = [await newcomer(), await newcomer(), await newcomer()];
    const choices = [{ kind: 'follower_added', way: 'none' }];
    dataOf(await quiet.client.put('/general/notification/choices', { choices }));
    await follow(deaf.client, fan.user.id);
    await setMuted(deaf.client, fan.user.id, true);
    for (const { client, user } of [quiet, deaf]) {
      await follow(fan.client, user.id);
      expect(await news(client)).toEqual([]);
    }
  });
});

describe('following a council', () => {
  it('is possible once it is approved', async () => {
    const pending = await foundCouncil(cast.owner);
    expect((await cast.stranger.post('/follow', { kind: 'council', id: pending.id })).body).toMatchObject({
      status: 404,
      message: 'This council can’t be followed right now.',
    });
    const { id, councilTitle } = await foundApproved(cast.owner, cast.admin);
    for (const _ of [1, 2]) {
      expect(await follow(cast.stranger, id, 'council')).toMatchObject({ isFollowed: true, followerCount: 1 });
    }
    expect(await setMuted(cast.stranger, id, true, 'council')).toMatchObject({ isMuted: true });
    expect((await followed(cast.stranger, '?kind=council')).data).toMatchObject([
      { kind: 'council', person: null, council: { id, councilTitle }, isMuted: true },
    ]);
    expect(await unfollow(cast.stranger, id, 'council')).toMatchObject({ isFollowed: false, followerCount: 0 });
  });
});

describe('blocking a person', () => {
  it('ends what each follows of the other, and doesn’t tell them', async () => {
    const [one, other] = [await newcomer({ name: 'Wary' }), await newcomer({ name: 'Rude' })];
    const { db } = server.database;
    await follow(one.client, other.user.id);
    await follow(other.client, one.user.id);
    for (const _ of [1, 2]) dataOf(await one.client.post('/block', { id: other.user.id }));
    for (const { client } of [one, other]) {
      expect((await followed(client)).data).toEqual([]);
      expect((await followers(client)).data).toEqual([]);
    }
    expect(await stateOf(one.client, other.user.id)).toMatchObject({ isBlocked: true, isFollowed: false });
    expect(await stateOf(other.client, one.user.id)).toMatchObject({ isBlocked: false, followsYou: false });
    expect((await other.client.post('/follow', { kind: 'person', id: one.user.id })).body).toMatchObject({
      status: 404,
      message: 'This person can’t be followed right now.',
    });
    expect((await one.client.post('/follow', { kind: 'person', id: other.user.id })).body).toMatchObject({
      status: 403,
      code: 'not_allowed',
    });
    expect([namesOf(await blocked(one.client)), await blocked(other.client)]).toEqual([['Rude Diallo'], []]);

    const between = async (viewer: string | null) => {
      const ids = sql`(values (${one.user.id}::uuid), (${other.user.id}::uuid), (${cast.ownerId}::uuid)) p (id)`;
      const { rows } = await sql<{ id: string }>`select id from ${ids} where ${blockedBetween('p.id', viewer)}`.execute(
        db,
      );
      return rows.map(({ id }) => id);
    };
    expect(await between(one.user.id)).toEqual([other.user.id]);
    expect(await between(other.user.id)).toEqual([one.user.id]);
    expect(await between(null)).toEqual([]);
    expect(await isBlocked(db, other.user.id, one.user.id)).toBe(true);
    expect(await isBlocked(db, other.user.id, cast.ownerId)).toBe(false);

    const found = async (client: Client, query: string) =>
      namesOf(dataOf(await client.get<DirectoryPersonList>(`/users/search?search=${query}`)).data);
    for (const [client, name] of [
      [one.client, 'Rude'],
      [other.client, 'Wary'],
    ] as const) {
      for (const query of [name, `${name}%20Diallo`]) {
        expect(await found(client, query)).toEqual([`${name} Diallo`]);
        for (const sort of ['relevance', 'newest', 'name']) {
          expect(await found(client, `${query}&withoutBlocked=true&sort=${sort}`), sort).toEqual([]);
        }
        expect(await found(cast.owner, `${query}&withoutBlocked=true`)).toEqual([`${name} Diallo`]);
      }
    }

    for (const _ of [1, 2]) {
      dataOf(await one.client.call('DELETE', `/block/${other.user.id}`));
    }
    expect(await blocked(one.client)).toEqual([]);
    expect((await followed(one.client)).data).toEqual([]);
    await follow(other.client, one.user.id);
    expect(await news(one.client)).toHaveLength(1);
  });

  it('is refused for oneself and for strangers to the community', async () => {
    expect((await cast.owner.post('/block', { id: cast.ownerId })).body).toMatchObject({ status: 422 });
    expect((await cast.owner.post('/block', { id: '019a5f2e-7c00-7a31-9d5c-000000000000' })).status).toBe(404);
  });

  it('wins over a follow at the same moment', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    await Promise.all([
      other.client.post('/follow', { kind: 'person', id: one.user.id }),
      one.client.post('/block', { id: other.user.id }),
      other.client.post('/follow', { kind: 'person', id: one.user.id }),
    ]);
    expect((await followers(one.client)).data).toEqual([]);
  });
});

describe('listSuggestions', () => {
  it('name what is in common where it may be seen, and leave out the followed and the blocked', async () => {
    const [me, fellow, hidden, neighbour] = [
      await newcomer({ name: 'Me' }),
      await newcomer({ name: 'Fellow' }),
      await newcomer({ name: 'Hidden' }),
      await newcomer({ name: 'Neighbour' }),
    ];
    await server.database.run(`update users set location = 'Ushuaia, Argentina' where id = any($1)`, [
      [me.user.id, neighbour.user.id, hidden.user.id],
    ]);
    const closed = { email: 'private', contactNo: 'private', location: 'private', impacts: 'private' };
    dataOf(await hidden.client.post('/userPrivacyPolicy', { ...closed, councils: 'private', leaderboard: 'private' }));
    const council = await foundApproved(me.client, cast.admin);
    for (const { client } of [fellow, hidden]) await join(client, me.client, council.id);
    for (const { client } of [me, neighbour, hidden]) {
      const { id } = await logImpact(client, { sdgs: [17] });
      await decide(cast.judge, id, { isVerified: true });
    }
    const found = await suggested(me.client);
    expect(found.find(({ person }) => person.id === fellow.user.id)).toMatchObject({
      reason: 'same_council',
      council: { id: council.id },
      sdg: null,
      place: null,
    });
    expect(found[0]).toMatchObject({
      person: { id: neighbour.user.id },
      reason: 'same_place',
      place: 'Ushuaia, Argentina',
    });
    expect(namesOf(found)).not.toContain('Hidden Diallo');
    expect(namesOf(found)).not.toContain('Me Diallo');
    await follow(me.client, fellow.user.id);
    dataOf(await neighbour.client.post('/block', { id: me.user.id }));
    const left = namesOf(await suggested(me.client));
    expect(left).not.toContain('Fellow Diallo');
    expect(left).not.toContain('Neighbour Diallo');
    expect((await readFeed(me.client)).meta.followsAnyone).toBe(true);
  });

  it('are the first of all with as much in common, without those who have left or are followed', async () => {
    const me = await newcomer({ name: 'Me' });
    const neighbours: string[] = [];
    for (let number = 0; number < 9; number += 1)
      neighbours.push((await newcomer({ name: `Neighbour ${number}` })).user.id);
    await server.database.run(`update users set location = 'Longyearbyen' where id = any($1)`, [
      [me.user.id, ...neighbours],
    ]);
    const idsOf = async () => (await suggested(me.client)).map(({ person }) => person.id);
    expect(await idsOf()).toEqual(neighbours.slice(0, 6));
    const [first = '', second, third = ''] = neighbours;
    await leave(first, 'now()');
    await follow(me.client, third);
    expect(await idsOf()).toEqual([second, ...neighbours.slice(3, 8)]);
    await leave(first, 'null');
    await unfollow(me.client, third);
    expect(await idsOf()).toEqual(neighbours.slice(0, 6));
  });
});
