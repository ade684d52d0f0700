import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealWebhookSecrets } from '#domains/webhooks/server/public.ts';
import type { HeldWebhookList, NotificationList, Webhook, WebhookInput, WebhookList } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { readKeys } from '#platform/server/config/secrets.ts';
import { seal, unseal } from '#platform/server/http/security/sealed-text.ts';
import type { Client } from '../../support/client.ts';
import { foundApproved } from '../../support/councils.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { letProofsPass } from '../../support/fresh-proof.ts';
import { dataOf } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { makeWebhook, RECEIVER_HOST, readWebhook } from '../../support/webhooks.ts';

const WEBHOOKS = '/users/me/webhooks';
const INPUT = {
  name: 'Team chat',
  url: 'https://hooks.example.org/a',
  subject: 'everything',
  events: ['impact.submitted'],
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    WEBHOOK_HOSTS: RECEIVER_HOST,
    TOKEN_SECRET_BEFORE: randomBytes(32).toString('base64'),
  });
});
afterAll(() => server.close());

const build = (traits?: Parameters<typeof buildLoggedIn>[2]) =>
  buildLoggedIn(server.origin, server.database.db, traits);
const buildAdmin = () => build({ role: 'Admin' });
const list = async (client: Client) => dataOf(await client.get<WebhookList>(WEBHOOKS));
const code = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer;
  return { status, code: body.code };
};

describe('makeWebhook', () => {
  it('answers the secret once, stores it sealed, and tells the owner', async () => {
    const { client } = await buildAdmin();
    const { webhook, secret } = await makeWebhook(client, {
      name: ' Chat ',
      url: 'https://Hooks.example.org/a#part',
      events: ['member.left', 'impact.submitted'],
    });
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    expect(webhook).toMatchObject({
      name: 'Chat',
      url: 'https://hooks.example.org/a',
      subject: 'everything',
      council: null,
      events: ['impact.submitted', 'member.left'],
      state: 'active',
      isAllowed: true,
      oldSecretUntil: null,
    });
    expect((await list(client)).webhooks).toEqual([webhook]);
    const { rows } = await server.database.run('select * from webhooks where id = $1', [webhook.id]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length));
    expect(unseal(readKeys(server.config).webhooks, String(rows[0]?.['sealed_secret']))).toBe(secret);
    const told = dataOf(await client.get<NotificationList>('/general/notification')).data.map(({ title }) => title);
    expect(told).toContain(say('webhooks.notifications.made.title', { name: 'Chat' }));
  });

  it.each([
    ['a name of spaces', { name: '  ' }, 'name'],
    ['no events', { events: [] }, 'events'],
    ['an unknown event', { events: ['impact.liked'] }, 'events.0'],
    ['the test event', { events: ['webhook.test'] }, 'events.0'],
    ['no address', { url: 'hooks.example.org' }, 'url'],
    ['http', { url: 'http://hooks.example.org/' }, 'url'],
    ['a password in the address', { url: 'https://user:secret@hooks.example.org/' }, 'url'],
    ['the operator’s own network', { url: 'https://[::ffff:10.0.0.1]/' }, 'url'],
    ['a council with another subject', { councilId: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41' }, 'councilId'],
    ['no council', { subject: 'council', events: ['council.approved'] }, 'councilId'],
    ['events of other subjects', { subject: 'opportunities', events: ['impact.verified'] }, 'events'],
  ])('refuses %s', async (_, given, field) => {
    const { client } = await buildAdmin();
    const { status, body } = await client.post(WEBHOOKS, { ...INPUT, ...given });
    expect({ status, fields: body.errors?.map((error) => error.field) }).toEqual({ status: 422, fields: [field] });
  });

  it('lets nobody subscribe to what isn’t theirs', async () => {
    const admin = await buildAdmin();
    const owner = await build();
    const partner = await build({ role: 'Partner' });
    const judge = await build({ role: 'Judge' });
    const council = await foundApproved(owner.client, admin.client);
    const about = { ...INPUT, subject: 'council', councilId: council.id, events: ['council.member_joined'] };
    for (const { client } of [partner, judge, owner])
      expect(await code(client.post(WEBHOOKS, INPUT))).toEqual({ status: 403, code: 'not_allowed' });
    for (const { client } of [admin, partner, judge])
      expect(await code(client.post(WEBHOOKS, about))).toEqual({ status: 403, code: 'not_allowed' });
    const own = { ...INPUT, subject: 'opportunities', events: ['application.made'] };
    for (const { client } of [judge, owner])
      expect(await code(client.post(WEBHOOKS, own))).toEqual({ status: 403, code: 'not_allowed' });
    expect(dataOf(await owner.client.post<{ webhook: Webhook }>(WEBHOOKS, about)).webhook.council).toEqual({
      id: council.id,
      councilTitle: council.councilTitle,
      slug: council.slug,
    });
    expect((await partner.client.post(WEBHOOKS, own)).status).toBe(200);

    const subjectsOf = async (client: Client) => (await list(client)).choices.map(({ subject }) => subject);
    expect(await subjectsOf(admin.client)).toEqual(['everything', 'opportunities']);
    expect(await subjectsOf(partner.client)).toEqual(['opportunities']);
    expect(await subjectsOf(owner.client)).toEqual(['council']);
    expect(await subjectsOf(judge.client)).toEqual([]);
  });

  it('asks for a fresh proof, as do a change and a new secret', async () => {
    const { client, user } = await buildAdmin();
    const { webhook } = await makeWebhook(client);
    await letProofsPass(server, user.id);
    const refusal = { status: 403, code: 'fresh_proof_needed' };
    const { name, url, events } = INPUT;
    expect(await code(client.post(WEBHOOKS, INPUT))).toEqual(refusal);
    expect(await code(client.put(`/webhooks/${webhook.id}`, { name, url, events }))).toEqual(refusal);
    expect(await code(client.post(`/webhooks/${webhook.id}/secret`))).toEqual(refusal);
  });

  it('has room for ten, and for fifty of an admin', async () => {
    for (const [role, max] of [
      ['Partner', 10],
      ['Admin', 50],
    ] as const) {
      const { client, user } = await build({ role });
      const input = { ...INPUT, subject: 'opportunities', events: ['application.made'] };
      await sql`
        insert into webhooks (id, owner_id, name, url, subject, events, sealed_secret)
        select gen_random_uuid(), ${user.id}, 'Many', 'https://hooks.example.org/', 'opportunities', '{}', ''
        from generate_series(2, ${max})`.execute(server.database.db);
      const answers = await Promise.all([client.post(WEBHOOKS, input), client.post(WEBHOOKS, input)]);
      expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
        [200, undefined],
        [409, 'full'],
      ]);
    }
  });
});

