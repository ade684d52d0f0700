import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrationMessages } from '#domains/auth/messages.ts';
import type { Session } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { buildUser, freshEmail, PASSWORD, registrationOf } from '../../support/factories.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let precise: TestServer;
let secretive: TestServer;

beforeAll(async () => {
  precise = await startTestServer({ AUTH_ERRORS: 'precise' });
  secretive = await startTestServer({ AUTH_ERRORS: 'private' });
});
afterAll(async () => {
  await precise.close();
  await secretive.close();
});

async function accountsOf(server: TestServer, email: string) {
  return server.database.db.selectFrom('users').selectAll().where('email', '=', email).execute();
}

// The first test of this file: the database has no account before it.
describe('the first registration', () => {
  it('creates one admin, even concurrently', async () => {
    const emails = Array.from({ length: 8 }, () => freshEmail('first'));
    const register = (email: string) => createClient(precise.origin).post('/users', registrationOf(email));
    const answers = await Promise.all(emails.map(register));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const rows = await precise.database.db.selectFrom('users').select('role').where('email', 'in', emails).execute();
    expect(rows.filter((row) => row.role === 'Admin')).toHaveLength(1);
    expect(rows.filter((row) => row.role === 'Member')).toHaveLength(7);
  });
});

describe('registerUser', () => {
  it('creates an unverified account with a complete profile, and emails a link', async () => {
    const email = freshEmail();
    const client = createClient(precise.origin);
    const answer = await client.post('/users', registrationOf(email, { name: '  Amina \n ', lastName: 'Diallo' }));
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 201, message: registrationMessages.success, data: null },
    });
    const [account] = await accountsOf(precise, email);
    expect(account).toMatchObject({
      name: 'Amina',
      role: 'Member',
      is_profile_completed: true,
      email_verified_at: null,
    });
    const link = await createMailbox(precise.origin).linkTo(email, /\/auth\/verify\//);
    expect(link.startsWith(`${precise.config.publicOrigin}/auth/verify/`)).toBe(true);
    expect((await client.post<Session>('/login', { email, password: PASSWORD })).status).toBe(202);
  });

  it('keeps the language of the request, and emails in it', async () => {
    const email = freshEmail();
    const headers = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
    await createClient(precise.origin).post('/users', registrationOf(email), { headers });
    expect(await accountsOf(precise, email)).toMatchObject([{ language: 'de' }]);
    const mailbox = createMailbox(precise.origin);
    await mailbox.linkTo(email, /\/auth\/verify\//);
    const [mail] = await mailbox.messagesTo(email);
    expect(mail).toMatchObject({ subject: 'Bestätige deine E-Mail-Adresse für Groundswell' });
    expect(mail?.text).toMatch(/^Hallo Amina Diallo,/);
  });

  it('stores the password only as an argon2id hash', async () => {
    const email = freshEmail();
    await createClient(precise.origin).post('/users', registrationOf(email));
    const [account] = await accountsOf(precise, email);
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['email', { email: 'no-address' }],
    ['email', { email: `a@${'b'.repeat(260)}.org` }],
    ['password', { password: 'short' }],
    ['password', { password: 'a'.repeat(129) }],
    ['password', { password: 'passwordpassword' }],
    ['password', { password: 'aaaaaaaaaaaaaaaaaaaa' }],
    ['password', { password: 'amina diallo amina' }],
    ['location', { location: '   ' }],
    ['name', { name: '' }],
    ['lastName', { lastName: 'x'.repeat(101) }],
    ['isTermsAgreed', { isTermsAgreed: false }],
    ['isTermsAgreed', { isTermsAgreed: 'yes' }],
    ['contactNo', { contactNo: 'call me' }],
    ['role', { role: 'Admin' }],
    ['points', { points: 100 }],
  ])('refuses an invalid or unknown field by name: %s', async (field, change) => {
    const email = freshEmail();
    const answer = await createClient(precise.origin).post('/users', registrationOf(email, change));
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toContain(field);
    expect(await accountsOf(precise, email)).toHaveLength(0);
  });

  it('refuses a missing field', async () => {
    const { location: _left, ...rest } = registrationOf(freshEmail());
    const answer = await createClient(precise.origin).post('/users', rest);
    expect(answer.body.errors).toMatchObject([{ field: 'location' }]);
  });

  it('needs a phone number only where the community requires it', async () => {
    const without = { contactNo: undefined };
    for (const change of [without, { contactNo: '' }]) {
      const email = freshEmail();
      expect((await createClient(precise.origin).post('/users', registrationOf(email, change))).status).toBe(201);
      expect(await accountsOf(precise, email)).toMatchObject([{ contact_no: null, is_profile_completed: true }]);
    }
    const strict = await startTestServer({ REQUIRE_CONTACT_NO: 'on' });
    for (const change of [without, { contactNo: ' ' }]) {
      const answer = await createClient(strict.origin).post('/users', registrationOf(freshEmail(), change));
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'contactNo' }] } });
    }
    expect((await createClient(strict.origin).post('/users', registrationOf(freshEmail()))).status).toBe(201);
    await strict.close();
  });

  it('refuses names that pose as staff or break the page, naming the field', async () => {
    const names = { name: 'Moderator ✔', lastName: `D${'\u0301'.repeat(90)}iallo` };
    const answer = await createClient(precise.origin).post('/users', { ...registrationOf(freshEmail()), ...names });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [
        { field: 'name', message: expect.stringMatching(/^Your first name can’t contain “✔”/) },
        { field: 'lastName', message: 'Your last name has too many accents on one letter.' },
      ],
    ]);
  });

  it('reports every error at once', async () => {
    const change = { password: 'passwordpassword', isTermsAgreed: false, name: '  ' };
    const answer = await createClient(precise.origin).post('/users', registrationOf(freshEmail(), change));
    expect(answer.body.errors?.map((error) => error.field).toSorted()).toEqual(['isTermsAgreed', 'name', 'password']);
  });

  it('refuses a taken address in precise mode, whatever its case', async () => {
    const user = await buildUser(precise.database.db);
    const answer = await createClient(precise.origin).post('/users', registrationOf(user.email.toUpperCase()));
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toEqual(['email']);
  });

  it('answers the same in private mode for a taken address, and emails its owner', async () => {
    const user = await buildUser(secretive.database.db);
    const free = await createClient(secretive.origin).post('/users', registrationOf(freshEmail()));
    const taken = await createClient(secretive.origin).post(
      '/users',
      registrationOf(user.email, { password: 'another-phrase-of-mine', name: 'Mallory' }),
    );
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const mailbox = createMailbox(secretive.origin);
    await mailbox.linkTo(user.email, /\/auth\/login$/);
    const [mail] = await mailbox.messagesTo(user.email);
    expect(mail?.subject).toBe('You already have an account with Groundswell');
    const login = await createClient(secretive.origin).post('/login', { email: user.email, password: PASSWORD });
    expect(login.status).toBe(200);
    expect(await accountsOf(secretive, user.email)).toMatchObject([{ name: 'Amina' }]);
  });

  it('creates one account for fifty concurrent identical registrations', async () => {
    const email = freshEmail();
    const clients = Array.from({ length: 50 }, () => createClient(secretive.origin));
    const answers = await Promise.all(clients.map((client) => client.post('/users', registrationOf(email))));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(await accountsOf(secretive, email)).toHaveLength(1);
    // One verification email; the others say that there is an account. Strangers can trigger at most twenty.
    await expect.poll(async () => (await createMailbox(secretive.origin).messagesTo(email)).length).toBe(20);
  });

  it('refuses a request without the anti-forgery header', async () => {
    const email = freshEmail();
    const answer = await createClient(precise.origin).post('/users', registrationOf(email), {
      withoutAntiForgery: true,
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'anti_forgery' } });
    expect(await accountsOf(precise, email)).toHaveLength(0);
  });
});
