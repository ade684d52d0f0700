import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepDeliveries } from '#domains/webhooks/server/jobs.ts';
import { emit } from '#domains/webhooks/server/public.ts';
import { PAUSES_SECONDS } from '#domains/webhooks/server/send/retries.ts';
import { say } from '#languages/say.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf, logImpact } from '../../support/impacts.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { postgresOfTests, startSecondServer } from '../../support/second-server.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import {
  deliveriesOf,
  eventsIn,
  letPausesPass,
  makeWebhook,
  RECEIVER_HOST,
  type Receiver,
  readDelivery,
  readWebhook,
  sendTest,
  startReceiver,
  status,
  typesIn,
  until,
  verified,
} from '../../support/webhooks.ts';

let server: TestServer;
const receivers: Receiver[] = [];
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_HOSTS: RECEIVER_HOST });
});
afterAll(() => server.close());
afterEach(async () => {
  await sql`delete from webhooks`.execute(server.database.db);
  await Promise.all(receivers.splice(0).map(({ close }) => close()));
});

const build = (traits?: Parameters<typeof buildLoggedIn>[2]) =>
  buildLoggedIn(server.origin, server.database.db, traits);

async function buildWebhook(respond?: Receiver['respond'], traits: Parameters<typeof makeWebhook>[1] = {}) {
  const admin = await build({ role: 'Admin' });
  const receiver = await startReceiver(respond);
  receivers.push(receiver);
  const { webhook, secret } = await makeWebhook(admin.client, { url: receiver.url, ...traits });
  return { ...admin, receiver, secret, id: webhook.id, url: receiver.url };
}

const count = async (webhookId: string) => {
  const { rows } = await server.database.run('select id from webhook_deliveries where webhook_id = $1', [webhookId]);
  return rows.length;
};
const DAY_MS = 86_400_000;

describe('an event', () => {
  it('arrives signed, and is listed with its request and answer', async () => {
    const { client, receiver, secret, id, url } = await buildWebhook((response) => response.end('thanks'));
    const { client: member, user } = await build({ name: 'Amina', lastName: 'Diallo' });
    const impact = await logImpact(member);
    await until(() => receiver.received.length > 0);
    const [received] = receiver.received;
    if (!received) throw new Error('Nothing arrived');
    const event = verified(received, secret);
    expect(event).toEqual({
      type: 'impact.submitted',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        id: impact.id,
        title: impact.title,
        link: expect.stringMatching(`^${server.config.publicOrigin}/impacts/${impact.id}/`),
        owner: { id: user.id, name: 'Amina Diallo' },
      },
    });
    expect(() => verified({ ...received, body: `${received.body} ` }, secret)).toThrow();
    expect(received.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Groundswell' });

    await until(async () => (await deliveriesOf(client, id))[0]?.state === 'delivered');
    const [delivery] = await deliveriesOf(client, id);
    expect(delivery).toMatchObject({ type: 'impact.submitted', attempts: 1, status: 200, failure: null });
    expect(delivery).toMatchObject({ id: received.headers['webhook-id'], nextAttemptAt: null });
    const detail = await readDelivery(client, delivery?.id ?? '');
    expect(detail).toMatchObject({ webhookId: id, url, body: received.body, answer: 'thanks', delivery });
    for (const { name, value } of detail.headers) expect(received.headers[name]).toBe(value);
    expect(detail.headers.map(({ name }) => name)).toContain('webhook-signature');
    expect((await readWebhook(client, id)).deliveredAt).not.toBeNull();
    expect(await deliveriesOf(client, id, '?state=given_up')).toEqual([]);
    const stranger = await build({ role: 'Partner' });
    expect((await stranger.client.get(`/webhook-deliveries/${delivery?.id}`)).status).toBe(404);
  });

  it('isn’t written if what happened is rolled back', async () => {
    const { id, receiver } = await buildWebhook();
    const { db } = server.database;
    const rolledBack = db.transaction().execute(async (tx) => {
      const data = { id, name: 'Nobody', link: '/people' };
      await emit(tx, {
        type: 'impact.submitted',
        list: async () => [{ subjectId: id, data: { id, title: 'Nothing', link: '/', owner: data } }],
      });
      expect((await sql`select from webhook_deliveries where webhook_id = ${id}`.execute(tx)).rows).toHaveLength(1);
      throw new Error('Something else failed');
    });
    await expect(rolledBack).rejects.toThrow('Something else failed');
    expect(await count(id)).toBe(0);
    expect(receiver.received).toEqual([]);
  });

  it('costs no row, and nothing is asked about it, without a subscriber', async () => {
    const { id } = await buildWebhook(undefined, { events: ['member.left'] });
    await server.database.db.transaction().execute((tx) =>
      emit(tx, {
        type: 'impact.submitted',
        list: () => {
          throw new Error('Asked');
        },
      }),
    );
    expect(await count(id)).toBe(0);
  });

  it('isn’t sent unless it’s as the contract says', async () => {
    const { client, id, receiver } = await buildWebhook();
    await server.database.run(
      `insert into webhook_deliveries (id, webhook_id, type, subject_id, data)
       values (gen_random_uuid(), $1, 'impact.submitted', $1, '{"id": "none"}')`,
      [id],
    );
    await sendTest(client, id);
    await until(() => receiver.received.length > 0);
    const unsent = (await deliveriesOf(client, id)).find(({ type }) => type === 'impact.submitted');
    expect(unsent).toMatchObject({ state: 'given_up', failure: 'invalid', attempts: 1 });
    expect(await readWebhook(client, id)).toMatchObject({ state: 'active' });
    expect(typesIn(receiver)).toEqual(['webhook.test']);
  });
});

