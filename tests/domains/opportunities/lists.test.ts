/** Lists of opportunities: their content and order, page by page. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CommunityStats,
  FavouriteList,
  GoalList,
  Opportunity,
  OpportunityList,
  OpportunitySummary,
  OpportunityTypeList,
  PartnerList,
} from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf, idsOf } from '../../support/impacts.ts';
import {
  apply,
  approve,
  buildOpportunityCast,
  dayFromNow,
  GRANT,
  givePoints,
  HEALTH,
  letDeadlinePass,
  type OpportunityCast,
  offer,
} from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: OpportunityCast;
let visitor: Client;
/** The opportunities of the tests, by their purpose. */
const made: Record<string, Opportunity> = {};
const db = () => server.database.db;
const idOf = (name: string) => made[name]?.id ?? 'nothing';
const namesOf = async (client: Client, path: string) => {
  const names = new Map(Object.entries(made).map(([name, { id }]) => [id, name]));
  return (await idsOf(client, path)).map((id) => names.get(id) ?? id);
};

const OFFERS: [name: string, changes: object, pointsRequired: number | null][] = [
  ['reef', { title: 'Reef Watch Fellowship', deadline: dayFromNow(40), sdgs: [14] }, 100],
  [
    'solar',
    { title: 'Solar Installers’ Training', deadline: dayFromNow(10), sdgs: [7], location: 'São Paulo, Brazil' },
    0,
  ],
  [
    'nurses',
    { title: 'Night Nurses Grant', typeId: GRANT, categoryId: HEALTH, deadline: dayFromNow(20), sdgs: [3] },
    50,
  ],
  ['closed', { title: 'An early Mangrove Grant', typeId: GRANT, deadline: dayFromNow(60), sdgs: [13, 14] }, 10],
  ['full', { title: 'Bicycle Repair Internship', deadline: dayFromNow(30), seats: 1, sdgs: [11] }, 0],
  ['hidden', { title: 'Hidden Reef', deadline: dayFromNow(15) }, 0],
  ['pending', { title: 'Pending Reef', deadline: dayFromNow(25) }, null],
];

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildOpportunityCast(server.origin, db());
  visitor = createClient(server.origin);
  for (const [name, changes, points] of OFFERS) {
    const opportunity = await offer(cast.partner, changes);
    made[name] = opportunity;
    if (points !== null) await approve(cast.admin, opportunity.id, points);
  }
  await letDeadlinePass(db(), idOf('closed'));
  const { id } = await apply(cast.member, idOf('full'));
  await cast.partner.put(`/opportunity-application-request/${id}`, { isApproved: true });
  await cast.admin.post('/opportunity/Hide', { opportunityId: idOf('hidden'), isHide: true });
  await givePoints(cast.admin, cast.otherMemberId, 60);
});
afterAll(() => server.close());