describe('a webhook', () => {
  it('is seen, switched and deleted by its owner and admins, and changed by its owner alone', async () => {
    const owner = await build({ role: 'Partner' });
    const admin = await buildAdmin();
    const stranger = await build({ role: 'Partner' });
    const { webhook } = await makeWebhook(owner.client, { subject: 'opportunities', events: ['application.made'] });
    const { name, url } = INPUT;
    const change = { name, url, events: ['application.made'] };
    const calls = {
      read: (client: Client) => client.get(`/webhooks/${webhook.id}`),
      deliveries: (client: Client) => client.get(`/webhooks/${webhook.id}/deliveries`),
      change: (client: Client) => client.put(`/webhooks/${webhook.id}`, change),
      secret: (client: Client) => client.post(`/webhooks/${webhook.id}/secret`),
      off: (client: Client) => client.put(`/webhooks/${webhook.id}/switch`, { isOn: false }),
      on: (client: Client) => client.put(`/webhooks/${webhook.id}/switch`, { isOn: true }),
      test: (client: Client) => client.post(`/webhooks/${webhook.id}/test`),
      delete: (client: Client) => client.call('DELETE', `/webhooks/${webhook.id}`),
    };
    const statusesFor = async (client: Client) => {
      const statuses: Record<string, number> = {};
      for (const [call, make] of Object.entries(calls)) statuses[call] = (await make(client)).status;
      return statuses;
    };
    const none = { read: 404, deliveries: 404, change: 404, secret: 404, off: 404, on: 404, test: 404, delete: 404 };
    expect(await statusesFor(stranger.client)).toEqual(none);
    const held = dataOf(await admin.client.get<HeldWebhookList>('/webhooks?page_size=100')).data;
    expect(held.find((each) => each.webhook.id === webhook.id)?.owner.id).toBe(owner.user.id);
    for (const call of ['change', 'secret', 'test'] as const)
      expect((await calls[call](admin.client)).status).toBe(404);
    for (const call of ['read', 'deliveries', 'off', 'on'] as const)
      expect((await calls[call](admin.client)).status).toBe(200);
    const all = { read: 200, deliveries: 200, change: 200, secret: 200, off: 200, on: 200, test: 200, delete: 200 };
    expect(await statusesFor(owner.client)).toEqual(all);
    expect(await statusesFor(admin.client)).toEqual(none);
    const { webhook: other } = await makeWebhook(owner.client, {
      subject: 'opportunities',
      events: ['application.made'],
    });
    expect((await admin.client.call('DELETE', `/webhooks/${other.id}`)).status).toBe(200);
  });

  it('says who switched it off, and isn’t tested meanwhile', async () => {
    const owner = await build({ role: 'Partner' });
    const admin = await buildAdmin();
    const { webhook } = await makeWebhook(owner.client, { subject: 'opportunities', events: ['application.made'] });
    const turn = async ({ client }: { client: Client }, isOn: boolean) =>
      dataOf(await client.put<Webhook>(`/webhooks/${webhook.id}/switch`, { isOn }));
    expect(await turn(owner, false)).toMatchObject({ state: 'off', offReason: 'owner' });
    expect(await turn(admin, false)).toMatchObject({ state: 'off', offReason: 'owner' });
    expect(await code(owner.client.post(`/webhooks/${webhook.id}/test`))).toEqual({ status: 409, code: 'closed' });
    expect(await turn(owner, true)).toMatchObject({ state: 'active', offReason: null });
    expect(await turn(admin, false)).toMatchObject({ state: 'off', offReason: 'admin' });
  });

  it('isn’t allowed, nor switched on, while its owner lacks what it takes', async () => {
    const { db } = server.database;
    const partner = await build({ role: 'Partner' });
    const admin = await buildAdmin();
    const other = await build();
    const council = await foundApproved(partner.client, admin.client);
    const opportunities = await makeWebhook(partner.client, { subject: 'opportunities', events: ['application.made'] });
    const about: Partial<WebhookInput> = { subject: 'council', councilId: council.id, events: ['council.approved'] };
    const ofCouncil = await makeWebhook(partner.client, about);
    const areAllowed = async () => {
      const shown = await Promise.all(
        [opportunities, ofCouncil].map(({ webhook }) => readWebhook(admin.client, webhook.id)),
      );
      return shown.map(({ isAllowed }) => isAllowed);
    };
    const set = (changes: object) => db.updateTable('users').set(changes).where('id', '=', partner.user.id).execute();
    expect(await areAllowed()).toEqual([true, true]);
    await set({ suspended_until: new Date(Date.now() + 86_400_000) });
    expect(await areAllowed()).toEqual([false, false]);
    await set({ suspended_until: null, deactivated_at: new Date() });
    expect(await areAllowed()).toEqual([false, false]);
    await set({ deactivated_at: null, role: 'Member' });
    expect(await areAllowed()).toEqual([false, true]);
    const { id } = opportunities.webhook;
    await partner.client.put(`/webhooks/${id}/switch`, { isOn: false });
    expect(await code(partner.client.put(`/webhooks/${id}/switch`, { isOn: true }))).toEqual({
      status: 403,
      code: 'not_allowed',
    });
    expect((await readWebhook(admin.client, id)).state).toBe('off');
    await db.updateTable('councils').set({ owner_id: other.user.id }).where('id', '=', council.id).execute();
    expect(await areAllowed()).toEqual([false, false]);
  });
});