describe('testWebhook', () => {
  it('sends a test', async () => {
    const { client, id, receiver, secret } = await buildWebhook();
    expect(await sendTest(client, id)).toMatchObject({ type: 'webhook.test', state: 'pending', attempts: 0 });
    await until(() => receiver.received.length > 0);
    const [received] = receiver.received;
    expect(received && verified(received, secret)).toMatchObject({
      type: 'webhook.test',
      data: { id, name: 'Team chat', link: `${server.config.publicOrigin}/dashboard/settings/webhooks/${id}` },
    });
  });
});

describe('a delivery that fails', () => {
  it('is repeated with the same id after a pause, and then delivered', async () => {
    const { client, id, receiver, secret } = await buildWebhook(status(500));
    await sendTest(client, id);
    await until(async () => (await deliveriesOf(client, id))[0]?.state === 'retrying');
    const [failed] = await deliveriesOf(client, id);
    expect(failed).toMatchObject({ status: 500, failure: 'status', attempts: 1 });
    const pause = Date.parse(failed?.nextAttemptAt ?? '') - Date.parse(failed?.attemptedAt ?? '');
    expect(pause).toBeGreaterThan(4_500);
    expect(pause).toBeLessThan(8_000);
    const failing = await readWebhook(client, id);
    expect(failing).toMatchObject({ state: 'failing', deliveredAt: null });
    expect(failing.failingSince).not.toBeNull();
    receiver.respond = status(204);
    await letPausesPass(server.database, id);
    await until(async () => (await deliveriesOf(client, id))[0]?.state === 'delivered');
    expect(await readWebhook(client, id)).toMatchObject({ state: 'active', failingSince: null });
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second && verified(second, secret)).toMatchObject({ type: 'webhook.test' });
  });

  it('holds up later events of the same thing, and no others', async () => {
    const { client, id, receiver } = await buildWebhook(undefined, {
      events: ['impact.submitted', 'impact.declined', 'impact.verified'],
    });
    receiver.respond = (response, { body }) => status(body.includes('impact.submitted') ? 503 : 204)(response);
    const { client: member } = await build();
    const impact = await logImpact(member);
    await until(async () => (await deliveriesOf(client, id))[0]?.state === 'retrying');
    dataOf(await client.put(`/impact-verifcation/${impact.id}`, { isVerified: true }));
    await sendTest(client, id);
    await until(() => typesIn(receiver).includes('webhook.test'));
    await letPausesPass(server.database, id);
    await until(() => receiver.received.length >= 3);
    expect(typesIn(receiver)).toEqual(['impact.submitted', 'webhook.test', 'impact.submitted']);
    receiver.respond = status(204);
    await letPausesPass(server.database, id);
    await until(() => typesIn(receiver).includes('impact.verified'));
    expect(typesIn(receiver).slice(3)).toEqual(['impact.submitted', 'impact.verified']);
    expect(eventsIn(receiver).at(-1)?.data).toMatchObject({ id: impact.id });
  });

  it('switches the webhook off after three days, with an email in the owner’s language', async () => {
    const { client, user, id, receiver } = await buildWebhook(status(500));
    await server.database.run(`update users set language = 'de' where id = $1`, [user.id]);
    await sendTest(client, id);
    await sendTest(client, id);
    const hasFailed = async (attempt: number) => {
      const first = (await deliveriesOf(client, id)).at(-1);
      return first?.state === 'retrying' && first.attempts > attempt;
    };
    for (const attempt of PAUSES_SECONDS.keys()) {
      await until(() => hasFailed(attempt));
      await letPausesPass(server.database, id);
    }
    await until(async () => (await readWebhook(client, id)).state === 'off');
    expect(await readWebhook(client, id)).toMatchObject({ offReason: 'failures' });
    const days = PAUSES_SECONDS.reduce((sum, pause) => sum + pause) / 86_400;
    expect(days).toBeCloseTo(3, 2);
    const [second, first] = await deliveriesOf(client, id);
    expect(first).toMatchObject({ state: 'given_up', failure: 'status', attempts: PAUSES_SECONDS.length + 1 });
    expect(second).toMatchObject({ state: 'given_up', failure: 'withheld', attempts: 0, nextAttemptAt: null });
    await createMailbox(server.origin).linkTo(user.email, new RegExp(`/dashboard/settings/webhooks/${id}`));
    const [mail] = await createMailbox(server.origin).messagesTo(user.email);
    expect(mail?.subject).toBe('Dein Webhook wurde ausgeschaltet');
    expect(mail?.text).toContain('drei Tage lang nichts angekommen');

    // Nothing is written for it any more.
    await logImpact((await build()).client);
    expect(await count(id)).toBe(2);
    expect((await client.post(`/webhook-deliveries/${first?.id}/resend`)).body.code).toBe('closed');
    receiver.respond = status(204);
    await client.put(`/webhooks/${id}/switch`, { isOn: true });
    expect(dataOf(await client.post(`/webhook-deliveries/${first?.id}/resend`))).toMatchObject({ state: 'pending' });
    await until(async () => (await deliveriesOf(client, id, '?state=delivered')).length === 1);
    expect(await readWebhook(client, id)).toMatchObject({ state: 'active' });
  }, 60_000);

  it('is given up alone if other events have arrived meanwhile', async () => {
    const { client, id, receiver } = await buildWebhook();
    receiver.respond = (response, { body }) => status(body.includes('webhook.test') ? 500 : 204)(response);
    const { id: testId } = await sendTest(client, id);
    await until(async () => (await deliveriesOf(client, id))[0]?.state === 'retrying');
    await logImpact((await build()).client);
    await until(async () => (await deliveriesOf(client, id))[0]?.state === 'delivered');
    await server.database.run('update webhook_deliveries set tries = 10 where id = $1', [testId]);
    await letPausesPass(server.database, id);
    await until(async () => (await readDelivery(client, testId)).delivery.state === 'given_up');
    expect(await readWebhook(client, id)).toMatchObject({ state: 'failing', offReason: null });
  });

  it('switches the webhook off at once if the receiver is gone for good', async () => {
    const { client, user, id } = await buildWebhook(status(410));
    await sendTest(client, id);
    await until(async () => (await readWebhook(client, id)).state === 'off');
    expect(await readWebhook(client, id)).toMatchObject({ offReason: 'gone' });
    await createMailbox(server.origin).linkTo(user.email, /\/dashboard\/settings\/webhooks\//);
    const [mail] = await createMailbox(server.origin).messagesTo(user.email);
    expect(mail?.subject).toBe(say('webhooks.mails.switchedOff.subject'));
    expect(mail?.text).toContain('gone for good');
  });

  it('makes the webhook pause after three in a row', async () => {
    const { client, id, receiver } = await buildWebhook(status(500));
    const tests = [];
    for (let index = 0; index < 6; index += 1) tests.push(await sendTest(client, id));
    const { client: member } = await build();
    for (let index = 0; index < 6; index += 1) await logImpact(member);
    const isPaused = async () => {
      const { rows } = await server.database.run('select paused_until from webhooks where id = $1', [id]);
      return rows[0]?.['paused_until'] !== null;
    };
    await until(isPaused);
    const arrived = receiver.received.length;
    expect(arrived).toBeLessThanOrEqual(4);
    await wait(2_500);
    expect(receiver.received.length).toBe(arrived);
  });
});

