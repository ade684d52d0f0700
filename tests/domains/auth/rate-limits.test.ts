import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, createClient } from '../../support/client.ts';
import { buildByLogin, buildUser, freshEmail, logIn, PASSWORD, registrationOf } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Limited {
  call: string;
  /** How many are allowed. */
  max: number;
  /** Whether it counts per account from any address, or per address for any account. */
  per: 'address' | 'account' | 'address and account';
  /** Prepares the calls: by one client about ever new accounts, or the other way round. */
  prepare: () => Promise<(turn: number) => Promise<Answer>>;
}

const fresh = () => createClient(server.origin);
const build = (role: 'Admin' | 'Member' = 'Member') => buildByLogin(server.origin, server.database.db, { role });

async function fromOneAddress(call: (client: Client) => Promise<Answer>) {
  const client = fresh();
  await client.get('/users/view');
  return () => call(client);
}

/** Makes calls for one logged-in account from ever new addresses. */
async function fromManyAddresses(call: (client: Client) => Promise<Answer>, role: 'Admin' | 'Member' = 'Member') {
  const { client: own } = await build(role);
  return () => {
    const elsewhere = fresh();
    elsewhere.token = own.token;
    return call(elsewhere);
  };
}

const LIMITS: Limited[] = [
  {
    call: 'POST /login',
    max: 100,
    per: 'address',
    prepare: () => fromOneAddress((client) => client.post('/login', { email: freshEmail(), password: 'x' })),
  },
  {
    call: 'POST /users',
    max: 20,
    per: 'address',
    prepare: () => fromOneAddress((client) => client.post('/users', registrationOf(freshEmail()))),
  },
  {
    call: 'POST /users',
    max: 5,
    per: 'address and account',
    prepare: () => {
      const email = freshEmail();
      return fromOneAddress((client) => client.post('/users', registrationOf(email)));
    },
  },
  {
    call: 'POST /add-invited-user',
    max: 20,
    per: 'address',
    prepare: () =>
      fromOneAddress((client) => client.post('/add-invited-user?inviteid=x', registrationOf(freshEmail()))),
  },
  {
    call: 'POST /password/forget',
    max: 20,
    per: 'address',
    prepare: () => fromOneAddress((client) => client.post('/password/forget', { email: freshEmail() })),
  },
  {
    call: 'POST /password/forget',
    max: 5,
    per: 'address and account',
    prepare: async () => {
      const { email } = await buildUser(server.database.db);
      const client = fresh();
      return (turn) => client.post('/password/forget', { email: turn % 2 ? email : email.toUpperCase() });
    },
  },
  {
    call: 'PUT /password/reset/{tokenParam}',
    max: 20,
    per: 'address',
    prepare: () => {
      const body = { password: PASSWORD, confirmpassword: PASSWORD };
      return fromOneAddress((client) => client.put('/password/reset/x', { email: freshEmail(), ...body }));
    },
  },
  {
    call: 'POST /password/change',
    max: 10,
    per: 'account',
    prepare: () => {
      const body = { currentPassword: 'x', password: PASSWORD, confirmpassword: PASSWORD };
      return fromManyAddresses((client) => client.post('/password/change', body));
    },
  },
  {
    call: 'POST /verify/{tokenParam}',
    max: 60,
    per: 'address',
    prepare: () => fromOneAddress((client) => client.post('/verify/x')),
  },
  {
    call: 'POST /user/verify',
    max: 5,
    per: 'account',
    prepare: () => fromManyAddresses((client) => client.post('/user/verify')),
  },
  {
    call: 'POST /invite-mail',
    max: 20,
    per: 'account',
    prepare: () => fromManyAddresses((client) => client.post('/invite-mail', { email: freshEmail() })),
  },
  {
    call: 'POST /organization-invite',
    max: 100,
    per: 'account',
    prepare: () => {
      const invite = (client: Client) =>
        client.post('/organization-invite', { email: freshEmail(), organizationName: 'Trust' });
      return fromManyAddresses(invite, 'Admin');
    },
  },
  {
    call: 'GET /auth/google/url',
    max: 60,
    per: 'address',
    prepare: () => fromOneAddress((client) => client.get('/auth/google/url')),
  },
  {
    call: 'GET /auth/google/',
    max: 60,
    per: 'address',
    prepare: () => fromOneAddress((client) => client.get('/auth/google/?code=x&state=x')),
  },
  {
    call: 'GET /getToken/{id}',
    max: 300,
    per: 'address',
    prepare: async () => {
      const { id } = await buildUser(server.database.db);
      return fromOneAddress((client) => client.get(`/getToken/${id}`, { token: 'no-token-of-ours' }));
    },
  },
  {
    call: 'POST /logout',
    max: 120,
    per: 'address',
    prepare: async () => {
      const client = fresh();
      return async () => {
        const user = await buildUser(server.database.db);
        return client.post('/logout', undefined, { token: (await logIn(server.origin, user)).client.token });
      };
    },
  },
  {
    call: 'GET /users/delete',
    max: 10,
    per: 'account',
    prepare: async () => {
      // The caller is the last admin, so each deletion is refused and the account remains.
      await server.database.run(`update users set role = 'Member'`);
      return fromManyAddresses((client) => client.get('/users/delete'), 'Admin');
    },
  },
  {
    call: 'POST /users/pointsAdded/{id}',
    max: 300,
    per: 'account',
    prepare: async () => {
      const { id } = await buildUser(server.database.db);
      return fromManyAddresses(
        (client) => client.post(`/users/pointsAdded/${id}`, { points: 1, reason: 'x' }),
        'Admin',
      );
    },
  },
  {
    call: 'PUT /users/pointsupdate',
    max: 300,
    per: 'account',
    prepare: async () => {
      const { id } = await buildUser(server.database.db);
      return fromManyAddresses((client) => client.put(`/users/pointsupdate?userId=${id}`), 'Admin');
    },
  },
];

/** More calls than others make, so that this count identifies the windows under test. */
const FIRST_CALLS = 3;

/** Adds calls to the windows under test, instead of making them. */
async function countMore(calls: number): Promise<void> {
  const { rows } = await server.database.run('update rate_windows set hits = hits + $1 where hits = $2 returning key', [
    calls,
    FIRST_CALLS,
  ]);
  expect(rows.length, 'windows that counted the first calls').toBeGreaterThan(0);
}

describe('limits', () => {
  it.each(LIMITS)(
    '$call allows $max per $per, then answers 429 with Retry-After',
    async ({ max, prepare }) => {
      const call = await prepare();
      const allow = async (turn: number) => {
        const { status } = await call(turn);
        if (status === 429) throw new Error(`Call ${turn + 1} of ${max} was refused already`);
      };
      for (let turn = 0; turn < FIRST_CALLS; turn += 1) await allow(turn);
      await countMore(max - FIRST_CALLS - 1);
      await allow(max - 1);
      const refused = await call(max);
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    },
    60_000,
  );

  it('store no email or IP address', async () => {
    const email = freshEmail();
    await createClient(server.origin, '203.0.113.77').post('/password/forget', { email });
    const { rows } = await server.database.run('select key from rate_windows');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|@/);
    expect(JSON.stringify(rows)).not.toContain(email.split('@')[0]);
  });
});
