import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserImpactSummary } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { buildLoggedIn, buildUser } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, FIRST_DAY_YEAR, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const summaryOf = async (userId: string) =>
  dataOf(await cast.owner.get<UserImpactSummary>(`/council/allimpactdataofuser/${userId}`));

const NOTHING = { impacts: 0, hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 };

describe('getUserImpactSummary', () => {
  it('sums the verified impacts of a person by year and by goal', async () => {
    const { user } = await buildLoggedIn(server.origin, server.database.db);
    expect(await summaryOf(user.id)).toEqual({ userId: user.id, totals: NOTHING, byYear: [], byGoal: [] });
    const first = await logImpact(cast.owner, {
      members: [user.id],
      sdgs: [2, 13],
      measures: { hours: 1.25, trees: 10 },
    });
    const second = await logImpact(cast.owner, {
      members: [user.id],
      impactYear: 2024,
      startDate: '2024-05-01',
      endDate: null,
      sdgs: [13],
      measures: { hours: 2, wasteKg: 7.5 },
    });
    await logImpact(cast.owner, { members: [user.id], measures: { trees: 1000 } });
    for (const { id } of [first, second]) await decide(cast.judge, id, { isVerified: true });
    const ofFirst = { ...NOTHING, impacts: 1, hours: 1.25, trees: 10 };
    const ofSecond = { ...NOTHING, impacts: 1, hours: 2, wasteKg: 7.5 };
    const ofBoth = { ...NOTHING, impacts: 2, hours: 3.25, trees: 10, wasteKg: 7.5 };
    expect(await summaryOf(user.id)).toEqual({
      userId: user.id,
      totals: ofBoth,
      byYear: [
        { year: 2024, totals: ofSecond },
        { year: FIRST_DAY_YEAR, totals: ofFirst },
      ],
      byGoal: [
        { sdg: 2, totals: ofFirst },
        { sdg: 13, totals: ofBoth },
      ],
    });
    await cast.admin.post('/impact/Hide', { impactId: first.id, isHide: true });
    expect((await summaryOf(user.id)).totals).toEqual(ofSecond);
  });

  it('refuses visitors, and answers 404 for a deactivated person', async () => {
    const path = (id: string) => `/council/allimpactdataofuser/${id}`;
    expect((await createClient(server.origin).get(path(cast.ownerId))).status).toBe(401);
    const former = await buildUser(server.database.db, { isActive: false });
    expect((await cast.owner.get(path(former.id))).status).toBe(404);
  });
});