describe('listOpportunities', () => {
  it.each([
    ['newest first', '', ['full', 'closed', 'nurses', 'solar', 'reef']],
    ['oldest first', 'sort=oldest', ['reef', 'solar', 'nurses', 'closed', 'full']],
    ['the nearest deadline first, what is past last', 'sort=deadline', ['solar', 'nurses', 'full', 'reef', 'closed']],
    ['the fewest points first', 'sort=points', ['solar', 'full', 'closed', 'nurses', 'reef']],
    ['by title', 'sort=title', ['closed', 'full', 'nurses', 'reef', 'solar']],
    ['open', 'open=true', ['nurses', 'solar', 'reef']],
    ['not open', 'open=false', ['full', 'closed']],
    ['of a type', `type=${GRANT}`, ['closed', 'nurses']],
    ['of a category', `category=${HEALTH}`, ['nurses']],
    ['for a goal', 'sdg=14', ['closed', 'reef']],
    ['due from a day on', `deadlineFrom=${dayFromNow(30)}`, ['full', 'reef']],
    ['due until a day', `deadlineTo=${dayFromNow(20)}`, ['closed', 'nurses', 'solar']],
    ['with words', 'search=grant', ['closed', 'nurses']],
    ['open with words', 'search=grant&open=true', ['nurses']],
    ['not open with words', 'search=grant&open=false', ['closed']],
    ['with words of the place, accents aside', 'search=sao%20paulo', ['solar']],
    ['with a word misspelt', 'search=felowship', ['reef']],
    ['with a beginning of a word', 'search=ni', ['nurses']],
    ['with signs that mean something to a database', 'search=z%25_q', []],
    ['with signs alone, which look for nothing', 'search=%25%27%5C', ['full', 'closed', 'nurses', 'solar', 'reef']],
    ['locked for a visitor', 'unlocked=false', ['closed', 'nurses', 'reef']],
    ['unlocked for a visitor', 'unlocked=true', ['full', 'solar']],
    ['several together', `open=true&sort=points&unlocked=false&deadlineTo=${dayFromNow(30)}`, ['nurses']],
  ])('gives what everyone sees: %s', async (_name, query, names) => {
    expect(await namesOf(visitor, `/opportunity?${query}`)).toEqual(names);
  });

  it('filters by what the caller’s points unlock', async () => {
    expect(await namesOf(cast.otherMember, '/opportunity?unlocked=true')).toEqual([
      'full',
      'closed',
      'nurses',
      'solar',
    ]);
    expect(await namesOf(cast.otherMember, '/opportunity?unlocked=false')).toEqual(['reef']);
    const { data } = dataOf(await cast.otherMember.get<OpportunityList>('/opportunity?sdg=14&open=true'));
    expect(data).toMatchObject([{ isUnlocked: false, pointsMissing: 40, isOpen: true }]);
  });

  it('filters by owner', async () => {
    expect(await namesOf(visitor, `/opportunity?owner=${cast.partnerId}&open=true`)).toEqual([
      'nurses',
      'solar',
      'reef',
    ]);
    expect(await namesOf(visitor, `/opportunity?owner=${cast.memberId}`)).toEqual([]);
  });

  it.each(['newest', 'oldest', 'deadline', 'points', 'title'])(
    'returns the same rows by cursor as by page: %s',
    async (sort) => {
      const whole = await idsOf(visitor, `/opportunity?sort=${sort}`);
      const walked: string[] = [];
      let cursor = '';
      do {
        const path = `/opportunity?sort=${sort}&page_size=2${cursor && `&cursor=${cursor}`}`;
        const { data, meta } = dataOf(await visitor.get<OpportunityList>(path));
        expect(meta.total).toBe(5);
        walked.push(...data.map(({ id }) => id));
        cursor = meta.nextCursor ?? '';
      } while (cursor !== '');
      expect(walked).toEqual(whole);
      const second = await idsOf(visitor, `/opportunity?sort=${sort}&page_size=2&page=2`);
      expect(second).toEqual(whole.slice(2, 4));
    },
  );

  it("refuses another list's cursor", async () => {
    const { meta } = dataOf(await visitor.get<OpportunityList>('/opportunity?page_size=1'));
    for (const sort of ['oldest', 'deadline', 'points', 'title']) {
      const { status } = await visitor.get(`/opportunity?sort=${sort}&cursor=${meta.nextCursor}`);
      expect(status).toBe(422);
    }
    const forged = Buffer.from(JSON.stringify(['2025-99-99T00:00Z|2025-99-99T00:00Z', idOf('reef')]));
    const { status } = await visitor.get(`/opportunity?sort=deadline&cursor=${forged.toString('base64url')}`);
    expect(status).toBe(422);
  });
});

