import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PointsEntryList } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import {
  buildByLogin,
  buildUser,
  freshEmail,
  type LoggedIn,
  PASSWORD,
  registrationOf,
  type TestUser,
  tokenOf,
} from '../../support/factories.ts';
import { createMailbox, type Mailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let mailbox: Mailbox;
let admin: LoggedIn & { user: TestUser };

beforeAll(async () => {
  server = await startTestServer();
  mailbox = createMailbox(server.origin);
  admin = await buildByLogin(server.origin, server.database.db, { role: 'Admin' });
});
afterAll(() => server.close());

const inviteTokenTo = async (email: string) => tokenOf(await mailbox.linkTo(email, /\/auth\/register\?inviteid=/));

async function invite() {
  const email = freshEmail();
  const inviter = await buildByLogin(server.origin, server.database.db, { name: 'Mateo', lastName: 'Quispe' });
  await inviter.client.post('/invite-mail', { email });
  return { inviter, email, token: await inviteTokenTo(email), client: createClient(server.origin) };
}

const accept = (client: LoggedIn['client'], token: string, email: string, changes: Record<string, unknown> = {}) =>
  client.post(`/add-invited-user?inviteid=${token}`, registrationOf(email, changes));

async function titlesOf(userId: string): Promise<string[]> {
  return (await listNews(userId)).map(({ title }) => title);
}

const listNews = (userId: string) =>
  server.database.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'invitation_accepted')
    .execute();

describe('inviteByMail', () => {
  it('emails a link that names the inviter', async () => {
    const { inviter, email, token } = await invite();
    expect(token).toMatch(/^[\w-]{43}$/);
    const [mail] = await mailbox.messagesTo(email);
    expect(mail?.text).toContain('Mateo Quispe has invited you to join Groundswell.');
    expect(inviter.user.name).toBe('Mateo');
  });

  it('is in the inviter’s language, or in that of the account that has the address', async () => {
    const { client } = await buildByLogin(server.origin, server.database.db, { language: 'de' });
    const german = await buildUser(server.database.db, { language: 'de' });
    const english = await buildByLogin(server.origin, server.database.db);
    const email = freshEmail();
    await client.post('/invite-mail', { email });
    await english.client.post('/invite-mail', { email: german.email });
    await inviteTokenTo(email);
    await mailbox.linkTo(german.email, /\/auth\/login$/);
    const subjects = async (address: string) => (await mailbox.messagesTo(address)).map(({ subject }) => subject);
    expect(await subjects(email)).toEqual(['Du bist zu Groundswell eingeladen']);
    expect(await subjects(german.email)).toEqual(['Du bist zu Groundswell eingeladen']);
  });

  it('never says whether the address has an account', async () => {
    const { client } = await buildByLogin(server.origin, server.database.db);
    const member = await buildUser(server.database.db);
    const known = await client.post('/invite-mail', { email: member.email });
    const unknown = await client.post('/invite-mail', { email: freshEmail() });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.status).toBe(200);
    await mailbox.linkTo(member.email, /\/auth\/login$/);
    expect((await mailbox.messagesTo(member.email))[0]?.text).toContain('You already have an account');
  });

  it('makes no link out of a name', async () => {
    const name = 'Win a prize at https://evil.example/now';
    const { client } = await buildByLogin(server.origin, server.database.db, { name });
    const email = freshEmail();
    await client.post('/invite-mail', { email });
    await inviteTokenTo(email);
    const [mail] = await mailbox.messagesTo(email);
    expect(mail?.text).not.toMatch(/evil\.example/);
  });

  it('allows twenty invitations a day per person', async () => {
    const { client } = await buildByLogin(server.origin, server.database.db);
    for (let count = 0; count < 20; count += 1) {
      expect((await client.post('/invite-mail', { email: freshEmail() })).status).toBe(200);
    }
    expect((await client.post('/invite-mail', { email: freshEmail() })).status).toBe(429);
  });

  it('refuses an invalid address, an incomplete profile, no token and no anti-forgery header', async () => {
    const { client } = await buildByLogin(server.origin, server.database.db);
    const body = { email: freshEmail() };
    expect((await client.post('/invite-mail', { email: 'x' })).body.errors?.[0]?.field).toBe('email');
    expect((await client.post('/invite-mail', body, { token: null })).status).toBe(401);
    expect((await client.post('/invite-mail', body, { withoutAntiForgery: true })).body.code).toBe('anti_forgery');
    const newcomer = await buildByLogin(server.origin, server.database.db, { isProfileCompleted: false });
    expect((await newcomer.client.post('/invite-mail', body)).body.code).toBe('profile_incomplete');
  });
});

