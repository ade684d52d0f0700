import { setTimeout as wait } from 'node:timers/promises';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notify, notifyAllOnce } from '#domains/notifications/server/notify/notify.ts';
import { broadcastNext, sealPushKey } from '#domains/notifications/server/public.ts';
import type { NotificationKind, PushDevice, PushSettings } from '#generated/types.gen.ts';
import { readKeys } from '#platform/server/config/secrets.ts';
import type { Client } from '../../../support/client.ts';
import { until } from '../../../support/event-stream.ts';
import { buildLoggedIn, logIn, PASSWORD, type TestUser } from '../../../support/factories.ts';
import { dataOf } from '../../../support/impacts.ts';
import { retryUntil, untilJobsAreDone } from '../../../support/jobs.ts';
import {
  makePushBrowser,
  type PushBrowser,
  type PushService,
  startPushService,
} from '../../../support/push-service.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';
import { RECEIVER_HOST } from '../../../support/webhooks.ts';

const PUSH = '/general/notification/push';

let server: TestServer;
let service: PushService;
let user: TestUser;
let client: Client;

beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_HOSTS: RECEIVER_HOST });
});
afterAll(() => server.close());
beforeEach(async () => {
  service = await startPushService();
  ({ user, client } = await buildLoggedIn(server.origin, server.database.db));
});
afterEach(async () => {
  await untilJobsAreDone(server.database);
  await service.close();
});

const db = () => server.database.db;
const settingsOf = async (as = client) => dataOf(await as.get<PushSettings>(PUSH));

async function turnOn(name = 'phone', as = client): Promise<PushBrowser & { device: PushDevice }> {
  const browser = makePushBrowser(`${service.origin}/${name}`);
  const { devices } = dataOf(await as.post<PushSettings>(PUSH, browser.subscription));
  const device = devices.find(({ isCurrent }) => isCurrent);
  if (!device) throw new Error('The device is not listed');
  return { ...browser, device };
}

interface News {
  kind?: NotificationKind;
  bundle?: string;
  title?: string;
}

const tell = ({ kind = 'impact_verified', bundle, title = 'Your impact “Mangroves” was verified' }: News = {}) =>
  db()
    .transaction()
    .execute((tx) =>
      notify(tx, {
        userId: user.id,
        kind,
        title: () => title,
        body: () => 'Amina Diallo wrote: well done',
        link: '/impacts/1',
        ...(bundle !== undefined && { bundle }),
      }),
    );

async function nextPush(count = 1) {
  await until(`${count} messages`, () => service.received.length >= count);
  const push = service.received[count - 1];
  if (!push) throw new Error('Nothing arrived');
  return push;
}

const isListed = async () => (await settingsOf()).devices.length > 0;

describe('getPushSettings', () => {
  it('has one key for all, and marks this device', async () => {
    const { publicKey, devices } = await settingsOf();
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    expect(devices).toEqual([]);
    const { device } = await turnOn();
    expect(device).toMatchObject({ isCurrent: true, showsTexts: false, lastSentAt: null });
    const { client: other } = await logIn(server.origin, user);
    const seen = await settingsOf(other);
    expect(seen.publicKey).toBe(publicKey);
    expect(seen.devices).toEqual([{ ...device, isCurrent: false }]);
  });
});

describe('addPushDevice', () => {
  it.each([
    ['an address in the operator’s network', { endpoint: 'https://10.0.0.1/send' }, 'endpoint'],
    ['an address without https', { endpoint: 'http://push.example/send' }, 'endpoint'],
    ['a key that is no point of the curve', { p256dh: `B${'A'.repeat(86)}` }, 'p256dh'],
  ])('refuses %s', async (_, change, field) => {
    const { subscription } = makePushBrowser('https://push.example/send');
    const { status, body } = await client.post(PUSH, { ...subscription, ...change });
    expect({ status, fields: body.errors?.map((each) => each.field) }).toEqual({ status: 422, fields: [field] });
    expect(await isListed()).toBe(false);
  });

  it('keeps one for each login, and gives a browser to who logged in on it last', async () => {
    await turnOn('phone');
    const { device } = await turnOn('phone again');
    expect((await settingsOf()).devices.map(({ id }) => id)).toEqual([device.id]);
    const next = await buildLoggedIn(server.origin, db());
    await turnOn('phone%20again', next.client);
    expect(await isListed()).toBe(false);
    expect((await settingsOf(next.client)).devices).toHaveLength(1);
  });
});