describe('the other lists', () => {
  it('of upcoming deadlines hold open ones, nearest first', async () => {
    expect(await namesOf(visitor, '/opportunity/upcoming')).toEqual(['solar', 'nurses', 'reef']);
    expect(await namesOf(visitor, '/opportunity/upcoming?sdg=3')).toEqual(['nurses']);
  });

  it('of featured ones hold public, featured ones', async () => {
    await cast.admin.post('/opportunity/FeaturedPost', { opportunityId: idOf('reef'), isFeatured: true });
    expect(await namesOf(visitor, '/opportunity/GetFeaturedPost')).toEqual(['reef']);
  });

  it('of all hold everything, for admins', async () => {
    expect(await namesOf(cast.admin, '/opportunity/getall')).toHaveLength(OFFERS.length);
    expect(await namesOf(cast.admin, '/opportunity/getall?state=pending')).toEqual(['pending']);
    expect(await namesOf(cast.admin, '/opportunity/getall?state=closed')).toEqual(['closed']);
    expect(await namesOf(cast.admin, '/opportunity/getall?state=approved&isHidden=true')).toEqual(['hidden']);
    expect(await namesOf(cast.admin, '/opportunity/getall?isFeatured=true')).toEqual(['reef']);
    expect((await namesOf(cast.admin, '/opportunity/getall?sort=points')).at(-1)).toBe('pending');
    const beforeLast = await cast.admin.get<OpportunityList>('/opportunity/getall?sort=points&page_size=6');
    const lastPage = `/opportunity/getall?sort=points&cursor=${dataOf(beforeLast).meta.nextCursor}`;
    expect(await namesOf(cast.admin, lastPage)).toEqual(['pending']);
    const pastAll = Buffer.from(JSON.stringify(['opportunities:points', '2147483647', idOf('pending')]));
    expect(
      await namesOf(cast.admin, `/opportunity/getall?sort=points&cursor=${pastAll.toString('base64url')}`),
    ).toEqual([]);
    expect((await cast.partner.get('/opportunity/getall')).status).toBe(403);
  });

  it('to verify hold pending ones, for admins', async () => {
    expect(await namesOf(cast.admin, '/opportunity-verifcation')).toEqual(['pending']);
    expect((await cast.partner.get('/opportunity-verifcation')).status).toBe(403);
  });

  it('of types and categories are sorted by name', async () => {
    const types = dataOf(await visitor.get<OpportunityTypeList>('/opportunity-type')).data.map(({ name }) => name);
    expect(types).toEqual([...types].sort());
    expect(types).toContain('Scholarship');
    const categories = dataOf(await visitor.get<OpportunityTypeList>('/opportunity-category')).data;
    expect(categories.map(({ name }) => name)).toContain('Health and care');
  });

  it.each(['/opportunity-type', '/opportunity-category'])('of %s come in pages', async (path) => {
    const whole = dataOf(await visitor.get<OpportunityTypeList>(path)).data;
    const first = dataOf(await visitor.get<OpportunityTypeList>(`${path}?page_size=2`));
    expect(first.data).toEqual(whole.slice(0, 2));
    expect(first.meta).toMatchObject({ pageSize: 2, total: whole.length, totalPages: Math.ceil(whole.length / 2) });
    const byCursor = await visitor.get<OpportunityTypeList>(`${path}?page_size=2&cursor=${first.meta.nextCursor}`);
    expect(dataOf(byCursor).data).toEqual(whole.slice(2, 4));
    const last = dataOf(await visitor.get<OpportunityTypeList>(`${path}?page_size=${whole.length - 1}&page=2`));
    expect(last).toMatchObject({ data: whole.slice(-1), meta: { nextCursor: null } });
  });
});

describe('listMyOpportunities', () => {
  it('gives partners their own in any state, with pending counts', async () => {
    expect(await namesOf(cast.partner, '/opportunity/user')).toHaveLength(OFFERS.length);
    expect(await namesOf(cast.partner, '/opportunity/user?state=pending')).toEqual(['pending']);
    expect(await namesOf(cast.otherPartner, '/opportunity/user')).toEqual([]);
    const { data } = dataOf(await cast.partner.get<OpportunityList>('/opportunity/user?search=bicycle'));
    expect(data).toMatchObject([{ requestedCount: 0, acceptedCount: 1, seatsLeft: 0 }]);
  });

  it('gives members what they saved and applied for, hidden ones only if applied for', async () => {
    const { client } = await buildLoggedIn(server.origin, db());
    for (const name of ['solar', 'nurses']) await client.post('/user-opportunity-fav', { opportnityId: idOf(name) });
    const { id } = await offer(cast.partner, { title: 'Soon hidden' });
    await approve(cast.admin, id);
    const first = await apply(client, id);
    await client.post(`/opportunity-application-request/delete/${first.id}`);
    expect(await namesOf(client, '/opportunity/user?applicationState=withdrawn')).toEqual([id]);
    await apply(client, id);
    expect(await namesOf(client, '/opportunity/user?applicationState=withdrawn')).toEqual([]);
    await apply(client, idOf('solar'));
    await client.post('/user-opportunity-fav', { opportnityId: id });
    await cast.admin.post('/opportunity/Hide', { opportunityId: id, isHide: true });
    expect(await namesOf(client, '/opportunity/user')).toEqual([id, 'nurses', 'solar']);
    expect(await namesOf(client, '/opportunity/user?relation=saved')).toEqual(['nurses', 'solar']);
    expect(await namesOf(client, '/opportunity/user?relation=applied&sort=oldest')).toEqual(['solar', id]);
    expect(await namesOf(client, '/opportunity/user?applicationState=requested')).toEqual([id, 'solar']);
    expect(await namesOf(client, '/opportunity/user?applicationState=denied')).toEqual([]);
    expect(await namesOf(client, '/opportunity/user?relation=own')).toEqual([]);
  });
});

