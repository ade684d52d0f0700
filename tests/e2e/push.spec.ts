/**
 * Notifications on a device: a server that encrypts and sends them to a push service on this machine, and the worker
 * that shows what arrives. Chromium can't subscribe without its vendor's push service, so the subscription is the
 * test's, which opens what the server sent and has Chromium deliver it to the worker.
 */
import type { Page, Worker } from '@playwright/test';
import type { AccountList, PushSettings } from '#generated/types.gen.ts';
import { logIn } from '../support/factories.ts';
import { type GivenBrowser, giveBrowser } from '../support/given-browser.ts';
import { dataOf } from '../support/impacts.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { RECEIVER_HOST } from '../support/webhooks.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { addressOf } from './support/casts.ts';
import { test as base, expect } from './support/council-test.ts';
import { untilKept } from './support/kept.ts';
import { callAs, logInAs } from './support/people.ts';

const SETTINGS = '/dashboard/settings/notifications';

const test = base.extend<{ service: PushService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
  service: async ({}, use) => {
    const service = await startPushService();
    await use(service);
    await service.close();
  },
});
test.use({ serverEnv: { SERVICE_WORKER: 'on', WEBHOOK_HOSTS: RECEIVER_HOST } });

/** Tells someone something. */
async function givePoints(origin: string, reason: string, person = 'member'): Promise<void> {
  const admin = await callAs(origin, 'admin');
  const address = addressOf(person);
  const { data } = dataOf(await admin.get<AccountList>(`/users/allusers/?search=${encodeURIComponent(address)}`));
  const id = data.find(({ email }) => email === address)?.id;
  expect((await admin.post(`/users/pointsAdded/${id}`, { points: 5, reason })).status).toBe(200);
}

async function turnOn(page: Page, service: PushService): Promise<GivenBrowser> {
  const browser = await giveBrowser(page, `${service.origin}/phone`);
  await logInAs(page, 'member', 'Member', SETTINGS);
  await untilKept(page);
  // Kinds are chosen once there is a device for them.
  await expect(pointsBox(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await browser.answer('granted');
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible();
  return browser;
}

const pointsBox = (page: Page) => page.getByRole('checkbox', { name: /^Also on my devices.*adjusted your points$/ });

async function readMessage(service: PushService, browser: GivenBrowser, number: number) {
  await expect.poll(() => service.received.length).toBe(number);
  const push = service.received.at(-1);
  if (!push) throw new Error('Nothing arrived');
  return browser.open(push);
}

/** As Chromium does once its push service has opened a message. */
async function deliver(page: Page, data: string): Promise<void> {
  const debugging = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    debugging.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await debugging.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await debugging.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registrationId, data });
  await debugging.detach();
}

/** What the worker has its browser show. The tests' browser has no screen for it. */
interface Shown {
  notifications: unknown[];
  badges: unknown[];
}

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The page has no worker');
  return worker;
}

const watchWorker = (page: Page) =>
  workerOf(page).evaluate(() => {
    const shown: Shown = { notifications: [], badges: [] };
    Object.assign(self, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.notifications.push({ title, ...options });
    };
    Object.assign(navigator, { setAppBadge: async (count: unknown) => shown.badges.push(count) });
  });

const readShown = (page: Page): Promise<Shown> =>
  workerOf(page).evaluate(() => (self as unknown as { shown: Shown }).shown);

/** A press on what the worker has shown, after which a browser lets it bring its window to the front. */
const press = (page: Page, link: string) =>
  workerOf(page).evaluate((data) => {
    const { WindowClient, ExtendableEvent } = self as unknown as {
      WindowClient: { prototype: { focus: unknown } };
      ExtendableEvent: typeof Event;
    };
    WindowClient.prototype.focus = async () => undefined;
    const notification = { data, close: () => undefined };
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
  }, link);

test('a member has notifications on this device by kind, without details unless wanted, and ends it by one press', async ({
  page,
  server,
  service,
}) => {
  const browser = await turnOn(page, service);
  await expect(pointsBox(page)).not.toBeChecked();
  await pointsBox(page).check();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await browser.become('granted');
  await expect(pointsBox(page)).toBeChecked();
  await expectAccessibleInBothThemes(page);

  await givePoints(server.origin, 'For the boat');
  const brief = await readMessage(service, browser, 1);
  expect(brief).toMatchObject({ title: 'News from the community', body: null });
  await watchWorker(page);
  await deliver(page, JSON.stringify(brief));
  const { title, link, tag, unread } = brief;
  await expect
    .poll(() => readShown(page))
    .toEqual({ notifications: [{ title, lang: 'en', tag, icon: '/icon-192.png', data: link }], badges: [unread] });

  const details = page.getByRole('switch', { name: 'Show details on a locked screen' });
  await details.click();
  await expect(details).toBeChecked();
  await givePoints(server.origin, 'For the nets');
  expect(await readMessage(service, browser, 2)).toMatchObject({ title: 'You earned 5 points' });

  await page.getByRole('button', { name: /^Turn off on / }).click();
  await expect(page.getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
  await expect(pointsBox(page)).toHaveCount(0);
  await givePoints(server.origin, 'For the oars');
  await expect(page.getByLabel('Notifications, 3 unread').first()).toBeVisible();
  expect(service.received).toHaveLength(2);

  await press(page, '/scholarships');
  await expect(page).toHaveURL(/\/scholarships$/);
});

test('a logout ends it in the browser and on the server', async ({ page, server, service }) => {
  const browser = await turnOn(page, service);
  const { client: elsewhere } = await logIn(server.origin, { email: addressOf('member') });
  const readDevices = async () => dataOf(await elsewhere.get<PushSettings>('/general/notification/push')).devices;
  expect(await readDevices()).toHaveLength(1);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re logged out');
  await expect.poll(() => browser.isSubscribed()).toBe(false);
  await expect.poll(readDevices).toEqual([]);
});

test('the icon counts what is unread, as the bell does', async ({ page, server }) => {
  await page.addInitScript(() => {
    navigator.setAppBadge = async (count) => {
      document.documentElement.dataset['badge'] = `${count}`;
    };
  });
  await logInAs(page, 'partner', 'Partner');
  const badge = () => page.evaluate(() => document.documentElement.dataset['badge']);
  await expect.poll(badge).toBe('0');
  await givePoints(server.origin, 'For the sails', 'partner');
  await expect.poll(badge).toBe('1');
  await page.goto('/partner/notifications');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(badge).toBe('0');
});
