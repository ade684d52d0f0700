import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GoalDetail } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { foundApproved, foundCouncil } from '../../support/councils.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, FIRST_DAY_YEAR, logImpact } from '../../support/impacts.ts';
import { letDeadlinePass, offer, offerOpen } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});

afterAll(() => server.close());

const readGoal = async (id: number, client = createClient(server.origin)) =>
  dataOf(await client.get<GoalDetail>(`/sdg/${id}`));

async function verified(changes: Parameters<typeof logImpact>[1]) {
  const { id } = await logImpact(cast.owner, changes);
  return decide(cast.judge, id, { isVerified: true });
}

describe('getGoal', () => {
  it('returns zeros and empty lists for a goal without impacts', async () => {
    expect(await readGoal(16)).toMatchObject({
      goal: { id: 16, slug: 'peace-justice-and-strong-institutions', impactCount: 0 },
      totals: { impacts: 0, hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 },
      years: [],
      councilCount: 0,
      opportunityCount: 0,
      latestImpacts: [],
      councils: [],
      opportunities: [],
    });
  });

  it('sums public impacts in total and by year', async () => {
    await verified({ sdgs: [7], impactYear: 2024, startDate: '2024-05-01', endDate: null, measures: { hours: 4 } });
    const latest = await verified({ sdgs: [7, 9], measures: { hours: 10.5, trees: 3 } });
    await verified({ sdgs: [9], measures: { hours: 100 } });
    const pending = await logImpact(cast.owner, { sdgs: [7], measures: { hours: 1000 } });
    const hidden = await verified({ sdgs: [7], measures: { hours: 1000 } });
    await cast.admin.post('/impact/Hide', { impactId: hidden.id, isHide: true });
    const { goal, totals, years, latestImpacts } = await readGoal(7);
    expect(goal.impactCount).toBe(2);
    expect(totals).toEqual({ impacts: 2, hours: 14.5, people: 0, trees: 3, co2eKg: 0, wasteKg: 0 });
    expect(years.map(({ year, totals: of }) => [year, of.impacts, of.hours])).toEqual([
      [2024, 1, 4],
      [FIRST_DAY_YEAR, 1, 10.5],
    ]);
    expect(latestImpacts[0]?.id).toBe(latest.id);
    expect(latestImpacts.map(({ id }) => id)).not.toContain(pending.id);
    expect(latestImpacts).toHaveLength(2);
  });

  it('lists and counts approved councils and open opportunities', async () => {
    const council = await foundApproved(cast.owner, cast.admin, { councilTitle: 'Wells of the north', sdgs: [6] });
    await foundCouncil(cast.owner, { councilTitle: 'Wells of the south', sdgs: [6] });
    const partner = (await buildLoggedIn(server.origin, server.database.db, { role: 'Partner' })).client;
    const staff = { partner, admin: cast.admin };
    const open = await offerOpen(staff, { title: 'A grant for wells', sdgs: [6] });
    await offer(partner, { title: 'A grant that waits', sdgs: [6] });
    const past = await offerOpen(staff, { title: 'A grant of last year', sdgs: [6] });
    await letDeadlinePass(server.database.db, past);
    const goal = await readGoal(6);
    expect(goal).toMatchObject({ councilCount: 1, opportunityCount: 1 });
    expect(goal.councils.map(({ id }) => id)).toEqual([council.id]);
    expect(goal.opportunities.map(({ id }) => id)).toEqual([open]);
  });

  it('marks what belongs to the caller', async () => {
    const { id } = await verified({ sdgs: [10] });
    const isOwnFor = async (client?: Cast['owner']) =>
      (await readGoal(10, client)).latestImpacts.find((impact) => impact.id === id)?.isOwn;
    expect([await isOwnFor(), await isOwnFor(cast.stranger), await isOwnFor(cast.owner)]).toEqual([false, false, true]);
  });

  it('refuses an unknown goal number', async () => {
    for (const id of ['0', '18', 'climate-action']) {
      expect((await createClient(server.origin).get(`/sdg/${id}`)).status).toBe(422);
    }
  });
});