describe('resendWebhookDelivery', () => {
  it('sends again with the same id what was delivered, or is retried later, but nothing that’s under way', async () => {
    const { client, id, receiver } = await buildWebhook();
    const { id: deliveryId } = await sendTest(client, id);
    await until(async () => (await readDelivery(client, deliveryId)).delivery.state === 'delivered');
    expect(dataOf(await client.post(`/webhook-deliveries/${deliveryId}/resend`))).toMatchObject({ state: 'pending' });
    await until(() => receiver.received.length === 2);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([deliveryId, deliveryId]);
    receiver.respond = status(500);
    await until(async () => (await readDelivery(client, deliveryId)).delivery.state === 'delivered');
    await client.post(`/webhook-deliveries/${deliveryId}/resend`);
    await until(async () => (await readDelivery(client, deliveryId)).delivery.state === 'retrying');
    // Answers nothing for now.
    receiver.respond = () => undefined;
    expect(dataOf(await client.post(`/webhook-deliveries/${deliveryId}/resend`))).toMatchObject({ state: 'pending' });
    await until(async () => (await readDelivery(client, deliveryId)).delivery.state === 'sending');
    const again = await client.post(`/webhook-deliveries/${deliveryId}/resend`);
    expect({ status: again.status, code: again.body.code }).toEqual({ status: 409, code: 'edited_meanwhile' });
    await until(() => receiver.received.length === 4);
    expect((await readDelivery(client, deliveryId)).delivery.attempts).toBe(4);
  });
});

