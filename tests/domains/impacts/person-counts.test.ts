/** The number of a person's impacts is stored, not counted for each answer. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recountPersonImpacts } from '#domains/impacts/server/public.ts';
import type { Impact, Leaderboard, TreesPlanted, UserProfile } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;
const db = () => server.database.db;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, db());
});
afterAll(() => server.close());

const YEARS = sql<object>`select user_id, impact_year, impacts, trees from impact_person_years where impacts > 0`;
const MONTHS = sql<object>`select user_id, month::text, impacts from impact_person_months where impacts > 0`;
const took = sql`impact_people p join impacts i on i.id = p.impact_id where i.is_public group by 1, 2`;
const month = sql`date_trunc('month', i.verified_at at time zone 'UTC')::date::text`;
const YEARS_DUE = sql<object>`
  select p.user_id, i.impact_year, count(*)::int as impacts, sum(i.trees) as trees from ${took}`;
const MONTHS_DUE = sql<object>`select p.user_id, ${month} as month, count(*)::int as impacts from ${took}`;

async function expectCounted(): Promise<void> {
  for (const [kept, due] of [[YEARS, YEARS_DUE] as const, [MONTHS, MONTHS_DUE] as const]) {
    const { rows } = await sql`${due} order by 1, 2`.execute(db());
    expect((await sql`${kept} order by 1, 2`.execute(db())).rows).toEqual(rows);
  }
}

/** A person's counts as visitors see them. */
async function countsOf(userId: string) {
  const visitor = createClient(server.origin);
  const boards = await Promise.all(
    (['all', 'year', 'month'] as const).map(async (period) =>
      dataOf(await visitor.get<Leaderboard>(`/users/leaderboard?period=${period}`)).top.find(
        ({ person }) => person.id === userId,
      ),
    ),
  );
  const profile = dataOf(await cast.owner.get<UserProfile>(`/users/view/${userId}`));
  const trees = dataOf(await visitor.get<TreesPlanted>(`/impact/trees/${userId}`)).total;
  return { boards: boards.map((row) => row?.verifiedImpacts), profile: profile.verifiedImpacts, trees };
}

describe('the counts of a person’s public impacts', () => {
  it('follow each decision, hiding, and who takes part', async () => {
    const { user, client } = await buildLoggedIn(server.origin, db());
    const first = await logImpact(cast.owner, { members: [user.id], measures: { trees: 30 } });
    const second = await logImpact(client, { measures: { trees: 4 } });
    await expectCounted();
    for (const { id } of [first, second]) await decide(cast.judge, id, { isVerified: true });
    await expectCounted();
    expect(await countsOf(user.id)).toEqual({ boards: [2, 2, 2], profile: 2, trees: 34 });
    await cast.admin.post('/impact/Hide', { impactId: first.id, isHide: true });
    await expectCounted();
    expect(await countsOf(user.id)).toEqual({ boards: [1, 1, 1], profile: 1, trees: 4 });
    await cast.admin.post('/impact/Hide', { impactId: first.id, isHide: false });
    await decide(cast.admin, second.id, { isVerified: null, reason: 'The pictures show another place.' });
    await expectCounted();
    expect(await countsOf(user.id)).toMatchObject({ profile: 1, trees: 30 });
    const [link] = dataOf(await client.get<Impact>(`/impact/${first.id}`)).members;
    expect((await client.call('DELETE', `/impact/member/delete/${link?.id}`)).status).toBe(200);
    await expectCounted();
    expect(await countsOf(user.id)).toMatchObject({ profile: 0, trees: 0 });
  });

  it('of an impact verified last year are on the leaderboard of all time alone', async () => {
    const { user, client } = await buildLoggedIn(server.origin, db());
    const ids = [await logImpact(client), await logImpact(client)].map(({ id }) => id);
    for (const id of ids) await decide(cast.judge, id, { isVerified: true });
    const lastYear = new Date(Date.UTC(new Date().getUTCFullYear(), 0) - 1);
    await sql`update impacts set verified_at = ${lastYear} where id = ${ids[0]}`.execute(db());
    await expectCounted();
    expect((await countsOf(user.id)).boards).toEqual([2, 1, 1]);
  });

  it('stay right when impacts with the same members are decided at once', async () => {
    const people = [await buildLoggedIn(server.origin, db()), await buildLoggedIn(server.origin, db())];
    const [one, other] = people.map(({ user }) => user.id);
    const logged = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        logImpact(cast.owner, {
          members: [
            [one, other],
            [other, one],
          ][index % 2] as string[],
          measures: { trees: index },
        }),
      ),
    );
    const decided = logged.map(({ id }, index) =>
      (index % 3 === 0 ? cast.admin : cast.judge).put(`/impact-verifcation/${id}`, { isVerified: true }),
    );
    expect((await Promise.all(decided)).map(({ status }) => status)).toEqual(logged.map(() => 200));
    await expectCounted();
  });

  it('are corrected by a recount where they are wrong, and left alone where they are right', async () => {
    await expectCounted();
    expect(await recountPersonImpacts(db())).toBe(0);
    await sql`update impact_person_years set impacts = impacts + 1 where user_id = ${cast.ownerId}`.execute(db());
    const another = sql`(select user_id from impact_person_months where user_id <> ${cast.ownerId} and impacts > 0 limit 1)`;
    await sql`delete from impact_person_months where user_id = ${another}`.execute(db());
    await expect(expectCounted()).rejects.toThrow();
    expect(await recountPersonImpacts(db())).toBe(2);
    await expectCounted();
    await sql`select recount_people_of_impacts()`.execute(db());
    await expectCounted();
  });
});
