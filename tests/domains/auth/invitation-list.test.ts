import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InvitationList, OpenInvitation } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { buildByLogin, freshEmail, type LoggedIn, registrationOf, tokenOf } from '../../support/factories.ts';
import { createMailbox, type Mailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let mailbox: Mailbox;

beforeAll(async () => {
  server = await startTestServer();
  mailbox = createMailbox(server.origin);
});
afterAll(() => server.close());

const someone = (changes = {}) => buildByLogin(server.origin, server.database.db, changes);
const tokenFor = async (email: string) => tokenOf(await mailbox.linkTo(email, /\/auth\/register\?inviteid=/));
const listOf = async (client: LoggedIn['client'], query = '') =>
  (await client.get<InvitationList>(`/invite-mail${query}`)).body.data;
const expire = (email: string) =>
  server.database.run(`update invitations set expires_at = now() - interval '1 minute' where email = '${email}'`);

describe('listInvitations', () => {
  it('lists each with its state, newest first, and how many are left today', async () => {
    const { client } = await someone();
    const [old, joined, open] = [freshEmail(), freshEmail(), freshEmail()];
    for (const email of [old, joined, open]) await client.post('/invite-mail', { email });
    const registration = { ...registrationOf(joined), name: 'Lina', lastName: 'Haddad' };
    await createClient(server.origin).post(`/add-invited-user?inviteid=${await tokenFor(joined)}`, registration);
    await expire(old);
    const { data, meta, leftToday } = await listOf(client);
    expect(data.map(({ email, state }) => [email, state])).toEqual([
      [open, 'sent'],
      [joined, 'accepted'],
      [old, 'expired'],
    ]);
    expect(data[1]?.acceptedBy?.name).toBe('Lina Haddad');
    expect(data[0]?.acceptedBy).toBeNull();
    expect(meta.total).toBe(3);
    expect(leftToday).toBe(17);
  });

  it('shows only the caller’s own', async () => {
    const [one, other] = [await someone(), await someone({ role: 'Partner' })];
    await one.client.post('/invite-mail', { email: freshEmail() });
    expect((await listOf(other.client)).data).toEqual([]);
    expect((await listOf(other.client, '?kind=organization')).data).toEqual([]);
  });

  it('shows an admin the organisations invited by any admin, separate from people', async () => {
    const [one, other] = [await someone({ role: 'Admin' }), await someone({ role: 'Admin' })];
    const email = freshEmail('grants');
    await one.client.post('/organization-invite', { email, organizationName: 'Shoreline Trust' });
    const { data } = await listOf(other.client, '?kind=organization');
    expect(data[0]).toMatchObject({ email, organizationName: 'Shoreline Trust', invitedBy: { id: one.user.id } });
    expect((await listOf(one.client)).data).toEqual([]);
  });

  it('pages by cursor', async () => {
    const { client } = await someone();
    const emails = Array.from({ length: 5 }, () => freshEmail());
    for (const email of emails) await client.post('/invite-mail', { email });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: InvitationList = await listOf(client, `?page_size=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.data.map(({ email }) => email));
      cursor = page.meta.nextCursor;
    }
    expect(seen).toEqual(emails.toReversed());
  });

  it('requires a login', async () => {
    expect((await createClient(server.origin).get('/invite-mail')).status).toBe(401);
  });
});

describe('inviteByMail to an address already invited', () => {
  it('renews the invitation with a new link and term', async () => {
    const { client } = await someone();
    const email = freshEmail();
    await client.post('/invite-mail', { email });
    const [first] = (await listOf(client)).data;
    await expire(email);
    await client.post('/invite-mail', { email: email.toUpperCase() });
    const { data, leftToday } = await listOf(client);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ id: first?.id, state: 'sent' });
    expect(leftToday).toBe(18);
    await expect.poll(async () => (await mailbox.messagesTo(email)).length, { timeout: 15_000 }).toBe(2);
  });

  it('creates another one for another inviter', async () => {
    const [one, other] = [await someone(), await someone()];
    const email = freshEmail();
    await one.client.post('/invite-mail', { email });
    await other.client.post('/invite-mail', { email });
    const [a, b] = [await listOf(one.client), await listOf(other.client)];
    expect(a.data[0]?.id).not.toBe(b.data[0]?.id);
  });
});

describe('getInvitation', () => {
  it('says who it is from to anyone with the link, without using it up', async () => {
    const { client } = await someone({ name: 'Mateo', lastName: 'Quispe' });
    const email = freshEmail();
    await client.post('/invite-mail', { email });
    const token = await tokenFor(email);
    const visitor = createClient(server.origin);
    for (const _ of [1, 2]) {
      const answer = await visitor.get<OpenInvitation>(`/add-invited-user?inviteid=${token}`);
      expect(answer.body.data).toEqual({
        email,
        organizationName: null,
        inviterName: 'Mateo Quispe',
        needsApproval: false,
      });
    }
    expect((await visitor.post(`/add-invited-user?inviteid=${token}`, registrationOf(email))).status).toBe(201);
    expect((await visitor.get(`/add-invited-user?inviteid=${token}`)).status).toBe(410);
  });

  it('says that an unknown or expired link no longer works', async () => {
    const visitor = createClient(server.origin);
    expect((await visitor.get('/add-invited-user?inviteid=nobodys')).body.code).toBe('link_used_or_expired');
    expect((await visitor.get('/add-invited-user')).status).toBe(422);
  });
});