describe('a message', () => {
  it('is encrypted and signed, and says nothing private', async () => {
    const { open } = await turnOn();
    await tell();
    const push = await nextPush();
    expect(push.path).toBe('/phone');
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(open(push)).toEqual({
      title: 'News about one of your impacts',
      body: null,
      link: '/impacts/1',
      language: 'en',
      tag: push.headers['topic'],
      unread: 1,
    });
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(push.headers.authorization ?? '') ?? [];
    expect(key).toBe((await settingsOf()).publicKey);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const known = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256', x, y }] });
    const { payload } = await jwtVerify(token, known, { audience: service.origin });
    expect(payload.sub).toBe('mailto:no-reply@groundswell.example');
    await until('the time', async () => (await settingsOf()).devices[0]?.lastSentAt !== null);
  });

  it('says it whole on the device that shows texts, in its reader’s language', async () => {
    const { open, device } = await turnOn();
    const put = await client.put<PushSettings>(`${PUSH}/${device.id}`, { showsTexts: true });
    expect(dataOf(put).devices[0]?.showsTexts).toBe(true);
    await tell();
    expect(open(await nextPush())).toMatchObject({
      title: 'Your impact “Mangroves” was verified',
      body: 'Amina Diallo wrote: well done',
    });
    const { client: desk } = await logIn(server.origin, user);
    const { open: openAtDesk } = await turnOn('desk', desk);
    await db().updateTable('users').set({ language: 'de' }).where('id', '=', user.id).execute();
    await tell();
    // Either device is also told of the login.
    const titles = () => service.received.filter(({ path }) => path === '/desk').map((push) => openAtDesk(push).title);
    await until('the news at the desk', () => titles().includes('Neues zu einer deiner Aktionen'));
  });

  it('is sent by kind: as emails unless chosen, security always', async () => {
    const { open } = await turnOn();
    const choose = (kind: NotificationKind, isPushed: boolean) =>
      client.put('/general/notification/choices', { choices: [{ kind, way: 'in_app', isPushed }] });
    await tell({ kind: 'impact_liked' });
    await choose('impact_verified', false);
    await tell();
    await untilJobsAreDone(server.database);
    expect(service.received).toEqual([]);
    await client.put('/general/notification/choices', { choices: [{ kind: 'impact_liked', isPushed: true }] });
    await tell({ kind: 'impact_liked' });
    await tell({ kind: 'account_changed' });
    await nextPush(2);
    const urgencies = service.received.map(({ headers }) => headers['urgency']).toSorted();
    expect(urgencies).toEqual(['high', 'normal']);
    const titles = service.received.map((push) => open(push).title).toSorted();
    expect(titles).toEqual(['News about one of your impacts', 'News about your account']);
  });

  it('has the topic of its bundle', async () => {
    await turnOn();
    await tell({ bundle: 'one' });
    const first = (await nextPush()).headers['topic'];
    await client.put('/general/notification/update/all');
    await tell({ bundle: 'one' });
    expect((await nextPush(2)).headers['topic']).toBe(first);
    await tell({ bundle: 'another' });
    expect((await nextPush(3)).headers['topic']).not.toBe(first);
  });

  it('comes of announcements and of what is said once', async () => {
    const { open } = await turnOn();
    const row = { userId: user.id, kind: 'impact_asked' as const, title: () => 'A question', link: '/impacts/2' };
    await db()
      .transaction()
      .execute((tx) => notifyAllOnce(tx, [row]));
    expect(open(await nextPush()).link).toBe('/impacts/2');
    await client.put('/general/notification/choices', {
      choices: [{ kind: 'news_published', way: 'in_app', isPushed: true }],
    });
    const news = { kind: 'news_published' as const, title: () => 'News', link: '/news/1' };
    await db()
      .transaction()
      .execute((tx) => broadcastNext(tx, news, null));
    expect(open(await nextPush(2))).toMatchObject({ link: '/news/1', title: 'News from the community' });
  });

  it('isn’t sent once it has been read', async () => {
    await turnOn();
    service.answer = { status: 503 };
    await tell();
    await nextPush();
    await client.put('/general/notification/update/all');
    service.answer = { status: 201 };
    await untilJobsAreDone(server.database);
    expect(service.received).toHaveLength(1);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i ends the subscription', async (status) => {
    await turnOn();
    service.answer = { status };
    await tell();
    await until('the end', async () => !(await isListed()));
    await untilJobsAreDone(server.database);
    expect(service.received).toHaveLength(1);
  });

  it.each([429, 500])('that answers %i gets it again', async (status) => {
    const { open } = await turnOn();
    service.answer = { status };
    await tell();
    await nextPush();
    service.answer = { status: 201 };
    await retryUntil(server.database, () => service.received.length === 2);
    expect(open(await nextPush(2)).unread).toBe(1);
  });

  it('is left alone for as long as it asks', async () => {
    await turnOn();
    service.answer = { status: 429, headers: { 'retry-after': '3' } };
    await tell();
    await nextPush();
    service.answer = { status: 201 };
    await retryUntil(server.database, async () => {
      const { rows } = await server.database.run(
        `select from jobs.job where name = 'notifications.push' and retry_count > 1 and state <> 'completed'`,
      );
      return rows.length > 0;
    });
    expect(service.received).toHaveLength(1);
    await wait(3_000);
    await retryUntil(server.database, () => service.received.length === 2);
  });

  it('that refuses a message gets it no more, and keeps the device', async () => {
    await turnOn();
    service.answer = { status: 413 };
    await tell();
    await untilJobsAreDone(server.database);
    expect(service.received).toHaveLength(1);
    expect(await isListed()).toBe(true);
  });
});