describe('sealWebhookSecrets', () => {
  it('seals both secrets again in batches, names what it can’t open, and can be repeated', async () => {
    const { db } = server.database;
    await sql`delete from webhooks`.execute(db);
    const keys = readKeys(server.config);
    const [, before] = keys.webhooks;
    if (!before) throw new Error('There is no key before');
    const { client } = await buildAdmin();
    const made = [await makeWebhook(client), await makeWebhook(client), await makeWebhook(client)];
    const [older, lost] = made;
    const second = dataOf(await client.post<{ secret: string }>(`/webhooks/${older?.webhook.id}/secret`));
    const write = (id: string | undefined, sealed: string, old: string | null) =>
      sql`update webhooks set sealed_secret = ${sealed}, old_sealed_secret = ${old} where id = ${id}`.execute(db);
    await write(older?.webhook.id, seal([before], second.secret), seal([before], older?.secret ?? ''));
    await write(lost?.webhook.id, seal([randomBytes(32)], 'lost'), null);
    expect(await sealWebhookSecrets({ db, keys }, 2)).toEqual({
      sealed: 1,
      current: 1,
      unreadable: [lost?.webhook.id],
    });
    const { rows } = await server.database.run('select * from webhooks where id = $1', [older?.webhook.id]);
    const [current] = keys.webhooks;
    expect(unseal([current], String(rows[0]?.['sealed_secret']))).toBe(second.secret);
    expect(unseal([current], String(rows[0]?.['old_sealed_secret']))).toBe(older?.secret);
    expect(await sealWebhookSecrets({ db, keys })).toMatchObject({ sealed: 0, current: 2 });
  });
});
