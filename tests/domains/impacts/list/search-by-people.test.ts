/** The search for impacts by the names of the people who took part. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImpactList, Visibility } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { buildLoggedIn } from '../../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, idsOf, logImpact } from '../../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let cast: Cast;
let visitor: Client;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  visitor = createClient(server.origin);
});
afterAll(() => server.close());

const pathFor = (search: string) => `/impact?search=${encodeURIComponent(search)}`;
const found = (client: Client, search: string) => idsOf(client, pathFor(search));

/** Someone with an impact of their own, and one of another person in which they took part. */
async function buildDoer(name: string, lastName: string) {
  const doer = await buildLoggedIn(server.origin, server.database.db, { name, lastName });
  const own = await logImpact(doer.client, { title: 'Wells', location: 'Thiès' });
  const joined = await logImpact(cast.owner, { title: 'Hedges', location: 'Kaolack', members: [doer.user.id] });
  for (const { id } of [own, joined]) await decide(cast.judge, id, { isVerified: true });
  return { ...doer, impacts: [own.id, joined.id].sort().reverse() };
}

const keepPrivate = async (client: Client, impacts: Visibility) =>
  dataOf(
    await client.post('/userPrivacyPolicy', {
      email: 'private',
      contactNo: 'private',
      location: 'private',
      councils: 'public',
      leaderboard: 'public',
      impacts,
    }),
  );

describe('listImpacts by the names of those who took part', () => {
  it('finds what they logged and what they joined, accents and case aside', async () => {
    const { impacts } = await buildDoer('Zélie', 'Quenneville');
    for (const search of ['Zélie Quenneville', 'quenneville', 'zelie', 'quennevil']) {
      expect([search, await found(visitor, search)]).toEqual([search, impacts]);
    }
    expect(await found(visitor, 'Zélie Diallo')).toEqual([]);
  });

  it('counts them, in any order and in a year, and says nothing of misspellings', async () => {
    const { impacts } = await buildDoer('Oluwaseun', 'Adebowale');
    for (const rest of ['', '&sort=oldest', '&sort=mostLiked', `&impactYear=${new Date().getFullYear()}`]) {
      const { data, meta } = dataOf(await visitor.get<ImpactList>(`${pathFor('oluwaseun adebowale')}${rest}`));
      expect([rest, data.map(({ id }) => id).sort()]).toEqual([rest, [...impacts].sort()]);
      expect(meta).toMatchObject({ total: 2, totalIsExact: true });
      expect(meta.isSpellingGuessed ?? false).toBe(false);
    }
  });

  it('finds them beside the impacts with these words in their titles', async () => {
    const { impacts } = await buildDoer('Terrace', 'Wollongong');
    const titled = await logImpact(cast.owner, { title: 'A garden for Wollongong Terrace' });
    await decide(cast.judge, titled.id, { isVerified: true });
    expect(await found(visitor, 'wollongong terrace')).toEqual([titled.id, ...impacts]);
  });

  it.each<[impacts: Visibility, isForVisitors: boolean, isForMembers: boolean]>([
    ['public', true, true],
    ['members-only', false, true],
    ['private', false, false],
  ])('finds nobody whose impacts are %s to those who search', async (rule, isForVisitors, isForMembers) => {
    const lastName = `Ravensworth${rule.replace('-', '')}`;
    const { client, impacts } = await buildDoer('Mirela', lastName);
    await keepPrivate(client, rule);
    expect(await found(visitor, lastName)).toEqual(isForVisitors ? impacts : []);
    expect(await found(cast.stranger, lastName)).toEqual(isForMembers ? impacts : []);
    for (const by of [client, cast.admin]) expect(await found(by, lastName)).toEqual(impacts);
  });

  it('finds nobody who has left, and no impact that the viewer may not see', async () => {
    const { client, impacts } = await buildDoer('Ottoline', 'Fairweather');
    const pending = await logImpact(client, { title: 'Not decided yet' });
    expect(await found(cast.stranger, 'ottoline')).toEqual(impacts);
    expect(await found(client, 'ottoline')).toEqual([pending.id, ...impacts]);
    dataOf(await client.get('/users/delete'));
    expect(await found(cast.stranger, 'ottoline')).toEqual([]);
    expect(await found(cast.admin, 'ottoline')).toEqual([]);
  });

  it('finds nobody by one or two letters, which begin too many names', async () => {
    await buildDoer('Xu', 'Qi');
    expect(await found(visitor, 'xu qi')).toEqual([]);
  });
});
