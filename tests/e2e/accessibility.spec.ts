import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { addressOf, expect, logIn, submitLogin, test } from './support/community-test.ts';
import { expectFits, expectFitsSmall } from './support/fitting.ts';
import { untilIdle } from './support/page-idle.ts';
import { appears, openWithClock } from './support/prompt-clock.ts';
import { openByLink } from './support/walking.ts';

const WIDE = { width: 1280, height: 720 };
const NARROW = { width: 320, height: 640 };

/** Pages that other tests check with more content. */
const PUBLIC = [
  '/auth/login',
  '/auth/register',
  '/auth/register?inviteid=some-invitation',
  '/auth/forgot',
  '/auth/waiting',
  '/auth/reset/some-link',
  '/auth/google/return',
  '/logout',
  '/terms',
  '/privacy',
  '/impacts',
  '/impacts/?trees',
  '/nowhere',
];

const OWN = {
  admin: ['/admin'],
  member: ['/dashboard', '/dashboard/invite', '/dashboard/nowhere'],
  partner: ['/partner'],
  judge: ['/judge'],
} as const;

async function expectWellMade(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilIdle(page);
  await expectAccessibleInBothThemes(page);
  await expectFitsSmall(page);
}

test('the public pages are accessible in both themes and fit a narrow screen', async ({ page, browserErrors }) => {
  test.slow();
  // An invitation that doesn't exist.
  browserErrors.expect(/status of 410/);
  await page.goto('/auth/login');
  for (const path of PUBLIC) {
    await test.step(path, async () => {
      await page.setViewportSize(WIDE);
      await openByLink(page, path);
      await expectWellMade(page);
    });
  }
});

for (const [account, paths] of Object.entries(OWN) as [keyof typeof OWN, readonly string[]][]) {
  test(`the pages of the ${account} are accessible in both themes and fit a narrow screen`, async ({ page }) => {
    await logIn(page, account);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize(WIDE);
        await openByLink(page, path);
        await expectWellMade(page);
      });
    }
  });
}

test('profile completion is accessible', async ({ page }) => {
  await logIn(page, 'incomplete');
  await expectWellMade(page);
});

test('every outcome of a login is accessible', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 401/);
  await page.goto('/auth/login');
  await submitLogin(page, addressOf('judge'), 'not-the-password-at-all');
  await expect(page.getByRole('region', { name: /your attention/ })).toBeVisible();
  await expectWellMade(page);
  await submitLogin(page, addressOf('unverified'));
  await expect(page.getByRole('link', { name: 'Resend verification email' })).toBeVisible();
  await expectWellMade(page);
});

test('an expired link is accessible', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 410/);
  await page.goto('/auth/verify/some-link-of-a-mail-that-nobody-got');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expectWellMade(page);
});

test('the sign-up prompt is accessible', async ({ page }) => {
  await openWithClock(page, '/');
  await page.clock.runFor(9000);
  await appears(page, page.getByRole('link', { name: 'Sign up now' }));
  await page.clock.resume();
  await expectAccessibleInBothThemes(page);
});

test('what is chosen can be told from the rest in the system’s own colours', async ({ page }) => {
  const edgeOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).borderBottomColor);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/leaderboard');
  const theme = page.getByRole('group', { name: 'Colour theme' }).first().locator('label');
  expect(await edgeOf(theme.nth(0))).not.toBe(await edgeOf(theme.nth(1)));
  expect(await edgeOf(theme.nth(1))).toBe(await edgeOf(theme.nth(2)));
  const periods = page.getByRole('navigation', { name: 'Period' }).getByRole('link');
  expect(await edgeOf(periods.nth(0))).not.toBe(await edgeOf(periods.nth(1)));
  await page.goto('/inspector?journey=session-ends&item=1');
  const chapters = page.getByRole('complementary').getByRole('listitem').getByRole('button');
  const sideOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).borderInlineStartColor);
  expect(await sideOf(chapters.nth(1))).not.toBe(await sideOf(chapters.nth(0)));
});

test('what lies over the page isn’t printed, where it would cover each sheet', async ({ page }) => {
  await logIn(page, 'member');
  await page.setViewportSize({ width: 794, height: 1123 });
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await expect(page.getByText('Skip to content')).toBeHidden();
});

test('pages fit a narrow screen before their fonts have loaded', async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize(NARROW);
  await page.goto('/');
  for (const path of ['/', '/impacts', '/partners']) {
    await openByLink(page, path);
    await expectFits(page, path);
  }
});