describe('a device', () => {
  it('gets nothing once it is removed, and is nobody else’s', async () => {
    const { device } = await turnOn();
    const { client: stranger } = await buildLoggedIn(server.origin, db());
    const other = `${PUSH}/${device.id}`;
    expect((await stranger.call('DELETE', other)).status).toBe(404);
    expect((await stranger.put(other, { showsTexts: true })).status).toBe(404);
    expect(dataOf(await client.call<PushSettings>('DELETE', other)).devices).toEqual([]);
    await tell();
    await untilJobsAreDone(server.database);
    expect(service.received).toEqual([]);
  });

  it('is forgotten by a logout', async () => {
    await turnOn();
    expect((await client.post('/logout')).status).toBe(200);
    expect(await db().selectFrom('push_devices').select('id').where('user_id', '=', user.id).execute()).toEqual([]);
  });

  it('gets nothing once its login has ended, wherever that was', async () => {
    await turnOn();
    const { client: elsewhere } = await logIn(server.origin, user, PASSWORD);
    // That there is another login is still told to this one.
    await untilJobsAreDone(server.database);
    service.received.length = 0;
    expect(await settingsOf(elsewhere)).toMatchObject({ devices: [{ isCurrent: false }] });
    await elsewhere.call('DELETE', '/users/me/sessions');
    expect(await settingsOf(elsewhere)).toMatchObject({ devices: [] });
    await tell();
    await untilJobsAreDone(server.database);
    expect(service.received).toEqual([]);
    expect(await db().selectFrom('push_devices').select('id').where('user_id', '=', user.id).execute()).toEqual([]);
  });
});

it('seals its key with the new secret', async () => {
  const { publicKey } = await settingsOf();
  const { config } = server;
  const old = readKeys(config);
  const tokenSecret = Buffer.alloc(32, 7);
  const keys = { push: [readKeys({ ...config, tokenSecret }).push[0], ...old.push] as const };
  expect(await sealPushKey({ db: db(), keys })).toEqual({ sealed: 1, current: 0, unreadable: [] });
  expect(await sealPushKey({ db: db(), keys })).toEqual({ sealed: 0, current: 1, unreadable: [] });
  expect(await sealPushKey({ db: db(), keys: old })).toEqual({ sealed: 0, current: 0, unreadable: [publicKey] });
  // Back, for the server that runs.
  expect(await sealPushKey({ db: db(), keys: { push: [old.push[0], keys.push[0]] } })).toMatchObject({ sealed: 1 });
  expect((await settingsOf()).publicKey).toBe(publicKey);
});
