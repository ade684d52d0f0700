import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { addressOf, expect, HOMES, logIn, submitLogin, test } from './support/community-test.ts';
import { expectFits } from './support/fitting.ts';
import { appears, openWithClock } from './support/prompt-clock.ts';
import { untilQuiet } from './support/quiet.ts';

const PUBLIC = [
  '/',
  '/auth/login',
  '/auth/register',
  '/auth/register?inviteid=some-invitation',
  '/auth/forgot',
  '/auth/reset/some-link',
  '/auth/google/return',
  '/logout',
  '/terms',
  '/privacy',
  '/partners',
  '/impacts/?trees',
  '/nowhere',
];

const OWN = {
  admin: ['/admin', '/admin/points', '/admin/organizations', '/admin/settings'],
  member: ['/dashboard', '/dashboard/invite', '/dashboard/settings', '/dashboard/nowhere'],
  partner: ['/partner', '/partner/invite'],
  judge: ['/judge'],
} satisfies Record<keyof typeof HOMES, string[]>;

async function expectFitsNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
}

async function expectWellMade(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilQuiet(page);
  await expectAccessible(page);
  await expectFitsNarrow(page);
  await expectAccessible(page);
}

for (const path of PUBLIC) {
  test(`${path} is accessible in both themes and fits a narrow screen`, async ({ page, complaints }) => {
    // The invitation of nobody.
    if (path.includes('inviteid')) complaints.expect(/status of 410/);
    await page.goto(path);
    await expectWellMade(page);
  });
}

for (const account of Object.keys(HOMES) as (keyof typeof HOMES)[]) {
  test(`the pages of the ${account} are accessible in both themes and fit a narrow screen`, async ({ page }) => {
    test.slow();
    await logIn(page, account);
    for (const path of OWN[account]) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(path);
      await expectWellMade(page);
    }
  });
}

test('the completion of a profile is accessible', async ({ page }) => {
  await logIn(page, 'incomplete');
  await expectWellMade(page);
});

test('what a login can answer is accessible', async ({ page, complaints }) => {
  complaints.expect(/status of 401/);
  await page.goto('/auth/login');
  await submitLogin(page, addressOf('judge'), 'not-the-password-at-all');
  await expect(page.getByRole('region', { name: /another look/ })).toBeVisible();
  await expectWellMade(page);
  await submitLogin(page, addressOf('unverified'));
  await expect(page.getByRole('link', { name: 'Resend verification email' })).toBeVisible();
  await expectWellMade(page);
});

test('a link that does not work any more is accessible', async ({ page, complaints }) => {
  complaints.expect(/status of 410/);
  await page.goto('/auth/verify/some-link-of-a-mail-that-nobody-got');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more');
  await expectWellMade(page);
});

test.describe('over the page', () => {
  test.use({ isPromptDismissed: false });

  test('the sign-up prompt is accessible', async ({ page }) => {
    await openWithClock(page, '/');
    await page.clock.runFor(9000);
    await appears(page, page.getByRole('link', { name: 'Sign up now' }));
    await page.clock.resume();
    await expectAccessible(page);
  });
});

for (const path of ['/', '/impacts', '/partners']) {
  test(`${path} fits a narrow screen before its letters have come`, async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFitsNarrow(page);
  });
}
