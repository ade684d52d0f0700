/** A new version of the server for people whose browsers have the service worker of the one before. */
import type { Page } from '@playwright/test';
import { startServerProcess } from '../support/server-process.ts';
import { type ChangingProxy, startChangingProxy } from './support/changing-proxy.ts';
import { addressOf, test as base, expect, submitLogin } from './support/community-test.ts';
import { readKept, untilKept } from './support/kept.ts';

const test = base.extend<{ front: ChangingProxy }>({
  front: async ({ server }, use) => {
    const front = await startChangingProxy(server.origin);
    await use(front);
    await front.stop();
  },
});
test.use({ serverEnv: { SERVICE_WORKER: 'on', ACCESS_TOKEN_SECONDS: '600' } });

test.beforeEach(({ browserErrors }) => {
  browserErrors.expect(/net::ERR_(FAILED|CONNECTION_REFUSED|EMPTY_RESPONSE)|status of (401|503)/);
});

async function logInAt({ origin }: ChangingProxy, page: Page): Promise<void> {
  await page.goto(`${origin}/auth/login`);
  await submitLogin(page, addressOf('member'));
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Amina');
}

const NEXT = {
  '/sw.js': (code: string) => `// The next version.\n${code}`,
  '/kept-files.en.json': (list: string) => JSON.stringify({ ...JSON.parse(list), build: 'next' }),
};

test('a new version takes over on the next page, and says so', async ({ page, front }) => {
  await logInAt(front, page);
  await untilKept(page);
  const [before] = (await readKept(page)).builds;
  front.change(NEXT);
  await page.evaluate(async () => {
    Object.assign(window, { isOpenSince: true });
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');
  // The page is still what it was, until its reader goes on.
  expect(await page.evaluate(() => 'isOpenSince' in window)).toBe(true);
  // Nothing is loaded again while a message is there to be read.
  await expect(page.getByText('Login Success')).toHaveCount(0);
  await page.getByRole('link', { name: 'Scholarships', exact: true }).first().click();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await expect(async () => {
    // The browser ends the idle worker of the version before by itself, but not always while it's watched, as here.
    await devtools.send('ServiceWorker.stopAllWorkers');
    await page.waitForFunction(() => !('isOpenSince' in window), undefined, { timeout: 3_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/scholarships$/);
  await expect(page.getByText('You’re using the latest version of Groundswell').first()).toBeVisible();
  // Pages of the version before may still be open in other windows.
  await expect.poll(async () => (await readKept(page)).builds).toEqual([before, 'files next']);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
    .toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilKept(page);
  await expect(page.getByText('You’re using the latest version of Groundswell').first()).toBeHidden();
});

test('a page that the server has changed is never shown as it was', async ({ page, front }) => {
  await logInAt(front, page);
  await untilKept(page);
  front.change({ '/dashboard': (html) => html.replace('<title>', '<title>New: ') });
  const [answer] = await Promise.all([page.waitForResponse('**/dashboard'), page.reload()]);
  expect(await answer.text()).toContain('<title>New: ');
  // Nor are answers while the server gives others.
  front.change({ '/api/users/view': (body) => body.replaceAll('Amina', 'Amara') });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Amara');
});

const BROKEN = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('broken'))));
caches.open('left by the broken one');`;

test('a server withdraws a worker that breaks everything', async ({ page, front, browserErrors }) => {
  browserErrors.expect(
    /Failed to load resource|Failed to fetch|did not load|the FetchEvent|broken|importing a module|dynamically imported/i,
  );
  await logInAt(front, page);
  await untilKept(page);
  front.change({ '/sw.js': () => BROKEN });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.goto(`${front.origin}/dashboard`).then(
        () => 'opened',
        () => 'broken',
      ),
    )
    .toBe('broken');
  const withdrawn = await startServerProcess({ env: { SERVICE_WORKER: 'off', LOG_LEVEL: 'warn' } });
  front.change({});
  front.leadTo(withdrawn.origin);
  // The navigation makes the browser look for another worker, even if this one loses it.
  await expect
    .poll(
      () =>
        page.goto(`${front.origin}/dashboard`).then(
          () => page.title(),
          () => 'broken',
        ),
      { intervals: [1_000] },
    )
    .toContain('Groundswell');
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect((await readKept(page)).workers).toBe(0);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  expect((await readKept(page)).workers).toBe(0);
  await withdrawn.stop();
});
