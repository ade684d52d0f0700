import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountList } from '#generated/types.gen.ts';
import { buildLoggedIn, buildUser, freshEmail, type LoggedIn, type TestUser } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: LoggedIn & { user: TestUser };

const people: Record<string, TestUser> = {};
/** In order of joining. */
const PEOPLE = {
  zoe: { name: 'Zoë', lastName: 'Ångström', email: 'zoe.a@fjord.example' },
  judge: { name: 'Keiko', lastName: 'Tanaka', role: 'Judge' },
  partner: { name: 'Mateo', lastName: 'Restrepo', role: 'Partner', email: 'jo@t-online.de' },
  left: { name: 'Lucía', lastName: 'Álvarez', isActive: false },
  unverified: { name: 'Cillian', lastName: 'Byrne', isVerified: false },
  incomplete: { name: 'Moana', lastName: 'Leota', isProfileCompleted: false },
} as const;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  admin = await buildLoggedIn(server.origin, db, { role: 'Admin', name: 'Ingrid', lastName: 'Solheim' });
  for (const [key, traits] of Object.entries(PEOPLE)) people[key] = await buildUser(db, traits);
  await server.database.run(`update users set created_at = '2024-02-01T00:00:00Z'::timestamptz
    + (row_number - 1) * interval '1 day' from (select id as made, row_number() over (order by id) from users) numbered
    where made = users.id`);
});
afterAll(() => server.close());

const list = async (query = '') => dataOf(await admin.client.get<AccountList>(`/users/allusers/${query}`));
const names = async (query = '') => (await list(query)).data.map(({ name }) => name);

describe('listAllUsers', () => {
  it('shows an admin the whole account', async () => {
    const { data } = await list(`?id=${people['zoe']?.id}`);
    expect(data).toEqual([
      {
        id: people['zoe']?.id,
        name: 'Zoë',
        lastName: 'Ångström',
        email: 'zoe.a@fjord.example',
        role: 'Member',
        isProfileCompleted: true,
        isVerified: true,
        isAwaitingApproval: false,
        location: 'Dakar, Senegal',
        contactNo: '+221 70 123 45 67',
        isTermsAgreed: true,
        slug: 'zoe-angstrom',
        avatarUrl: null,
        isActive: true,
        status: 'active',
        points: 0,
        verifiedImpacts: 0,
        createdAt: '2024-02-02T00:00:00.000Z',
        lastSeenAt: null,
        deactivatedAt: null,
        erasedAt: null,
        suspendedUntil: null,
      },
    ]);
  });

  it.each([
    ['?role=Judge', ['Keiko']],
    ['?role=Admin', ['Ingrid']],
    ['?status=inactive', ['Lucía']],
    ['?status=unverified', ['Cillian']],
    ['?status=incomplete', ['Moana']],
    ['?status=active&role=Partner', ['Mateo']],
    ['?from=2024-02-03&to=2024-02-04', ['Mateo', 'Keiko']],
    ['?to=2024-02-02', ['Zoë', 'Ingrid']],
    ['?from=2024-02-02T00:00:00Z&to=2024-02-03T00:00:00.000Z', ['Zoë']],
    ['?from=2024-02-02T05:45:01%2B05:45&to=2024-02-03T05:45:01%2B05:45', ['Keiko']],
    ['?search=ZOE', ['Zoë']],
    ['?search=angstrom%20zoe', ['Zoë']],
    ['?search=fjord', ['Zoë']],
    ['?search=zoe.a%40fjord.example', ['Zoë']],
    ['?search=jo%40t-online.de', ['Mateo']],
    ['?search=lucia', ['Lucía']],
    ['?search=alvares', ['Lucía']],
    ['?search=tanakka', ['Keiko']],
    ['?search=nobody-at-all', []],
    ['?search=w100%25', []],
    ['?search=lucia&status=active', []],
  ])('finds by %s', async (query, found) => expect(await names(query)).toEqual(found));

  it.each([
    ['newest', ['Moana', 'Cillian', 'Lucía', 'Mateo', 'Keiko', 'Zoë', 'Ingrid']],
    ['oldest', ['Ingrid', 'Zoë', 'Keiko', 'Mateo', 'Lucía', 'Cillian', 'Moana']],
    ['name', ['Cillian', 'Ingrid', 'Keiko', 'Lucía', 'Mateo', 'Moana', 'Zoë']],
    ['email', null],
    ['points', null],
    ['last_seen', null],
  ])('pages by cursor in the order %s, each row once', async (sort, expected) => {
    const whole = await list(`?sort=${sort}`);
    expect(whole.meta).toMatchObject({ total: 7, totalIsExact: true, nextCursor: null });
    if (expected) expect(whole.data.map(({ name }) => name)).toEqual(expected);
    if (sort === 'last_seen') expect(whole.data[0]?.name).toBe('Ingrid');
    if (sort === 'email') {
      const emails = whole.data.map(({ email }) => email);
      expect(emails).toEqual(emails.toSorted());
    }
    const walked: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = `?sort=${sort}&page_size=2${cursor && `&cursor=${cursor}`}`;
      const page = await list(query);
      walked.push(...page.data.map(({ id }) => id));
      cursor = page.meta.nextCursor;
    }
    expect(walked).toEqual(whole.data.map(({ id }) => id));
  });

  it('pages through search results too', async () => {
    const twins = ['Ama', 'Bea', 'Cleo'];
    for (const name of twins)
      await buildUser(server.database.db, { name, lastName: 'Quillfeather', email: freshEmail('q') });
    const first = await list('?search=quillfeather&sort=name&page_size=2');
    const rest = await list(`?search=quillfeather&sort=name&page_size=2&cursor=${first.meta.nextCursor}`);
    expect([...first.data, ...rest.data].map(({ name }) => name)).toEqual(twins);
    expect(first.meta.total).toBe(3);
  });

  it('finds a person by their current name', async () => {
    const { client, user } = await buildLoggedIn(server.origin, server.database.db);
    const profile = {
      name: 'Wilhelmina',
      lastName: 'Oyelaran',
      location: 'Lagos',
      contactNo: '+234 1 555 0100',
      isTermsAgreed: true,
    };
    expect((await client.put('/users', profile)).status).toBe(200);
    expect((await list('?search=oyelaran')).data.map(({ id }) => id)).toEqual([user.id]);
  });

  it.each([
    ['role=King', 'role'],
    ['status=gone', 'status'],
    ['sort=shoe', 'sort'],
    ['from=yesterday', 'from'],
    ['page=501&page_size=20', 'page'],
    [`cursor=${Buffer.from('["x","019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41"]').toString('base64url')}`, 'cursor'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await admin.client.get(`/users/allusers/?${query}`);
    expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 422, field });
  });
});
