import { forgotPasswordMessages, loginMessages } from '#domains/auth/messages.ts';
import { createHeldCalls } from '../flows/held-calls.ts';
import { addressOf, expect, logIn, logInThroughThePage, submitLogin, test } from './support/community-test.ts';
import { untilIdle } from './support/page-idle.ts';
import { openByLink } from './support/walking.ts';

/** Long enough for a call to arrive within half of it, even on a busy machine: later, the server refuses its token. */
const ACCESS_TOKEN_SECONDS = 12;

// Both variables are for the same server, because starting another takes longer than these tests.
test.use({ serverEnv: { ACCESS_TOKEN_SECONDS: String(ACCESS_TOKEN_SECONDS), AUTH_ERRORS: 'private' } });

const accessToken = () => localStorage.getItem('accessToken');

test('a session outlives its access token, in two tabs and offline, until it can’t be renewed', async ({
  page,
  context,
  newVisitor,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED|status of 401/);
  const [away, ended] = [await (await newVisitor()).newPage(), await (await newVisitor()).newPage()];
  for (const each of [page, away, ended]) await logInThroughThePage(each, 'member');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Amina');
  await untilIdle(away);
  await away.context().setOffline(true);
  const expires = new Promise((resolve) => setTimeout(resolve, ACCESS_TOKEN_SECONDS * 1000));
  const [first, firstAway] = [await page.evaluate(accessToken), await away.evaluate(accessToken)];

  // One after the other while the same seconds pass.
  await test.step('one that can’t be renewed leads to /logout', async () => {
    // Repeated, since a renewal under way would overwrite the token with a valid one.
    await expect(async () => {
      await ended.evaluate(() => localStorage.setItem('refreshToken', 'not-a-token-that-was-ever-given'));
      await ended.waitForURL('**/logout', { timeout: 3 * ACCESS_TOKEN_SECONDS * 1000 });
    }).toPass();
    await expect(ended.getByRole('heading', { level: 1 })).toHaveText('Your session has ended');
    await expect.poll(() => ended.evaluate(accessToken)).toBeNull();
  });

  await test.step('two tabs renew it without logging each other out', async () => {
    await expect.poll(() => page.evaluate(accessToken)).not.toBe(first);
    for (const tab of [page, other]) {
      await tab.reload();
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Amina');
    }
  });

  await test.step('it is renewed once back online, although its renewal came due offline', async () => {
    await expires;
    expect(await away.evaluate(accessToken)).toBe(firstAway);
    await away.context().setOffline(false);
    await expect.poll(() => away.evaluate(accessToken)).not.toBe(firstAway);
  });
});

test('a browser without a network opens the pages of a server on its own machine', async ({ context }) => {
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.goto('/');
  await page.getByRole('link', { name: 'Impacts', exact: true }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await logInThroughThePage(page, 'member');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Amina');
  await expect(page.getByText('Your latest impacts')).toBeVisible();
  await expect(page.getByText('You’re offline')).toHaveCount(0);
});

test('a page keeps what it has read while its reader’s session is being restored', async ({ page }) => {
  await logIn(page, 'member');
  const calls = createHeldCalls(page);
  await calls.hold('**/api/users/view');
  await page.goto('/impacts');
  await page.getByRole('main').getByRole('article').first().waitFor();
  const reads: string[] = [];
  page.on('request', (request) => reads.push(new URL(request.url()).pathname));
  await calls.answer();
  await expect(page.getByRole('navigation', { name: 'Member area' })).toBeVisible();
  await untilIdle(page);
  expect(reads).not.toContain('/api/impact');
});

test('a page that is opened shows what it has without reading again whose session it is', async ({ page }) => {
  let reads = 0;
  // The session's own is answered.
  await page.route('**/api/users/view', (route) => {
    reads += 1;
    return reads === 1 ? route.continue() : undefined;
  });
  await logIn(page, 'member');
  await expect(page.getByRole('heading', { name: 'Points history' })).toBeVisible();
});

test('logging in or out in one tab does so in the others, and public pages change with it', async ({
  page,
  context,
}) => {
  const goals = await context.newPage();
  await goals.goto('/sdg');
  await expect(goals.getByRole('main').getByRole('link', { name: 'Create an account' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/auth/login');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await logInThroughThePage(page, 'member');
  await other.waitForURL((url) => url.pathname === '/');
  await expect(other.getByRole('navigation', { name: 'Member area' })).toBeVisible();
  await expect(goals.getByRole('main').getByRole('link', { name: 'Log an impact' })).toBeVisible();
  await expect(goals.getByRole('main').getByRole('link', { name: 'Create an account' })).toHaveCount(0);

  await openByLink(other, '/dashboard/settings');
  await expect(other.getByText('Member since')).toBeVisible();
  await openByLink(page, '/logout');
  await other.waitForURL('**/logout');
  await expect(other.getByText('You logged out in another tab')).toBeVisible();
});

test('an area shows its skeleton until it is known who is logged in', async ({ page }) => {
  let known = Promise.withResolvers<void>();
  // A page opened after its token has expired learns from the renewal who is logged in.
  await page.route(/\/api\/(users\/view|getToken\/)/, async (route) => {
    await known.promise;
    await route.continue();
  });
  await logIn(page, 'member', '/dashboard/points');
  await expect(page.getByText('Loading the page')).toBeVisible();
  // The logo is already in place, and is the only thing that can be pressed.
  await expect(page.getByRole('link', { name: 'Groundswell' })).toBeVisible();
  known.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Points history');
  await expect(page.getByText('Loading the page')).toHaveCount(0);

  // A public page shows immediately, and never in the visitors' shell.
  const menu = page.getByRole('navigation', { name: 'Member area' });
  await menu.getByRole('link', { name: 'Impacts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impacts');
  await expect(menu.getByRole('link', { name: 'Impacts' })).toHaveAttribute('aria-current', 'page');
  known = Promise.withResolvers<void>();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impacts');
  await expect(page.getByRole('navigation', { name: 'Account' })).toHaveCount(0);
  known.resolve();
  await expect(menu).toBeVisible();
});

test('a server with private accounts gives the same answer whether an account exists or not', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/);
  await page.goto('/auth/login');
  for (const email of ['nobody@example.org', addressOf('judge')]) {
    await test.step(email, async () => {
      await submitLogin(page, email, 'not-the-password-at-all');
      await expect(page.getByRole('alert').filter({ hasText: loginMessages.bothWrong })).toBeVisible();
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByRole('main').getByText(forgotPasswordMessages.success)).toBeVisible();
      await page.getByRole('link', { name: 'Back to login' }).click();
    });
  }
});
