/** Concurrent requests have exactly one outcome; the others get a 409 that says what happened. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import type {
  CurrentUser,
  Impact,
  ImpactBulkReview,
  ImpactMemberFound,
  Like,
  PointsEntryList,
} from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { foundApproved, readCouncil } from '../../support/councils.ts';
import { buildLoggedIn, freshEmail, logIn, registrationOf, tokenOf } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, impactOf, logImpact, POINTS } from '../../support/impacts.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;
const db = () => server.database.db;
const REASON = 'The pictures show another place.';

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, db());
});
afterAll(() => server.close());

const pointsOf = async (client: Client) => dataOf(await client.get<CurrentUser>('/users/view')).points;
const read = async (id: string) => dataOf(await cast.admin.get<Impact>(`/impact/${id}`));

describe('two judges at the same time', () => {
  it.each([
    ['both approve', { isVerified: true }, { isVerified: true }],
    ['one approves, one declines', { isVerified: true }, { isVerified: false, reason: REASON }],
    ['both decline', { isVerified: false, reason: REASON }, { isVerified: false, reason: REASON }],
  ])('%s: the first decision wins, the second names who decided', async (_name, first, second) => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await buildLoggedIn(server.origin, db());
      const { id } = await logImpact(owner.client);
      const answers = await Promise.all([
        cast.judge.put<Impact>(`/impact-verifcation/${id}`, first),
        cast.otherJudge.put<Impact>(`/impact-verifcation/${id}`, second),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers.findIndex(({ status }) => status === 200);
      const loser = answers[1 - winner];
      expect(loser?.body.message).toMatch(
        winner === 0 ? /Keiko Tanaka (verified|declined) it/ : /Tomasz Nowak (verified|declined) it/,
      );
      const impact = await read(id);
      expect(impact.isVerified).toBe([first, second][winner]?.isVerified);
      expect(impact.reviews).toHaveLength(2);
      expect(await pointsOf(owner.client)).toBe(impact.isVerified ? POINTS : 0);
    }
  });
});

describe('the owner editing while a judge decides', () => {
  it('never decides on a version that the judge did not see', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, title } = await logImpact(cast.owner);
      const [edit, decision] = await Promise.all([
        cast.owner.put(`/impact/${id}`, { title: 'Something else', revision: 1 }),
        cast.judge.put(`/impact-verifcation/${id}`, { isVerified: true, revision: 1 }),
      ]);
      const impact = await read(id);
      if (decision.status === 200) {
        expect(edit.status).toBe(409);
        expect(edit.body.message).toMatch(/Keiko Tanaka verified it/);
        expect(impact).toMatchObject({ isVerified: true, title, revision: 1 });
      } else {
        expect([edit.status, decision.status]).toEqual([200, 409]);
        expect(decision.body.message).toMatch(/has been edited/);
        expect(impact).toMatchObject({ isVerified: null, title: 'Something else', revision: 2 });
      }
    }
  });
});

describe('a guest joining while a judge decides', () => {
  // The embedded database has one connection, where nothing waits for a lock.
  it.runIf(process.env['TEST_DATABASE_URL'])('waits for the impact before touching the inviter’s points', async () => {
    const owner = await buildLoggedIn(server.origin, db());
    const email = freshEmail('guest');
    const found = dataOf(await owner.client.get<ImpactMemberFound>(`/impact/member/invite?mailid=${email}`));
    const { id } = await logImpact(owner.client, { memberInvites: [found.invite?.id ?? ''] });
    const token = tokenOf(await createMailbox(server.origin).linkTo(email, /inviteid=/));
    const guest = createClient(server.origin);
    const decision = await db().startTransaction().execute();
    await sql`select from impacts where id = ${id} for update`.execute(decision);
    const joined = guest.post(`/add-invited-user?inviteid=${token}`, registrationOf(email));
    // Asked by the transaction itself, which would be ended if it were idle for long.
    const waiting = sql`select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`;
    await expect.poll(async () => (await waiting.execute(decision)).rows.length, { timeout: 60_000 }).toBe(1);
    await sql`select from users where id = ${owner.user.id} for no key update nowait`.execute(decision);
    await decision.commit().execute();
    expect((await joined).status).toBe(201);
    await decide(cast.judge, id, { isVerified: true });
    expect(await pointsOf((await logIn(server.origin, { email })).client)).toBe(POINTS);
    expect(await pointsOf(owner.client)).toBe(POINTS + STANDARD_RULE.invitation);
  });
});

describe('a decision', () => {
  // As above.
  it.runIf(process.env['TEST_DATABASE_URL'])('doesn’t wait for another that is still counting its impact', async () => {
    const [{ id: first }, { id: second }] = [await logImpact(cast.owner), await logImpact(cast.owner)];
    const other = await db().startTransaction().execute();
    await sql`select count_impact(${first}, 1)`.execute(other);
    await decide(cast.judge, second, { isVerified: true });
    await other.rollback().execute();
    expect((await read(second)).isVerified).toBe(true);
  });

  // As above.
  it.runIf(process.env['TEST_DATABASE_URL'])('doesn’t wait for another about an impact of its council', async () => {
    const { id: councilId } = await foundApproved(cast.owner, cast.admin);
    const [first, second] = [await logImpact(cast.owner, { councilId }), await logImpact(cast.owner, { councilId })];
    const other = await db().startTransaction().execute();
    await sql`select count_impact(${first.id}, 1), count_council_impact(${first.id}, 1)`.execute(other);
    await decide(cast.judge, second.id, { isVerified: true });
    await other.rollback().execute();
    expect((await readCouncil(cast.owner, councilId)).impactCount).toBe(1);
    await decide(cast.judge, first.id, { isVerified: true });
    expect((await readCouncil(cast.owner, councilId)).impactCount).toBe(2);
  });

  it('counts for its council, even if others decide at the same time', async () => {
    const { id: councilId } = await foundApproved(cast.owner, cast.admin);
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) ids.push((await logImpact(cast.owner, { councilId })).id);
    const judges = [cast.judge, cast.otherJudge, cast.admin];
    const review = (id: string, index: number, body: object) =>
      judges[index % 3]?.put(`/impact-verifcation/${id}`, body);
    const verified = await Promise.all(ids.map((id, index) => review(id, index, { isVerified: true })));
    expect(verified.map((answer) => answer?.status)).toEqual(ids.map(() => 200));
    const totals = async () => {
      const { rows } = await sql<{ impacts: number }>`
        select impacts::int from council_totals where council_id = ${councilId} and sdg = 0`.execute(db());
      return [rows.map(({ impacts }) => impacts), (await readCouncil(cast.owner, councilId)).impactCount];
    };
    expect(await totals()).toEqual([[6], 6]);
    await Promise.all(
      ids.slice(0, 3).map((id) => cast.admin.put(`/impact-verifcation/${id}`, { isVerified: null, reason: 'Again' })),
    );
    expect(await totals()).toEqual([[3], 3]);
  });
});

describe('the same request 50 times', () => {
  it('verifies once and gives points once, to the owner and each member', async () => {
    const owner = await buildLoggedIn(server.origin, db());
    const members = [await buildLoggedIn(server.origin, db()), await buildLoggedIn(server.origin, db())];
    const { id } = await logImpact(owner.client, { members: members.map(({ user }) => user.id) });
    const tries = Array.from({ length: 50 }, () => cast.judge.put(`/impact-verifcation/${id}`, { isVerified: true }));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    for (const { body } of refused) expect(body.message).toMatch(/verified: you verified it/);
    for (const { client } of [owner, ...members]) {
      expect(await pointsOf(client)).toBe(POINTS);
      expect(dataOf(await client.get<PointsEntryList>('/users/me/points')).meta.total).toBe(1);
    }
    expect((await read(id)).reviews).toHaveLength(2);
  });

  it('reopens once and reverses the points once', async () => {
    const owner = await buildLoggedIn(server.origin, db());
    const { id } = await logImpact(owner.client);
    await decide(cast.judge, id, { isVerified: true });
    const body = { isVerified: null, reason: 'Logged twice' };
    const tries = Array.from({ length: 50 }, () => cast.admin.put(`/impact-verifcation/${id}`, body));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await pointsOf(owner.client)).toBe(0);
  });

  it('likes once and unlikes once', async () => {
    const { id: impactId } = await logImpact(cast.owner);
    await decide(cast.judge, impactId, { isVerified: true });
    for (const likeStatus of [true, false]) {
      const body = { impactId, likeStatus, userId: cast.strangerId };
      const tries = Array.from({ length: 50 }, () => cast.stranger.post<Like>('/like', body));
      for (const answer of await Promise.all(tries)) {
        expect(dataOf(answer)).toEqual({ impactId, likeStatus, likeCount: likeStatus ? 1 : 0 });
      }
    }
  });

  it('edits once per revision', async () => {
    const { id } = await logImpact(cast.owner);
    const tries = Array.from({ length: 50 }, (_, index) =>
      cast.owner.put(`/impact/${id}`, { title: `Try ${index}`, revision: 1 }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await read(id)).revision).toBe(2);
  });
});

describe('concurrent decisions about the same people', () => {
  it('all succeed, and every total matches its ledger', async () => {
    const people = [];
    for (let index = 0; index < 4; index += 1) people.push(await buildLoggedIn(server.origin, db()));
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const [owner, ...rest] = [...people.slice(index % 4), ...people.slice(0, index % 4)];
      if (owner) ids.push((await logImpact(owner.client, { members: rest.map(({ user }) => user.id) })).id);
    }
    const judges = [cast.judge, cast.otherJudge, cast.admin];
    const answers = await Promise.all(
      ids.map((id, index) => judges[index % 3]?.put(`/impact-verifcation/${id}`, { isVerified: true })),
    );
    expect(answers.map((answer) => answer?.status)).toEqual(ids.map(() => 200));
    for (const { client, user } of people) {
      expect(await pointsOf(client)).toBe(12 * POINTS);
      const sums = dataOf(await cast.admin.put(`/users/pointsupdate?userId=${user.id}`));
      expect(sums).toMatchObject({ before: 12 * POINTS, after: 12 * POINTS });
    }
  });

  it('applies only one of two overlapping bulk decisions to each impact', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 10; index += 1) ids.push((await logImpact(cast.owner)).id);
    const path = '/impact-verifcation/update-verification-status';
    const [one, other] = await Promise.all([
      cast.judge.post<ImpactBulkReview>(path, { ids, isVerified: true }),
      cast.otherJudge.post<ImpactBulkReview>(path, { ids: [...ids].reverse(), isVerified: false, reason: REASON }),
    ]);
    expect(dataOf(one).doneCount + dataOf(other).doneCount).toBe(10);
    const done = [...dataOf(one).results, ...dataOf(other).results].filter(({ isDone }) => isDone);
    expect(new Set(done.map(({ id }) => id)).size).toBe(10);
    for (const { id, isVerified } of done) expect((await read(id)).isVerified).toBe(isVerified);
  });
});

describe('concurrent likes', () => {
  it('are all counted', async () => {
    const { id: impactId } = await logImpact(cast.owner, impactOf());
    await decide(cast.judge, impactId, { isVerified: true });
    const fans = [];
    for (let index = 0; index < 8; index += 1) fans.push(await buildLoggedIn(server.origin, db()));
    await Promise.all(
      fans.map(({ client, user }) => client.post('/like', { impactId, likeStatus: true, userId: user.id })),
    );
    expect((await read(impactId)).likeCount).toBe(8);
  });
});
