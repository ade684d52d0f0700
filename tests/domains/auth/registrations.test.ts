import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ERASURES } from '#app/server/erasures.ts';
import { emailVerificationMessages, registrationMessages } from '#domains/auth/messages.ts';
import { eraseExpiredRegistrations } from '#domains/auth/server/admission/erase-registration.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import type {
  AccountList,
  AuditList,
  CommunitySettings,
  CommunitySettingsState,
  CommunityStats,
  DirectoryPersonList,
  InvitationList,
  OpenInvitation,
  OwnRegistration,
  PointsEntryList,
  Registration,
  RegistrationList,
  Session,
  UnverifiedSession,
} from '#generated/types.gen.ts';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { createClient } from '../../support/client.ts';
import {
  buildLoggedIn,
  buildUser,
  freshEmail,
  type LoggedIn,
  PASSWORD,
  registrationOf,
  tokenOf,
} from '../../support/factories.ts';
import { findFreePort } from '../../support/free-port.ts';
import { chooseAccount, type IdentityProvider, startIdentityProvider } from '../../support/identity-provider.ts';
import { dataOf } from '../../support/impacts.ts';
import { createMailbox, type Mailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const SOON = { timeout: 10_000, interval: 50 };
const MOTIVATION = 'I plant mangroves with my school.';
const REASON = 'This community is for people of the delta.';

let server: TestServer;
let provider: IdentityProvider;
let redirectUri: string;
let mailbox: Mailbox;
let admin: Awaited<ReturnType<typeof buildLoggedIn>>;

beforeAll(async () => {
  const publicOrigin = `http://127.0.0.1:${await findFreePort()}`;
  redirectUri = `${publicOrigin}/auth/google/return`;
  provider = await startIdentityProvider(redirectUri);
  server = await startTestServer({
    PUBLIC_ORIGIN: publicOrigin,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
  });
  mailbox = createMailbox(server.origin);
  admin = await someone({ role: 'Admin' });
  await choose('approval');
});
afterEach(() => choose('approval'));
afterAll(async () => {
  await server.close();
  await provider.close();
});

const someone = (traits = {}) => buildLoggedIn(server.origin, server.database.db, traits);
const build = (traits = {}) => buildUser(server.database.db, traits);

async function choose(registration: CommunitySettings['registration']): Promise<void> {
  const { revision } = dataOf(await admin.client.get<CommunitySettingsState>('/community-settings'));
  dataOf(await admin.client.put(`/community-settings?revision=${revision}`, { registration }));
}

/** Registers, and follows the emailed link in the same browser. */
async function register(changes: Record<string, unknown> = {}, query = '') {
  const email = freshEmail();
  const client = createClient(server.origin);
  dataOf(await client.post(`/users${query}`, registrationOf(email, { motivation: MOTIVATION, ...changes })));
  const token = tokenOf(await mailbox.linkTo(email, /\/auth\/verify\//));
  const verified = await client.post<UnverifiedSession>(`/verify/${token}`);
  client.token = verified.body.data.accessToken;
  return { email, client, verified, id: verified.body.data.user.id };
}

const list = async (query = '') => dataOf(await admin.client.get<RegistrationList>(`/registrations${query}`)).data;
const rowOf = async (id: string) => (await list()).find((row) => row.id === id);
const decide = (id: string, body: object) => admin.client.put<Registration>(`/registrations/${id}`, body);
const approve = (id: string) => decide(id, { isApproved: true });
const decline = (id: string) => decide(id, { isApproved: false, reason: REASON });
const logIn = (email: string) =>
  createClient(server.origin).post<Session & UnverifiedSession>('/login', { email, password: PASSWORD });
const subjectsTo = async (email: string) => (await mailbox.messagesTo(email)).map(({ subject }) => subject);
const verifiedAt = async (id: string) =>
  (await server.database.db.selectFrom('users').select('email_verified_at').where('id', '=', id).executeTakeFirst())
    ?.email_verified_at;

describe('registering where an admin lets people in', () => {
  it('waits once the address is verified, and shows only the registration', async () => {
    const { email, client, verified } = await register();
    expect(verified).toMatchObject({
      status: 202,
      body: {
        message: 'Your email address is verified. An admin will look at your registration.',
        data: { user: { email, isVerified: false }, registration: { state: 'waiting', motivation: MOTIVATION } },
      },
    });
    expect(dataOf(await client.get<OwnRegistration>('/users/me/registration'))).toMatchObject({
      state: 'waiting',
      motivation: MOTIVATION,
      decidedAt: null,
      erasedAt: null,
    });
    for (const path of ['/users/view', '/users', '/impact/user', '/users/me/sessions', '/export/user'])
      expect(await client.get(path), path).toMatchObject({ status: 403, body: { code: 'mail_unverified' } });
    expect((await client.post('/impact', {})).body.message).toBe('An admin has to approve your registration first.');
    expect((await client.post('/user/verify')).body).toMatchObject({ status: 409, code: 'already_verified' });
  });

  it('shows nothing to admins before the address is verified', async () => {
    const email = freshEmail();
    const client = createClient(server.origin);
    await client.post('/users', registrationOf(email));
    expect((await list()).map((row) => row.email)).not.toContain(email);
    const login = await logIn(email);
    expect(login).toMatchObject({ status: 202, body: { data: { registration: null } } });
    client.token = login.body.data.accessToken;
    expect((await client.get('/users/me/registration')).status).toBe(404);
    expect((await client.get('/users/view')).body.message).toMatch(/^Verify your email address first\./);
    expect((await client.call('DELETE', '/users/me/registration')).status).toBe(404);
  });

  it('says so in another browser, and at each login', async () => {
    const email = freshEmail();
    await createClient(server.origin).post('/users', registrationOf(email));
    const token = tokenOf(await mailbox.linkTo(email, /\/auth\/verify\//));
    expect(await createClient(server.origin).post(`/verify/${token}`)).toMatchObject({
      status: 202,
      body: { data: null },
    });
    expect(await logIn(email)).toMatchObject({
      status: 202,
      body: { message: 'An admin will look at your registration.', data: { registration: { state: 'waiting' } } },
    });
  });

  it('is neither listed nor counted', async () => {
    const user = await build({ isWaiting: true, name: 'Zephyrine', lastName: 'Quill' });
    const { client } = await someone();
    expect(dataOf(await client.get<DirectoryPersonList>('/users?search=Zephyrine')).data).toEqual([]);
    expect((await client.get(`/users/view/${user.id}`)).status).toBe(404);
    const { rows } = await server.database.run('select user_id as id from standings where user_id = $1', [user.id]);
    expect(rows).toEqual([]);
  });

  it('can’t be got round by a new password', async () => {
    const { email, id } = await register();
    await createClient(server.origin).post('/password/forget', { email });
    const token = tokenOf(await mailbox.linkTo(email, /\/auth\/reset\//));
    const password = 'a-lantern-beside-nine-tides';
    const reset = { email, password, confirmpassword: password };
    expect((await createClient(server.origin).put(`/password/reset/${token}`, reset)).status).toBe(200);
    expect((await createClient(server.origin).post('/login', { email, password })).status).toBe(202);
    expect(await verifiedAt(id)).toBeNull();
  });

  it('lets in those who registered before, and everyone once it’s open again', async () => {
    const email = freshEmail();
    await choose('open');
    await createClient(server.origin).post('/users', registrationOf(email));
    await choose('approval');
    const token = tokenOf(await mailbox.linkTo(email, /\/auth\/verify\//));
    expect((await createClient(server.origin).post(`/verify/${token}`)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });
});

describe('an identity provider’s sign-in', () => {
  let people = 0;
  async function signIn(account: object) {
    people += 1;
    provider.accounts.set(`person-${people}`, { given_name: 'Noor', family_name: 'Haddad', ...account });
    const client = createClient(server.origin);
    const { url } = dataOf(await client.get<{ url: string }>('/auth/google/url'));
    const { search } = await chooseAccount(url, `person-${people}`, redirectUri);
    return client.get<UnverifiedSession>(`/auth/google/${search}`);
  }

  it('waits as well, each time', async () => {
    const email = freshEmail();
    const answer = await signIn({ email, email_verified: true });
    expect(answer).toMatchObject({
      status: 202,
      body: { data: { user: { email, isVerified: false }, registration: { state: 'waiting', motivation: null } } },
    });
    const { id } = answer.body.data.user;
    expect(await rowOf(id)).toMatchObject({ way: 'provider', name: 'Noor Haddad' });
    expect(dataOf(await approve(id)).state).toBe('approved');
    expect(await verifiedAt(id)).not.toBeNull();
  });

  it('of someone who registered with a password and waits keeps that password', async () => {
    const { email, id } = await register();
    expect((await signIn({ email, email_verified: true })).status).toBe(202);
    expect(await logIn(email)).toMatchObject({ status: 202, body: { data: { user: { id, name: 'Amina' } } } });
  });

  it('of someone who never verified the address makes it wait, and ends that password', async () => {
    const email = freshEmail();
    await createClient(server.origin).post('/users', registrationOf(email, { motivation: MOTIVATION }));
    expect(await signIn({ email, email_verified: true })).toMatchObject({
      status: 202,
      body: { data: { registration: { state: 'waiting', motivation: null } } },
    });
    expect((await logIn(email)).status).toBe(401);
  });
});

describe('an invitation', () => {
  async function invited(inviter: LoggedIn) {
    const email = freshEmail();
    await inviter.client.post('/invite-mail', { email });
    const token = tokenOf(await mailbox.linkTo(email, /inviteid=/));
    const client = createClient(server.origin);
    const path = `/add-invited-user?inviteid=${token}`;
    const { needsApproval } = dataOf(await client.get<OpenInvitation>(path));
    const { status, body } = await client.post(path, registrationOf(email));
    expect({ status, message: body.message }).toEqual({
      status: 201,
      message: needsApproval ? emailVerificationMessages.pending : registrationMessages.successInvited,
    });
    return { email, needsApproval };
  }

  it('of an admin lets people in at once', async () => {
    const { email, needsApproval } = await invited(admin);
    expect(needsApproval).toBe(false);
    expect((await logIn(email)).status).toBe(200);
    expect((await list()).map((row) => row.email)).not.toContain(email);
  });

  it('of a member counts once an admin has approved', async () => {
    const inviter = await someone({ name: 'Mateo', lastName: 'Quispe' });
    const { email, needsApproval } = await invited(inviter);
    expect(needsApproval).toBe(true);
    const statesOf = async () =>
      dataOf(await inviter.client.get<InvitationList>('/invite-mail')).data.map(({ state }) => state);
    const pointsOf = async () => dataOf(await inviter.client.get<PointsEntryList>('/users/me/points')).data.length;
    const { registration, user } = (await logIn(email)).body.data;
    expect(registration?.state).toBe('waiting');
    expect([await statesOf(), await pointsOf()]).toEqual([['sent'], 0]);
    expect(await rowOf(user.id)).toMatchObject({ way: 'invitation', invitedBy: { name: 'Mateo Quispe' } });
    dataOf(await approve(user.id));
    expect([await statesOf(), await pointsOf()]).toEqual([['accepted'], 1]);
    expect((await logIn(email)).status).toBe(200);
  });

  it('of a member who has left since gives them nothing', async () => {
    const inviter = await someone();
    const { email } = await invited(inviter);
    const { user } = (await logIn(email)).body.data;
    await server.database.run('update users set deactivated_at = now() where id = $1', [inviter.user.id]);
    dataOf(await approve(user.id));
    for (const table of ['points_entries', 'notifications']) {
      const { rows } = await server.database.run(`select from ${table} where user_id = $1`, [inviter.user.id]);
      expect(rows).toEqual([]);
    }
  });

  it('by a member’s own link is named to admins', async () => {
    const inviter = await someone({ name: 'Mateo', lastName: 'Quispe' });
    const { id } = await register({}, `?invited_by=${inviter.user.id}`);
    expect(await rowOf(id)).toMatchObject({ way: 'link', invitedBy: { id: inviter.user.id } });
  });
});

describe('listRegistrations', () => {
  it('lists those who wait, by age, and finds them by name and address', async () => {
    const [first, second] = [await register({ name: 'Ottoline' }), await register()];
    const ids = (await list('?state=waiting&sort=oldest&page_size=100')).map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    expect(await list('?search=ottoline')).toMatchObject([{ id: first.id, way: 'form', state: 'waiting' }]);
    expect(await list(`?search=${second.email.split('@')[0]}`)).toMatchObject([{ id: second.id }]);
  });

  it('counts for admins alone, who are notified once', async () => {
    const other = await someone({ role: 'Admin' });
    const judge = await someone({ role: 'Judge' });
    await register();
    const workOf = async ({ client }: LoggedIn) =>
      dataOf(await client.get<CommunityStats>('/stats')).work?.registrationsToDecide;
    expect(await workOf(other)).toBe((await list('?state=waiting&page_size=100')).length);
    expect(await workOf(judge)).toBe(0);
    const kinds = async () =>
      (
        await server.database.db
          .selectFrom('notifications')
          .select('link')
          .where('user_id', '=', other.user.id)
          .where('kind', '=', 'registration_waiting')
          .execute()
      ).map(({ link }) => link);
    await expect.poll(kinds, SOON).toEqual(['/admin/registrations']);
    expect((await judge.client.get('/registrations')).status).toBe(403);
  });

  it('leaves out accounts that were deactivated', async () => {
    const user = await build({ isWaiting: true });
    expect((await rowOf(user.id))?.state).toBe('waiting');
    await server.database.run('update users set deactivated_at = now() where id = $1', [user.id]);
    expect(await rowOf(user.id)).toBeUndefined();
    expect((await approve(user.id)).status).toBe(404);
  });
});

describe('decideRegistration', () => {
  it('lets the person in, who is told by email', async () => {
    const { email, client, id } = await register();
    expect(dataOf(await approve(id))).toMatchObject({
      state: 'approved',
      decidedBy: { id: admin.user.id },
      reason: null,
    });
    expect(dataOf(await client.get<OwnRegistration>('/users/me/registration')).state).toBe('approved');
    const session = await logIn(email);
    expect(session).toMatchObject({ status: 200, body: { data: { user: { isVerified: true } } } });
    expect(await mailbox.linkTo(email, /\/auth\/login#email=/)).toContain(encodeURIComponent(email));
    expect(await subjectsTo(email)).toContain('You’re in: welcome to Groundswell');
    const { data } = dataOf(await admin.client.get<AuditList>('/audit?page_size=1'));
    expect(data[0]).toMatchObject({ action: 'registration_approved', fromState: 'waiting', toState: 'approved' });
  });

  it('declines with a reason that the person gets, and can still be approved', async () => {
    const { email, id } = await register();
    expect((await decide(id, { isApproved: false })).body).toMatchObject({ errors: [{ field: 'reason' }] });
    expect(dataOf(await decline(id))).toMatchObject({ state: 'declined', reason: REASON });
    const login = await logIn(email);
    expect(login).toMatchObject({
      status: 202,
      body: { message: 'An admin has declined your registration.', data: { registration: { reason: REASON } } },
    });
    const { decidedAt, erasedAt } = login.body.data.registration ?? {};
    expect(Date.parse(erasedAt ?? '') - Date.parse(decidedAt ?? '')).toBe(
      DEFAULTS.retention.declinedRegistrations * 24 * 3600 * 1000,
    );
    await expect.poll(() => subjectsTo(email), SOON).toContain('Your registration at Groundswell');
    const [mail] = (await mailbox.messagesTo(email)).filter(({ subject }) => subject.startsWith('Your registration'));
    expect(mail?.text).toContain(REASON);
    expect((await decline(id)).body).toMatchObject({ status: 409, code: 'already_decided' });
    expect(dataOf(await approve(id))).toMatchObject({ state: 'approved', reason: null });
    expect((await logIn(email)).status).toBe(200);
  });

  it('leaves the person the right reason why their token allows nothing', async () => {
    const { client, id } = await register();
    await decline(id);
    expect((await client.get('/users/view')).body.message).toBe('An admin has declined your registration.');
  });

  it('counts the person in the month in which they join', async () => {
    const joined = () =>
      server.database.db.selectFrom('member_months').select(['month', 'members']).orderBy('month').execute();
    const { id } = await register();
    await server.database.run("update users set created_at = now() - interval '70 days' where id = $1", [id]);
    const before = await joined();
    await approve(id);
    const after = await joined();
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    expect(after.at(-1)).toEqual({ ...before.at(-1), members: (before.at(-1)?.members ?? 0) + 1 });
    await server.database.run('update users set deactivated_at = now() where id = $1', [id]);
    expect(await joined()).toEqual(before);
  });

  it('shows in the list of accounts that someone awaits it', async () => {
    const { id, email } = await register();
    const accountOf = async () =>
      dataOf(await admin.client.get<AccountList>(`/users/allusers/?search=${encodeURIComponent(email)}`)).data[0];
    expect(await accountOf()).toMatchObject({ id, status: 'unverified', isAwaitingApproval: true });
    await approve(id);
    expect(await accountOf()).toMatchObject({ id, status: 'active', isAwaitingApproval: false });
  });

  it('lets one of several decisions at once win', async () => {
    const { id } = await register();
    const answers = await Promise.all([approve(id), approve(id), approve(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is for admins', async () => {
    const { id } = await register();
    const judge = await someone({ role: 'Judge' });
    expect((await judge.client.put(`/registrations/${id}`, { isApproved: true })).status).toBe(403);
    expect((await approve(admin.user.id)).status).toBe(404);
  });
});

describe('withdrawRegistration', () => {
  it('erases everything at once, and the address can be registered again', async () => {
    const { email, client, id } = await register();
    expect((await client.call('DELETE', '/users/me/registration')).status).toBe(200);
    expect(await rowOf(id)).toBeUndefined();
    expect((await logIn(email)).status).toBe(401);
    const account = await server.database.db
      .selectFrom('users')
      .select(['email', 'name', 'contact_no'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(account).toMatchObject({ name: null, contact_no: null });
    expect(account?.email).not.toBe(email);
    expect((await createClient(server.origin).post('/users', registrationOf(email))).status).toBe(201);
  });

  it('is refused once it’s decided', async () => {
    const { client, id } = await register();
    await decline(id);
    expect((await client.call('DELETE', '/users/me/registration')).body).toMatchObject({ code: 'already_decided' });
  });
});

describe('what was declined', () => {
  it('is erased after two weeks, and what was approved stays', async () => {
    const [declined, approved] = [await register(), await register()];
    await decline(declined.id);
    await approve(approved.id);
    const sweep = () =>
      eraseExpiredRegistrations({
        db: server.database.db,
        config: server.config,
        jobs: createJobs(server.database, createLogger('silent')),
        erasures: ERASURES,
      });
    await sweep();
    expect((await rowOf(declined.id))?.state).toBe('declined');
    await server.database.run(
      `update registrations set decided_at = now() - interval '${DEFAULTS.retention.declinedRegistrations} days 1 minute' where user_id = any($1)`,
      [[declined.id, approved.id]],
    );
    await sweep();
    expect(await rowOf(declined.id)).toBeUndefined();
    expect((await logIn(declined.email)).status).toBe(401);
    expect((await rowOf(approved.id))?.state).toBe('approved');
    expect((await logIn(approved.email)).status).toBe(200);
  });
});

describe('changing the rule', () => {
  it('keeps those who wait, and says how many they are', async () => {
    const { id } = await register();
    const waiting = (await list('?state=waiting&page_size=100')).length;
    await choose('open');
    const state = dataOf(await admin.client.get<CommunitySettingsState>('/community-settings'));
    expect(state.registrationsWaiting).toBe(waiting);
    expect((await rowOf(id))?.state).toBe('waiting');
  });
});
