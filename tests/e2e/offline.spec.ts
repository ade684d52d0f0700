/** The page without a network, with the service worker that every other test goes without. */
import type { Page } from '@playwright/test';
import { isAccountCache } from '#platform/browser/device/device-caches.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { addressOf, expect, logInThroughThePage, submitLogin, test } from './support/community-test.ts';
import { readKept, readStored, untilKept } from './support/kept.ts';
import { untilIdle } from './support/page-idle.ts';

/** Short, so that a page can be opened with an expired token. */
const ACCESS_TOKEN_SECONDS = 20;
test.use({ serverEnv: { SERVICE_WORKER: 'on', ACCESS_TOKEN_SECONDS: String(ACCESS_TOKEN_SECONDS) } });

test.beforeEach(({ browserErrors }) => {
  browserErrors.expect(/net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED|EMPTY_RESPONSE)|status of (401|503)/);
});

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: /What you see is from .*\d\d:\d\d or later/ });

/** Of the first impact or scholarship in a list. */
const shownTitle = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).getByRole('link').first();

async function visitOwnPages(page: Page): Promise<void> {
  for (const path of ['/dashboard/impacts', '/impacts', '/scholarships', '/dashboard/scholarships']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article').or(page.getByRole('listitem')).first()).toBeVisible();
  }
  const impact = shownTitle(page);
  await page.goto('/impacts');
  await impact.click();
  await page.waitForURL(/\/impacts\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What the page loads last, such as its map, is kept with it.
  await untilIdle(page);
}

async function expectOwnPages(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Amina');
  await expect(notice(page)).toBeVisible();
  await expect(says(page, 'You’re offline')).toBeVisible();
  await expect(says(page, 'isn’t answering')).toBeHidden();
  for (const path of ['/dashboard/impacts', '/impacts', '/scholarships']) {
    await page.goto(path);
    await expect(shownTitle(page)).toBeVisible();
    await expect(notice(page)).toBeVisible();
  }
  await page.goto('/impacts');
  await shownTitle(page).click();
  await page.waitForURL(/\/impacts\/[0-9a-f-]{36}/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/dashboard/impacts/new');
  await expect(page.getByLabel('Title')).toBeVisible();
}

/** Playwright's emulation cuts the connections, and forgets what `navigator.onLine` says once another document opens. */
async function setNetwork(page: Page, isThere: boolean): Promise<void> {
  await page.context().setOffline(!isThere);
  await sayOnline(page, isThere);
}

/** What the browser says alone: whatever it says, the server stays as it is. */
async function sayOnline(page: Page, isOnline: boolean): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.overrideNetworkState', {
    offline: !isOnline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

const says = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('what a member has seen opens without a network, says how old it is, and is read again with one', async ({
  page,
}) => {
  await logInThroughThePage(page, 'member');
  await untilKept(page);
  await visitOwnPages(page);
  await setNetwork(page, false);
  await expectOwnPages(page);
  await test.step('with a token that has expired', async () => {
    await page.waitForTimeout(ACCESS_TOKEN_SECONDS * 1000);
    await page.goto('/dashboard/impacts');
    await expect(shownTitle(page)).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await expectAccessible(page);
  });
  const save = page.getByRole('button', { name: /^Save profile/ });
  await test.step('what needs a connection says so on its button, and can’t be pressed', async () => {
    await page.goto('/dashboard/settings');
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page.getByLabel('Bio').fill('I plant trees.');
    await expect(save).toHaveAccessibleName('Save profile (offline)');
    await expect(save).toBeDisabled();
    await save.focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('First name').press('Enter');
    await save.click({ force: true });
    await expectAccessibleInBothThemes(page);
    expect(sent).toEqual([]);
    await page.goto('/dashboard/impacts/new');
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled();
    await page.goto('/dashboard/settings');
    await expect(save).toBeDisabled();
  });
  await setNetwork(page, true);
  await expect(notice(page)).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Amina');
  await expect(says(page, 'offline')).toBeHidden();
  await page.goto('/dashboard/settings');
  await expect(save).toHaveAccessibleName('Save profile');
  await expect(save).toBeEnabled();
});

test('what a member has seen opens while the server is stopped', async ({ page, server }) => {
  await logInThroughThePage(page, 'member');
  await untilKept(page);
  await visitOwnPages(page);
  await server.whileStopped(async () => {
    await page.goto('/dashboard/impacts');
    await expect(shownTitle(page)).toBeVisible();
    await expect(says(page, 'Groundswell isn’t answering')).toBeVisible();
    await expect(notice(page)).toBeVisible();
  });
  await expect(notice(page)).toBeHidden();
});

test('files that could not be kept are asked for again, since the server answers', async ({ page }) => {
  await logInThroughThePage(page, 'member');
  await untilKept(page);
  let asked = 0;
  await page.route('**/kept-files.*.json', (route) => {
    asked += 1;
    return asked === 1 ? route.abort('failed') : route.continue();
  });
  await page.goto('/dashboard');
  await expect.poll(() => asked).toBe(2);
  await untilIdle(page);
});

test('a browser without a network says so, though the server answered a moment before', async ({ page, server }) => {
  await logInThroughThePage(page, 'member');
  await untilKept(page);
  await visitOwnPages(page);
  await sayOnline(page, false);
  await page.goto('/dashboard/impacts');
  await expect(shownTitle(page)).toBeVisible();
  await expect(says(page, 'You’re offline')).toBeHidden();
  await server.whileStopped(async () => {
    // Not by opening a document, which would ask the server at first.
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await expect(says(page, 'You’re offline')).toBeVisible();
    await expect(says(page, 'isn’t answering')).toBeHidden();
    await sayOnline(page, true);
    await expect(says(page, 'Groundswell isn’t answering')).toBeVisible();
  });
  await expect(notice(page)).toBeHidden();
});

test('nothing private outlives a logout, or reaches another person on the device', async ({ page }) => {
  await logInThroughThePage(page, 'member');
  await untilKept(page);
  await visitOwnPages(page);
  const id = await page.evaluate(() => JSON.parse(atob(localStorage.getItem('accessToken')?.split('.')[1] ?? '')).sub);
  const before = await readStored(page);
  expect(before).toContain(addressOf('member'));
  expect(before).toContain(id);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => readKept(page)).toEqual({ accounts: [], builds: [], workers: 0 });
  // An answer that arrives late must bring nothing back.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const after = await readStored(page);
  expect(after).not.toContain(addressOf('member'));
  expect(after).not.toContain('Diallo');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await setNetwork(page, false);
  await expect(page.goto('/dashboard/impacts')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await setNetwork(page, true);

  await test.step('another person sees only their own', async () => {
    await page.goto('/auth/login');
    await submitLogin(page, addressOf('judge'));
    await page.waitForURL('**/judge');
    await untilKept(page);
    const { accounts } = await readKept(page);
    expect(accounts).toHaveLength(1);
    expect(accounts[0]).not.toContain(id);
    await setNetwork(page, false);
    await page.goto('/dashboard/impacts');
    await expect(page.getByText('Diallo')).toHaveCount(0);
    await setNetwork(page, true);
  });
});

test('an account that never logged out is forgotten once another has logged in', async ({ page }) => {
  await logInThroughThePage(page, 'member');
  await untilKept(page);
  await page.goto('/dashboard/impacts');
  await expect.poll(async () => (await readStored(page)).includes(addressOf('member'))).toBe(true);
  const [own = ''] = (await readKept(page)).accounts;
  await page.goto('/healthz');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/auth/login');
  await submitLogin(page, addressOf('judge'));
  await page.waitForURL('**/judge');
  await expect.poll(async () => (await readKept(page)).accounts).toHaveLength(1);
  expect((await readKept(page)).accounts).not.toContain(own);
  expect(await readStored(page)).not.toContain(addressOf('member'));
});

test('the streams, files and requests without a cache stay the browser’s own', async ({ page, context }) => {
  await logInThroughThePage(page, 'member');
  await untilKept(page);
  const byWorker: string[] = [];
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ response }) => {
    if (response.fromServiceWorker) byWorker.push(new URL(response.url).pathname);
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Amina');
  await expect.poll(() => byWorker).toContain('/api/users/view');
  await page.evaluate(async () => {
    await fetch('/reachable.txt', { cache: 'no-store' });
    await fetch('/feeds/impacts.xml');
    await fetch('/api/challenge', { method: 'GET' });
  });
  expect(
    byWorker.filter((path) => /^\/(reachable|feeds|media)|\/api\/.*(stream|challenge|getToken)/.test(path)),
  ).toEqual([]);
  expect(isAccountCache((await readKept(page)).accounts[0] ?? '')).toBe(true);
});
