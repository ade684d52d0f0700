/** Concurrent requests: exactly one outcome, and matching counts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Council, CouncilMemberList } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import {
  askToJoin,
  contentOf,
  councilOf,
  foundApproved,
  foundCouncil,
  join,
  readCouncil,
} from '../../support/councils.ts';
import { buildLoggedIn, type LoggedIn, type TestUser } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

type Someone = LoggedIn & { user: TestUser };

const ROUNDS = 5;
let server: TestServer;
let owner: Someone;
let other: Someone;
let admin: Someone;
let otherAdmin: Someone;
const db = () => server.database.db;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildLoggedIn(server.origin, db());
  other = await buildLoggedIn(server.origin, db());
  admin = await buildLoggedIn(server.origin, db(), { role: 'Admin', name: 'Aroha', lastName: 'Ngata' });
  otherAdmin = await buildLoggedIn(server.origin, db(), { role: 'Admin', name: 'Tomasz', lastName: 'Nowak' });
});
afterAll(() => server.close());

const statusesOf = async (tries: Promise<{ status: number }>[]) =>
  (await Promise.all(tries)).map(({ status }) => status).sort();
const leave = (client: Client, linkId: string | null) => client.call('DELETE', `/council/member/delete/${linkId}`);
const membersOf = async (id: string) =>
  dataOf(await admin.client.post<CouncilMemberList>(`/council/user/memberlist?councilId=${id}`)).data;

describe('concurrent uses of the same title', () => {
  it('give it to one of two founders, ignoring case and accents', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const statuses = await statusesOf([
        owner.client.post('/council', councilOf({ councilTitle: `Água viva ${round}` })),
        other.client.post('/council', councilOf({ councilTitle: `AGUA  viva ${round}` })),
      ]);
      expect(statuses).toEqual([201, 409]);
    }
  });

  it('give it to one of twenty', async () => {
    const tries = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? owner : other).client.post('/council', councilOf({ councilTitle: 'Twenty at once' })),
    );
    expect((await statusesOf(tries)).filter((status) => status === 201)).toHaveLength(1);
  });

  it('give it to either a founder or an owner renaming theirs', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const council = await foundCouncil(owner.client);
      const councilTitle = `Renamed ${round}`;
      const statuses = await statusesOf([
        owner.client.put(`/council/${council.id}`, { ...contentOf(council), councilTitle }),
        other.client.post('/council', councilOf({ councilTitle })),
      ]);
      expect([
        [200, 409],
        [201, 409],
      ]).toContainEqual(statuses);
    }
  });

  it('refuse both of two owners swapping titles', async () => {
    const [one, two] = [await foundCouncil(owner.client), await foundCouncil(other.client)];
    const statuses = await statusesOf([
      owner.client.put(`/council/${one.id}`, { ...contentOf(one), councilTitle: two.councilTitle }),
      other.client.put(`/council/${two.id}`, { ...contentOf(two), councilTitle: one.councilTitle }),
    ]);
    expect(statuses).toEqual([409, 409]);
  });
});

describe('two concurrent admins', () => {
  it.each([
    ['both approve', { isApproved: true }, { isApproved: true }],
    ['one approves, one declines', { isApproved: true }, { isApproved: false, reason: 'No.' }],
    ['both decline', { isApproved: false, reason: 'No.' }, { isApproved: false, reason: 'No.' }],
  ])('%s: one decides, the other gets a 409 naming who did', async (_name, first, second) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await foundCouncil(owner.client);
      const answers = await Promise.all([
        admin.client.put<Council>(`/council/verify/${id}`, first),
        otherAdmin.client.put<Council>(`/council/verify/${id}`, second),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers.findIndex(({ status }) => status === 200);
      const name = winner === 0 ? /Aroha Ngata/ : /Tomasz Nowak/;
      expect(answers[1 - winner]?.body.message).toMatch(name);
      const { isApproved } = winner === 0 ? first : second;
      expect((await readCouncil(admin.client, id)).isApproved).toBe(isApproved);
      const told = await db().selectFrom('council_decisions').select('id').where('council_id', '=', id).execute();
      expect(told).toHaveLength(1);
    }
  });
});

describe('the same request 20 times', () => {
  it('is created once', async () => {
    const council = await foundApproved(owner.client, admin.client);
    const tries = Array.from({ length: 20 }, () =>
      other.client.post('/council/member/request', { councilId: council.id }),
    );
    const statuses = await statusesOf(tries);
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(await readCouncil(owner.client, council.id)).toMatchObject({ openRequestCount: 1 });
  });

  it('is accepted once', async () => {
    const council = await foundApproved(owner.client, admin.client);
    const { id: requestId } = await askToJoin(other.client, council.id);
    const tries = Array.from({ length: 20 }, (_, index) =>
      owner.client.put('/council/member/request-decision', { requestId, isApproved: index % 2 === 0 }),
    );
    expect((await statusesOf(tries)).filter((status) => status === 200)).toHaveLength(1);
    const { memberCount, openRequestCount } = await readCouncil(owner.client, council.id);
    expect(openRequestCount).toBe(0);
    expect(await membersOf(council.id)).toHaveLength(memberCount);
  });
});

describe('accepting against withdrawing', () => {
  it('has exactly one outcome', async () => {
    const council = await foundApproved(owner.client, admin.client);
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await buildLoggedIn(server.origin, db());
      const before = (await readCouncil(owner.client, council.id)).memberCount;
      const { id: requestId } = await askToJoin(one.client, council.id);
      const [accepted, withdrawn] = await Promise.all([
        owner.client.put('/council/member/request-decision', { requestId, isApproved: true }),
        leave(one.client, requestId),
      ]);
      expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409]);
      const after = await readCouncil(one.client, council.id);
      expect(after.standing).toBe(accepted.status === 200 ? 'member' : 'none');
      expect(after.memberCount).toBe(before + (accepted.status === 200 ? 1 : 0));
      expect((await readCouncil(owner.client, council.id)).openRequestCount).toBe(0);
    }
  });
});

describe('transferring against leaving', () => {
  it('never leaves a council without an owner', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const council = await foundApproved(owner.client, admin.client);
      const heir = await buildLoggedIn(server.origin, db());
      await join(heir.client, owner.client, council.id);
      const { membershipId } = await readCouncil(heir.client, council.id);
      const [given, left] = await Promise.all([
        owner.client.put(`/council/${council.id}`, { ...contentOf(council), ownerId: heir.user.id }),
        leave(heir.client, membershipId),
      ]);
      expect([
        [200, 409],
        [422, 200],
      ]).toContainEqual([given.status, left.status]);
      const members = await membersOf(council.id);
      expect(members.filter(({ councilRole }) => councilRole === 'owner')).toHaveLength(1);
      const { memberCount, owner: now } = await readCouncil(admin.client, council.id);
      expect(memberCount).toBe(members.length);
      expect(now.id).toBe(given.status === 200 ? heir.user.id : owner.user.id);
    }
  });
});

describe('removing a member 20 times', () => {
  it('removes and counts once', async () => {
    const council = await foundApproved(owner.client, admin.client);
    await join(other.client, owner.client, council.id);
    const { membershipId } = await readCouncil(other.client, council.id);
    const tries = Array.from({ length: 20 }, (_, index) =>
      leave([owner, other, admin][index % 3]?.client ?? owner.client, membershipId),
    );
    expect((await statusesOf(tries)).filter((status) => status === 200)).toHaveLength(1);
    expect((await readCouncil(owner.client, council.id)).memberCount).toBe(1);
  });
});

describe('the same link shared 20 times', () => {
  it('is shared once', async () => {
    const council = await foundApproved(owner.client, admin.client);
    const body = { councilId: council.id, title: 'Tides', url: 'https://example.org/tides' };
    const tries = Array.from({ length: 20 }, () => owner.client.post('/gdaresource/', body));
    expect((await statusesOf(tries)).filter((status) => status === 201)).toHaveLength(1);
    expect((await readCouncil(owner.client, council.id)).resourceCount).toBe(1);
  });
});
