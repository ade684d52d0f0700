import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Visibility } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, idsOf, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;
let member: Client;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  member = (await buildLoggedIn(server.origin, server.database.db)).client;
});
afterAll(() => server.close());

async function buildDoer() {
  const { client, user } = await buildLoggedIn(server.origin, server.database.db);
  const impact = await logImpact(client);
  await decide(cast.judge, impact.id, { isVerified: true });
  const isListedFor = async (by: Client) => {
    const ids = await idsOf(by, `/impact?user=${user.id}`);
    expect(ids).toEqual(ids.length === 0 ? [] : [impact.id]);
    return ids.length === 1;
  };
  return { client, user, isListedFor };
}

it.each<[impacts: Visibility, isForVisitors: boolean, isForMembers: boolean]>([
  ['public', true, true],
  ['members-only', false, true],
  ['private', false, false],
])('GET /impact?user= respects impacts that are %s', async (impacts, isForVisitors, isForMembers) => {
  const { client, isListedFor } = await buildDoer();
  const rest = {
    email: 'private',
    contactNo: 'private',
    location: 'private',
    councils: 'public',
    leaderboard: 'public',
  };
  dataOf(await client.post('/userPrivacyPolicy', { ...rest, impacts }));
  expect(await isListedFor(createClient(server.origin))).toBe(isForVisitors);
  expect(await isListedFor(member)).toBe(isForMembers);
  for (const by of [client, cast.judge, cast.admin]) expect(await isListedFor(by)).toBe(true);
});

it('GET /impact?user= is empty for a person who has left, except to judges and admins', async () => {
  const { user, isListedFor } = await buildDoer();
  expect(await isListedFor(member)).toBe(true);
  const left = { deactivated_at: new Date() };
  await server.database.db.updateTable('users').set(left).where('id', '=', user.id).execute();
  expect(await isListedFor(member)).toBe(false);
  for (const by of [cast.judge, cast.admin]) expect(await isListedFor(by)).toBe(true);
});
