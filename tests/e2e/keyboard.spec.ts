import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import { addressOf, expect, logIn, test } from './support/community-test.ts';
import { untilIdle } from './support/page-idle.ts';
import { tabTo } from './support/tab-to.ts';
import { openByLink } from './support/walking.ts';

const tabToNamed = (page: Page, name: string, role: 'link' | 'textbox') =>
  tabTo(page.getByRole(role, { name, exact: true }).first());

test('a person logs in, navigates and logs out by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await untilIdle(page);
  await tabToNamed(page, 'Log in', 'link');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabToNamed(page, 'Email', 'textbox');
  await page.keyboard.type(addressOf('member'));
  await tabToNamed(page, 'Password', 'textbox');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await tabToNamed(page, 'You', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'You', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await tabToNamed(page, 'Settings', 'link');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Settings · Groundswell$/);
  await page.reload();
  await tabToNamed(page, 'Log out', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re logged out');
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await untilIdle(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // Also beside a menu that shows its current link.
  await logIn(page, 'member', '/dashboard/impacts');
  await untilIdle(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('fields tell password managers what they’re for, and the error summary links to each', async ({ page }) => {
  const purposes = async () =>
    await page.locator('form input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')));
  await page.goto('/auth/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(purposes).toEqual(['username webauthn', 'current-password']);
  await openByLink(page, '/auth/register');
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect
    .poll(async () => (await purposes()).slice(0, 5))
    .toEqual(['username', 'new-password', 'given-name', 'family-name', 'address-level2']);
  await page.getByRole('button', { name: 'Create account' }).press('Enter');
  const summary = page.getByRole('region', { name: '6 fields need your attention' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Enter a city or region.' }).press('Enter');
  await expect(page.getByLabel('Location')).toBeFocused();
});
