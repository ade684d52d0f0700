import { randomUUID } from 'node:crypto';
import { type Account, expect, HOMES, logIn, submitLogin, test } from './support/community-test.ts';
import { followLink, openByLink } from './support/walking.ts';

const AREAS = Object.values(HOMES);
const AUTH_PAGES = [
  '/auth/login',
  '/auth/register',
  '/auth/forgot',
  '/auth/waiting',
  '/auth/reset/some-token',
  '/auth/verify/some-token',
];

test('every area, and profile completion, asks a visitor to log in', async ({ page }) => {
  const others = ['/dashboard/account', '/profile-information', '/impact/new-impact-verification'];
  for (const [index, path] of [...AREAS, ...others].entries()) {
    await test.step(path, async () => {
      if (index === 0) await page.goto(path);
      else await followLink(page, path);
      await page.waitForURL('**/auth/login');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    });
  }
});

for (const [account, home] of Object.entries(HOMES)) {
  test(`the ${account} can open their own area and is sent home from the others`, async ({ page }) => {
    await logIn(page, account as keyof typeof HOMES);
    const others = AREAS.filter((area) => area !== home);
    for (const [index, path] of [...others, '/profile-information', ...AUTH_PAGES].entries()) {
      await test.step(path, async () => {
        // First by URL, then by links, without a reload.
        if (index === 0) await page.goto(path);
        else await followLink(page, path);
        await expect(page).toHaveURL(({ pathname }) => pathname === (path === '/profile-information' ? home : '/'));
      });
    }
    await openByLink(page, home);
    await expect(page).toHaveURL((url) => url.pathname === home);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Off the map');
    await expect(page).not.toHaveTitle(/^(Page not found|Something went wrong)/);
  });
}

test('an incomplete profile redirects from every area to its completion', async ({ page }) => {
  await logIn(page, 'incomplete');
  for (const [index, path] of AREAS.entries()) {
    if (index === 0) await page.goto(path);
    else await followLink(page, path);
    await page.waitForURL('**/profile-information');
  }
  await followLink(page, '/auth/login');
  await page.waitForURL((url) => url.pathname === '/');
});

test('a person with an unverified address is treated as a visitor', async ({ page }) => {
  await page.goto('/auth/login');
  await submitLogin(page, 'unverified@groundswell.example' satisfies `${Account}@${string}`);
  await expect(page.getByRole('link', { name: 'Resend verification email' })).toBeVisible();
  await page.goto('/dashboard');
  await page.waitForURL('**/auth/login');
});

test('a login leads to the page that asked for it, and to the home of someone who may not open that', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/dashboard/points?page=1');
  await page.waitForURL('**/auth/login');
  await submitLogin(page, 'member@groundswell.example' satisfies `${Account}@${string}`);
  await page.waitForURL('**/dashboard/points?page=1');
  const judge = await (await newVisitor()).newPage();
  await judge.goto('/dashboard/points');
  await judge.waitForURL('**/auth/login');
  await submitLogin(judge, 'judge@groundswell.example' satisfies `${Account}@${string}`);
  await judge.waitForURL('**/judge');
});

test('an unknown address offers ways on', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 404/);
  await page.goto('/nowhere');
  await expect(page).toHaveTitle(/Page not found/);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a page says what is missing and links to the others of its kind', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 404/);
  const missing = async (address: string, what: string, list: string) => {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(what);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the map');
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', list);
  };
  const unknown = randomUUID();
  await missing(`/impacts/${unknown}`, 'Impact not found', '/impacts');
  await missing(`/scholarships/${unknown}`, 'Opportunity not found', '/scholarships');
  await missing(`/councils/${unknown}`, 'Council not found', '/councils');
  await missing(`/councils/${unknown}/any/edit`, 'Page not found', '/');
  await missing(`/news/${unknown}`, 'Article not found', '/news');
  await logIn(page, 'judge');
  await missing(`/judge/people/${unknown}`, 'Profile not found', '/judge/people');
});

test('the back button after logging out shows nothing private', async ({ page }) => {
  await logIn(page, 'member');
  await page.getByRole('link', { name: 'You', exact: true }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('Member since')).toBeVisible();
  await page.getByRole('link', { name: 'Log out' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re logged out');
  await page.goBack();
  await page.waitForURL('**/auth/login');
  await expect(page.getByText('member@groundswell.example')).toHaveCount(0);
});