describe('changeWebhookSecret', () => {
  it('lets both secrets sign for a day, and the older one no longer', async () => {
    const { client, id, receiver, secret } = await buildWebhook();
    const change = async () =>
      dataOf(await client.post<{ secret: string; webhook: { oldSecretUntil: string } }>(`/webhooks/${id}/secret`));
    const second = await change();
    const hours = (Date.parse(second.webhook.oldSecretUntil) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    const next = async () => {
      const before = receiver.received.length;
      await sendTest(client, id);
      await until(() => receiver.received.length > before);
      const received = receiver.received.at(-1);
      if (!received) throw new Error('Nothing arrived');
      const signs = (by: string) => {
        try {
          return verified(received, by).type === 'webhook.test';
        } catch {
          return false;
        }
      };
      return { signs, signatures: String(received.headers['webhook-signature']).split(' ').length };
    };
    const both = await next();
    expect([both.signatures, both.signs(secret), both.signs(second.secret)]).toEqual([2, true, true]);
    const third = await change();
    const later = await next();
    expect([later.signs(secret), later.signs(second.secret), later.signs(third.secret)]).toEqual([false, true, true]);
    await server.database.run(`update webhooks set old_secret_until = now() where id = $1`, [id]);
    const last = await next();
    expect([last.signatures, last.signs(second.secret), last.signs(third.secret)]).toEqual([1, false, true]);
    expect((await readWebhook(client, id)).oldSecretUntil).toBeNull();
  });
});

describe('a receiver that hangs', () => {
  it('delays no other', async () => {
    const slow = await buildWebhook(() => undefined);
    const quick = await buildWebhook();
    const { client: member } = await build();
    const began = Date.now();
    for (let index = 0; index < 5; index += 1) await logImpact(member);
    await until(() => quick.receiver.received.length === 5);
    expect(Date.now() - began).toBeLessThan(8_000);
    expect(slow.receiver.received.length).toBe(1);
    expect((await deliveriesOf(slow.client, slow.id, '?state=sending')).length).toBe(1);
  });
});

describe('a server that stops', () => {
  it('waits for no receiver', async () => {
    const stopping = await startTestServer({ WEBHOOK_HOSTS: RECEIVER_HOST });
    const receiver = await startReceiver(() => undefined);
    receivers.push(receiver);
    const { client } = await buildLoggedIn(stopping.origin, stopping.database.db, { role: 'Admin' });
    const { webhook } = await makeWebhook(client, { url: receiver.url });
    await sendTest(client, webhook.id);
    await until(() => receiver.received.length === 1);
    const began = Date.now();
    await stopping.close();
    expect(Date.now() - began).toBeLessThan(5_000);
  });
});

describe('sweepDeliveries', () => {
  it('deletes what was settled and is older than 30 days', async () => {
    const { client, id } = await buildWebhook();
    const { id: old } = await sendTest(client, id);
    const { id: recent } = await sendTest(client, id);
    await until(async () => (await deliveriesOf(client, id, '?state=delivered')).length === 2);
    const age = (delivery: string, days: number) =>
      server.database.run('update webhook_deliveries set created_at = $2 where id = $1', [
        delivery,
        new Date(Date.now() - days * DAY_MS),
      ]);
    await age(old, 31);
    await age(recent, 29);
    await sweepDeliveries({ db: server.database.db, config: server.config });
    expect((await deliveriesOf(client, id)).map((delivery) => delivery.id)).toEqual([recent]);
  });
});

describe.skipIf(!postgresOfTests)('several processes', () => {
  it('send each event once, in order, and one takes over what another has left', async () => {
    const second = await startSecondServer(server);
    const { client, id, receiver } = await buildWebhook(undefined, { events: ['impact.submitted', 'impact.verified'] });
    receiver.respond = (response) => setTimeout(() => response.writeHead(204).end(), 20);
    const { client: member } = await build();
    const impacts = await Promise.all(Array.from({ length: 8 }, () => logImpact(member)));
    for (const impact of impacts) dataOf(await client.put(`/impact-verifcation/${impact.id}`, { isVerified: true }));
    await until(() => receiver.received.length >= 16);
    await wait(300);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(16);
    expect(ids).toHaveLength(16);
    for (const impact of impacts) {
      const about = eventsIn(receiver).filter(({ data }) => 'id' in data && data.id === impact.id);
      expect(about.map(({ type }) => type)).toEqual(['impact.submitted', 'impact.verified']);
    }

    // As if a process had died while it was sending.
    const { id: left } = await sendTest(client, id);
    await until(async () => (await readDelivery(client, left)).delivery.state === 'delivered');
    await server.database.run(
      `update webhooks set claim_id = gen_random_uuid(), busy_until = now() + interval '1 second' where id = $1`,
      [id],
    );
    await server.database.run(`update webhook_deliveries set state = 'sending', due_at = now() where id = $1`, [left]);
    await until(() => receiver.received.length >= 18);
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(left);
    await second.close();
  });
});
