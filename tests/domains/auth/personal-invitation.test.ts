import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser, PersonalInvitation } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn, buildUser, freshEmail, registrationOf, tokenOf } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { createMailbox, type Mailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const PUBLIC_ORIGIN = 'https://groundswell.example';

let server: TestServer;
let mailbox: Mailbox;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_ORIGIN });
  mailbox = createMailbox(server.origin);
});
afterAll(() => server.close());

const build = (traits = {}) => buildLoggedIn(server.origin, server.database.db, traits);
const linkOf = async (client: Client) => dataOf(await client.get<PersonalInvitation>('/users/me/invitation'));
const joinedOf = async (client: Client) => (await linkOf(client)).joined;

async function registerBy(inviterId: string) {
  const email = freshEmail();
  const client = createClient(server.origin);
  const { status } = await client.post(`/users?invited_by=${inviterId}`, registrationOf(email));
  const verify = async () => client.post(`/verify/${tokenOf(await mailbox.linkTo(email, /\/auth\/verify\//))}`);
  return { email, client, status, verify };
}

describe('getPersonalInvitation', () => {
  it('answers a link to the registration, also as a QR code', async () => {
    const { client, user } = await build();
    const { url, svg, joined } = await linkOf(client);
    expect(url).toBe(`${PUBLIC_ORIGIN}/auth/register?invited_by=${user.id}`);
    expect(svg).toMatch(/^<svg .*<\/svg>$/s);
    expect(joined).toBe(0);
  });

  it('counts who registered with it once their address is verified, for no points', async () => {
    const { client, user } = await build();
    const invited = await registerBy(user.id);
    expect(invited.status).toBe(201);
    expect(await joinedOf(client)).toBe(0);
    await invited.verify();
    expect(await joinedOf(client)).toBe(1);
    await (await registerBy(user.id)).verify();
    expect(await joinedOf(client)).toBe(2);
    expect(dataOf(await client.get<CurrentUser>('/users/view')).points).toBe(0);
    expect(await joinedOf((await build()).client)).toBe(0);
  });

  it('doesn’t keep an unknown or former inviter', async () => {
    const left = await buildUser(server.database.db, { isActive: false });
    for (const id of [uuidv7(), left.id]) {
      const { status, verify } = await registerBy(id);
      expect([status, (await verify()).status]).toEqual([201, 200]);
    }
    const { rows } = await server.database.run('select from personal_invitations where inviter_id = $1', [left.id]);
    expect(rows).toEqual([]);
    expect((await registerBy('nobody')).status).toBe(422);
  });

  it('isn’t counted for someone whose address was taken', async () => {
    const { client, user } = await build();
    const taken = await buildUser(server.database.db);
    await createClient(server.origin).post(`/users?invited_by=${user.id}`, registrationOf(taken.email));
    expect(await joinedOf(client)).toBe(0);
  });

  it('forgets both sides when they are erased', async () => {
    const admin = await build({ role: 'Admin' });
    const inviter = await build();
    const other = await build();
    const [first, second] = [await registerBy(inviter.user.id), await registerBy(other.user.id)];
    for (const { verify } of [first, second]) await verify();
    const { db } = server.database;
    const findId = async (email: string) =>
      (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
    const erase = async (id: string, email: string) => dataOf(await admin.client.post(`/users/${id}/erase`, { email }));
    await erase(await findId(first.email), first.email);
    expect(await joinedOf(inviter.client)).toBe(0);
    await erase(other.user.id, other.user.email);
    const { rows } = await server.database.run('select from personal_invitations where inviter_id = any($1)', [
      [inviter.user.id, other.user.id],
    ]);
    expect(rows).toEqual([]);
  });
});