describe('favourites', () => {
  it('are saved and removed idempotently', async () => {
    const { client } = await buildLoggedIn(server.origin, db());
    const save = (name: string) => client.post<{ id: string }>('/user-opportunity-fav', { opportnityId: idOf(name) });
    const remove = (id: string, by = client) => by.call('DELETE', `/user-opportunity-fav/delete/${id}`);
    const first = await save('reef');
    expect([first.status, (await save('reef')).body.data.id]).toEqual([200, first.body.data.id]);
    await save('solar');
    await save('nurses');
    const list = async (query = '') => dataOf(await client.get<FavouriteList>(`/user-opportunity-fav${query}`));
    const titles = async (query = '') => (await list(query)).data.map(({ opportunity }) => opportunity.title[0]);
    expect(await titles()).toEqual(['N', 'S', 'R']);
    expect(await titles('?sort=oldest')).toEqual(['R', 'S', 'N']);
    expect(await titles('?sort=deadline')).toEqual(['S', 'N', 'R']);
    expect(await titles('?search=nurses')).toEqual(['N']);
    const { meta } = await list('?page_size=2');
    expect(await titles(`?page_size=2&cursor=${meta.nextCursor}`)).toEqual(['R']);
    expect((await remove(first.body.data.id, cast.member)).status).toBe(404);
    expect((await remove(first.body.data.id)).status).toBe(200);
    expect((await remove(first.body.data.id)).status).toBe(200);
    expect(await titles()).toEqual(['N', 'S']);
    await save('reef');
    expect(await titles()).toEqual(['R', 'N', 'S']);
    const seen = dataOf(await client.get<Opportunity>(`/opportunity/${idOf('reef')}/`));
    expect(seen).toMatchObject({ isFavourite: true, favouriteId: first.body.data.id });
    expect((await save('pending')).status).toBe(404);
  });
});

describe('listPartners', () => {
  it('lists partners with public opportunities and how many are open', async () => {
    await offer(cast.otherPartner);
    const nobody = dataOf(await visitor.get<PartnerList>('/partners'));
    expect(nobody.data.map(({ person }) => person.name)).toEqual(['Anahera Ngata']);
    expect(nobody.data[0]).toMatchObject({ organizationName: null, opportunityCount: 5, openCount: 3 });
    const own = await offer(cast.otherPartner, { deadline: dayFromNow(5), timeZone: 'UTC' });
    await approve(cast.admin, own.id);
    await db()
      .insertInto('invitations')
      .values({
        id: cast.adminId,
        email: 'office@fjord.example',
        invited_by: cast.adminId,
        role: 'Partner',
        organization_name: 'Fjord Fund',
        expires_at: new Date(),
        accepted_by: own.owner.id,
      })
      .execute();
    const named = async (query: string) =>
      dataOf(await visitor.get<PartnerList>(`/partners?${query}`)).data.map(
        ({ person, organizationName }) => organizationName ?? person.name,
      );
    expect(await named('')).toEqual(['Anahera Ngata', 'Fjord Fund']);
    expect(await named('sort=name')).toEqual(['Anahera Ngata', 'Fjord Fund']);
    expect(await named('search=fjord')).toEqual(['Fjord Fund']);
    expect(await named('search=solberg')).toEqual(['Fjord Fund']);
    for (const sort of ['open', 'name']) {
      const { meta } = dataOf(await visitor.get<PartnerList>(`/partners?sort=${sort}&page_size=1`));
      expect(await named(`sort=${sort}&page_size=1&cursor=${meta.nextCursor}`)).toEqual(['Fjord Fund']);
    }
    const leave = (deactivated_at: Date | null) =>
      db().updateTable('users').set({ deactivated_at }).where('id', '=', own.owner.id).execute();
    await leave(new Date());
    for (const query of ['sort=open&page_size=2', 'sort=name&page_size=2', 'search=anahera&page_size=2']) {
      const { data, meta } = dataOf(await visitor.get<PartnerList>(`/partners?${query}`));
      expect(data.map(({ person, openCount }) => [person.name, openCount])).toEqual([['Anahera Ngata', 3]]);
      expect(meta.total).toBe(1);
    }
    await leave(null);
    await db().updateTable('users').set({ name: 'Astrid' }).where('id', '=', own.owner.id).execute();
    expect(await named('search=astrid')).toEqual(['Fjord Fund']);
    expect(await named('search=ingrid')).toEqual([]);
  });
});

