import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import type { CommunitySettingsState, CurrentUser, Impact, PointsEntryList, PointsRule } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact, POINTS } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/** 20 for the impact, 3 an hour up to 50, and nothing for trees: 70 for the measures of a test's impact. */
const OWN_RULE: PointsRule = {
  ...STANDARD_RULE,
  impact: 20,
  hours: { points: 3, per: 1, most: 50 },
  trees: { points: 1, per: 10, most: 0 },
  invitation: 25,
};
const OWN_POINTS = 70;

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterEach(() => setRule(STANDARD_RULE));
afterAll(() => server.close());

async function setRule(points: PointsRule): Promise<void> {
  const { revision } = dataOf(await cast.admin.get<CommunitySettingsState>('/community-settings'));
  dataOf(await cast.admin.put(`/community-settings?revision=${revision}`, { points }));
}
const read = async (client: Client, id: string) => dataOf(await client.get<Impact>(`/impact/${id}`));
const pointsOf = async (client: Client) => dataOf(await client.get<CurrentUser>('/users/view')).points;
const readSettings = async () => {
  const html = await (await fetch(server.origin, { headers: { accept: 'text/html' } })).text();
  const [, content = ''] = /name="page-settings" content="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as { pointsRule?: PointsRule };
};

describe('the rule for points', () => {
  it('gives the points for an impact that is verified from then on, each measure up to its maximum', async () => {
    const { client } = await buildLoggedIn(server.origin, server.database.db);
    await setRule(OWN_RULE);
    const { id } = await logImpact(client);
    expect((await decide(cast.judge, id, { isVerified: true })).pointsRule).toEqual(OWN_RULE);
    expect(await pointsOf(client)).toBe(OWN_POINTS);
    const [entry] = dataOf(await client.get<PointsEntryList>('/users/me/points')).data;
    expect(entry?.reason).toContain('20 for the impact; 50 for 24 hours (maximum).');
  });

  it('leaves an impact its points, also when they’re withdrawn', async () => {
    const { client } = await buildLoggedIn(server.origin, server.database.db);
    const { id } = await logImpact(client);
    expect((await decide(cast.judge, id, { isVerified: true })).pointsRule).toBeUndefined();
    await setRule(OWN_RULE);
    expect((await read(client, id)).pointsRule).toBeUndefined();
    expect(await pointsOf(client)).toBe(POINTS);
    await decide(cast.admin, id, { isVerified: null, reason: 'Logged twice.' });
    expect(await pointsOf(client)).toBe(0);
    await decide(cast.judge, id, { isVerified: true });
    expect(await pointsOf(client)).toBe(OWN_POINTS);
  });

  it('gives someone who comes back later what everyone else got', async () => {
    const { client, user } = await buildLoggedIn(server.origin, server.database.db);
    await setRule(OWN_RULE);
    const { id } = await logImpact(cast.owner, { members: [user.id] });
    dataOf(await client.put(`/impact/naming/${id}`, { tookPart: false }));
    await decide(cast.judge, id, { isVerified: true });
    await setRule(STANDARD_RULE);
    dataOf(await client.put(`/impact/naming/${id}`, { tookPart: true }));
    expect(await pointsOf(client)).toBe(OWN_POINTS);
  });

  it('is in the document as long as it isn’t the default', async () => {
    expect((await readSettings()).pointsRule).toBeUndefined();
    await setRule(OWN_RULE);
    expect((await readSettings()).pointsRule).toEqual(OWN_RULE);
    await setRule({ ...OWN_RULE, ...STANDARD_RULE });
    expect((await readSettings()).pointsRule).toBeUndefined();
  });

  it('refuses a step of nothing, naming the number', async () => {
    const rule = { ...STANDARD_RULE, hours: { points: 1, per: 0, most: 30 } };
    const { revision } = dataOf(await cast.admin.get<CommunitySettingsState>('/community-settings'));
    expect(await cast.admin.put(`/community-settings?revision=${revision}`, { points: rule })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'points.hours.per' }] },
    });
  });
});