describe('registerInvitedUser', () => {
  it('creates a verified account, notifies both sides and gives the inviter ten points', async () => {
    const { inviter, email, token, client } = await invite();
    expect((await accept(client, token, email.toUpperCase())).status).toBe(201);
    const login = await client.post<{ user: { id: string; role: string } }>('/login', { email, password: PASSWORD });
    expect(login).toMatchObject({ status: 200, body: { data: { user: { role: 'Member', isVerified: true } } } });
    expect(await titlesOf(inviter.user.id)).toEqual(['Someone you invited has joined']);
    expect(await listNews(login.body.data.user.id)).toEqual([
      { title: 'Welcome to the community', body: expect.stringMatching(/^Log your first impact/) },
    ]);
    const account = await inviter.client.get('/users/view');
    expect(account.body.data).toMatchObject({ points: 10, rank: 1, unreadNotifications: 1 });
    const { id } = login.body.data.user;
    const reason = 'Someone you invited has joined.';
    const points = await inviter.client.get<PointsEntryList>('/users/me/points');
    expect(points.body.data.data).toMatchObject([{ points: 10, reason, subject: { kind: 'user', id } }]);
  });

  it('links to the inviter’s profile, unless they have left: the address contains their name', async () => {
    const linksOf = async (isLeaving: boolean) => {
      const { inviter, email, token, client } = await invite();
      if (isLeaving) await inviter.client.get('/users/delete');
      expect((await accept(client, token, email)).status).toBe(201);
      const welcomed = server.database.db
        .selectFrom('notifications')
        .select('link')
        .where('actor_id', '=', inviter.user.id);
      return (await welcomed.execute()).map(({ link }) => link);
    };
    expect(await linksOf(false)).toEqual([expect.stringContaining('/mateo-quispe')]);
    expect(await linksOf(true)).toEqual([null]);
  });

  it('works once, even concurrently', async () => {
    const { inviter, email, token, client } = await invite();
    await client.get('/users/view');
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(client, token, email)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 410, 410, 410, 410]);
    expect((await inviter.client.get('/users/view')).body.data).toMatchObject({ points: 10 });
  });

  it('refuses an unknown and an expired invitation', async () => {
    const { email, token, client } = await invite();
    expect((await accept(client, 'no-invitation-of-ours', email)).status).toBe(410);
    await server.database.run(
      `update mail_links set expires_at = now() - interval '1 second' where purpose = 'invite'`,
    );
    expect(await accept(client, token, email)).toMatchObject({ status: 410, body: { code: 'link_used_or_expired' } });
  });

  it('refuses any other address, and the link stays valid', async () => {
    const { email, token, client } = await invite();
    const answer = await accept(client, token, freshEmail());
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'email' }] } });
    expect((await accept(client, token, email)).status).toBe(201);
  });

  it.each([
    ['password', { password: 'passwordpassword' }],
    ['isTermsAgreed', { isTermsAgreed: false }],
    ['name', { name: ' ' }],
    ['contactNo', { contactNo: 'call me' }],
    ['role', { role: 'Admin' }],
  ])('validates fields as registration does: %s', async (field, change) => {
    const answer = await accept(createClient(server.origin), 'any', freshEmail(), change);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('refuses a missing invite id and a request without the anti-forgery header', async () => {
    const client = createClient(server.origin);
    const missing = await client.post('/add-invited-user', registrationOf(freshEmail()));
    expect(missing).toMatchObject({ status: 422, body: { errors: [{ field: 'inviteid' }] } });
    const forged = await client.post('/add-invited-user?inviteid=x', registrationOf(freshEmail()), {
      withoutAntiForgery: true,
    });
    expect(forged.status).toBe(403);
  });
});

describe('inviteOrganization', () => {
  it('makes the person who accepts a partner, and writes to the audit log', async () => {
    const email = freshEmail('grants');
    const answer = await admin.client.post('/organization-invite', {
      email,
      organizationName: 'Mangrove Futures Trust',
    });
    expect(answer.status).toBe(200);
    const token = await inviteTokenTo(email);
    expect((await mailbox.messagesTo(email))[0]?.text).toContain(
      'has invited Mangrove Futures Trust to join Groundswell as a partner.',
    );
    await accept(createClient(server.origin), token, email);
    const login = await createClient(server.origin).post<{ user: { id: string } }>('/login', {
      email,
      password: PASSWORD,
    });
    expect(login).toMatchObject({ status: 200, body: { data: { user: { role: 'Partner' } } } });
    const [welcome] = await listNews(login.body.data.user.id);
    expect(welcome?.body).toMatch(/^Offer your first opportunity/);
    const entries = await server.database.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'subject_title'])
      .where('action', '=', 'organization_invited')
      .execute();
    expect(entries).toEqual([{ actor_id: admin.user.id, subject_title: 'Mangrove Futures Trust' }]);
  });

  it('answers 409 for an address that has an account', async () => {
    const member = await buildUser(server.database.db);
    const answer = await admin.client.post('/organization-invite', { email: member.email, organizationName: 'Trust' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'already_exists' } });
  });

  it('refuses invalid fields and everyone but an admin', async () => {
    const body = { email: freshEmail(), organizationName: 'Trust' };
    const bad = await admin.client.post('/organization-invite', { email: 'nobody', organizationName: '' });
    expect(bad.body.errors?.map((error) => error.field).toSorted()).toEqual(['email', 'organizationName']);
    expect((await admin.client.post('/organization-invite', body, { token: null })).status).toBe(401);
    expect((await admin.client.post('/organization-invite', body, { withoutAntiForgery: true })).status).toBe(403);
    for (const role of ['Member', 'Partner', 'Judge'] as const) {
      const { client } = await buildByLogin(server.origin, server.database.db, { role });
      expect((await client.post('/organization-invite', body)).body.code).toBe('role_forbidden');
    }
  });
});
