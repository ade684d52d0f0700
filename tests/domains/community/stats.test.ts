import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markDeactivated } from '#domains/auth/server/accounts.repository.ts';
import type { CommunityStats } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn, buildUser } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOTHING = { impacts: 0, hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 };
let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});

afterAll(() => server.close());

const readStats = async (client: Client = createClient(server.origin)) =>
  dataOf(await client.get<CommunityStats>('/stats'));
const totalsOfGoal = ({ goals }: CommunityStats, sdg: number) => goals.find((goal) => goal.sdg === sdg)?.totals;
const totalsOfYear = ({ years }: CommunityStats, year: number) => years.find((one) => one.year === year)?.totals;

describe('getCommunityStats', () => {
  it('sums public verified impacts by year, by goal and in total', async () => {
    expect((await readStats()).totals.impacts).toEqual(NOTHING);
    const measures = { hours: 1.5, people: 20, trees: 3, co2eKg: 0.1, wasteKg: 0.2 };
    const inYear = (impactYear: number) => ({ impactYear, startDate: `${impactYear}-05-01`, endDate: null, measures });
    const kept = await logImpact(cast.owner, { ...inYear(2024), sdgs: [13, 15] });
    const hidden = await logImpact(cast.owner, { ...inYear(2025), sdgs: [13] });
    const reopened = await logImpact(cast.owner, { ...inYear(2025), sdgs: [14] });
    const declined = await logImpact(cast.owner, { ...inYear(2025), sdgs: [14] });
    await logImpact(cast.owner, { ...inYear(2025), sdgs: [14] });
    for (const { id } of [kept, hidden, reopened]) await decide(cast.judge, id, { isVerified: true });
    await decide(cast.judge, declined.id, { isVerified: false, reason: 'Nothing shows that it was done.' });

    const before = await readStats();
    expect(before.totals.impacts).toEqual({ impacts: 3, hours: 4.5, people: 60, trees: 9, co2eKg: 0.3, wasteKg: 0.6 });
    expect(before.years.map(({ year }) => year)).toEqual([2024, 2025]);
    expect(totalsOfGoal(before, 13)).toMatchObject({ impacts: 2, hours: 3 });

    await cast.admin.post('/impact/Hide', { impactId: hidden.id, isHide: true });
    await decide(cast.admin, reopened.id, { isVerified: null, reason: 'To be checked.' });
    const after = await readStats();
    const ofOne = { impacts: 1, ...measures };
    expect(after.totals.impacts).toEqual(ofOne);
    expect(totalsOfYear(after, 2024)).toEqual(ofOne);
    expect(totalsOfYear(after, 2025)).toBeUndefined();
    expect(after.goals.map(({ sdg }) => sdg)).toEqual([13, 15]);
  });

  it('counts new members and verified impacts for the last 24 months', async () => {
    const { months } = await readStats();
    expect(months).toHaveLength(24);
    const thisMonth = new Date().toISOString().slice(0, 7);
    expect(months.at(-1)).toMatchObject({ month: thisMonth, impacts: 1 });
    expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
  });

  it('counts verified members until they deactivate their account', async () => {
    const { db } = server.database;
    const { members } = (await readStats()).totals;
    const person = await buildUser(db);
    await buildUser(db, { isVerified: false });
    const withOne = await readStats();
    expect(withOne.totals.members).toBe(members + 1);
    expect(withOne.months.at(-1)?.members).toBe(members + 1);
    await db.transaction().execute((tx) => markDeactivated(tx, person.id));
    expect((await readStats()).totals.members).toBe(members);
  });

  it('counts a member once their email address is verified', async () => {
    const { db } = server.database;
    const { members } = (await readStats()).totals;
    const { id } = await buildUser(db, { isVerified: false });
    await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', id).execute();
    await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', id).execute();
    expect((await readStats()).totals.members).toBe(members + 1);
  });

  it('returns pending work for judges, zeros for members and null for visitors', async () => {
    const { client: judge } = await buildLoggedIn(server.origin, server.database.db, { role: 'Judge' });
    const { work } = await readStats(judge);
    const impact = await logImpact(cast.owner);
    expect(work?.impactsToReview).toBeGreaterThan(0);
    expect((await readStats(judge)).work?.impactsToReview).toBe((work?.impactsToReview ?? 0) + 1);
    await decide(judge, impact.id, { isVerified: true });
    expect((await readStats(judge)).work).toEqual(work);
    expect((await readStats(cast.stranger)).work).toMatchObject({ impactsToReview: 0, impactAppeals: 0 });
    expect((await readStats()).work).toBe(null);
  });

  it('answers 401 for a foreign token', async () => {
    const answer = await createClient(server.origin).get('/stats', { token: 'none' });
    expect(answer.status).toBe(401);
  });
});