describe('counts', () => {
  it('cover open opportunities and pending work', async () => {
    const statsFor = async (client: Client) => dataOf(await client.get<CommunityStats>('/stats'));
    const open = dataOf(await visitor.get<OpportunityList>('/opportunity?open=true')).meta.total;
    expect((await statsFor(visitor)).totals.opportunities).toBe(open);
    const pending = dataOf(await cast.admin.get<OpportunityList>('/opportunity-verifcation')).meta.total;
    await apply(cast.member, idOf('solar'));
    const waiting = dataOf(await cast.partner.get<OpportunityList>('/opportunity-application-request?state=requested'));
    expect((await statsFor(cast.admin)).work).toMatchObject({
      opportunitiesToVerify: pending,
      applicationsToDecide: 0,
    });
    expect((await statsFor(cast.partner)).work).toMatchObject({
      opportunitiesToVerify: 0,
      applicationsToDecide: waiting.meta.total,
    });
    expect((await statsFor(cast.member)).work).toMatchObject({ opportunitiesToVerify: 0, applicationsToDecide: 0 });
  });
});

describe('removeGoalLink', () => {
  const remove = (client: Client, id: string, kind = 'opportunity') =>
    client.call('DELETE', `/${kind}/sdg/delete/${id}`);
  const linksOf = async (id: string) =>
    dataOf(await cast.partner.get<Opportunity>(`/opportunity/${id}/`)).sdgs.map((link) => link.id);

  it('removes a goal but not the last one', async () => {
    const { id, sdgs } = await offer(cast.partner, { sdgs: [1, 2] });
    const [first = { id: '' }] = sdgs;
    await approve(cast.admin, id);
    expect((await remove(cast.otherPartner, first.id)).status).toBe(403);
    expect((await remove(cast.partner, first.id, 'impact')).status).toBe(404);
    expect((await remove(cast.partner, first.id)).status).toBe(200);
    expect((await remove(cast.partner, first.id)).status).toBe(404);
    const [last = ''] = await linksOf(id);
    expect(await remove(cast.partner, last)).toMatchObject({ status: 409, body: { code: 'last_goal' } });
    expect(await linksOf(id)).toHaveLength(1);
  });

  it('refuses for a closed opportunity', async () => {
    const { id, sdgs } = await offer(cast.partner, { sdgs: [1, 2] });
    await approve(cast.admin, id);
    await letDeadlinePass(db(), id);
    expect(await remove(cast.admin, sdgs[0]?.id ?? '')).toMatchObject({ status: 409, body: { code: 'closed' } });
  });

  it('answers 404 for members of an opportunity', async () => {
    expect((await cast.partner.call('DELETE', `/opportunity/member/delete/${idOf('reef')}`)).status).toBe(404);
  });
});

describe('a summary', () => {
  it('holds what lists show', async () => {
    expect(dataOf(await visitor.get<GoalList>('/sdg')).data).toHaveLength(17);
    const { data } = dataOf(await visitor.get<OpportunityList>('/opportunity?search=reef'));
    const [summary]: (OpportunitySummary | undefined)[] = data;
    expect(summary).toMatchObject({
      excerpt: 'A year of marine science for people who already look after a coast.',
      owner: { name: 'Anahera Ngata' },
      cover: null,
      requestedCount: null,
      state: 'approved',
    });
  });
});
