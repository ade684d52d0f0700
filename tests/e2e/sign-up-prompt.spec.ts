import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import { signUpPromptMessages } from '#domains/auth/messages.ts';
import { addressOf, expect, test } from './support/community-test.ts';
import { appears, openWithClock } from './support/prompt-clock.ts';
import { beginSession } from './support/sessions.ts';

const DELAY_MS = 8000;

const prompt = (page: Page) => page.getByRole('dialog', { name: 'Join the Groundswell community' });
const button = (page: Page) => prompt(page).getByRole('link', { name: signUpPromptMessages.button });

test('the prompt opens after 8 seconds and leads to the registration', async ({ page }) => {
  await openWithClock(page, '/');
  await page.clock.runFor(DELAY_MS - 500);
  await expect(button(page)).toHaveCount(0);
  await page.clock.runFor(600);
  await appears(page, button(page));
  await expect(prompt(page).getByText(signUpPromptMessages.body)).toBeVisible();
  await expect(prompt(page).getByRole('link')).toHaveCount(1);
  await button(page).click();
  await page.waitForURL('**/auth/register');
  await expect(prompt(page)).toHaveCount(0);
});

test('the prompt waits until search is closed, closes with Escape and doesn’t come back', async ({ page }) => {
  await openWithClock(page, '/');
  await page.clock.runFor(DELAY_MS - 3000);
  const come = Promise.withResolvers<void>();
  await page.route(/search-parts/, (route) => come.promise.then(() => route.continue()));
  await page.keyboard.press('Control+k');
  // On a slow connection, the code of the search arrives after the prompt’s delay.
  await page.clock.runFor(DELAY_MS);
  await expect(prompt(page)).toHaveCount(0);
  come.resolve();
  const search = page.getByRole('combobox', { name: /search/i });
  await appears(page, search);
  await page.clock.runFor(3 * DELAY_MS);
  await expect(search).toBeFocused();
  await expect(prompt(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(search).toHaveCount(0);
  await page.clock.runFor(1000);
  await appears(page, button(page));
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(prompt(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await page.clock.runFor(2 * DELAY_MS);
  await expect(prompt(page)).toHaveCount(0);
});

test('the prompt waits while someone types', async ({ page }) => {
  await openWithClock(page, '/auth/forgot');
  const email = page.getByLabel('Email');
  await email.pressSequentially('ingrid');
  await page.clock.runFor(2 * DELAY_MS);
  await email.pressSequentially('@groundswell.example');
  await expect(email).toHaveValue('ingrid@groundswell.example');
  await expect(prompt(page)).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await appears(page, button(page));
});

async function pathAfter(page: Page, milliseconds: number): Promise<string> {
  await page.clock.runFor(milliseconds);
  return new URL(page.url()).pathname;
}

test('leaving a page cancels its timer, and the prompt never opens on the login and registration', async ({ page }) => {
  await openWithClock(page, '/');
  await page.clock.runFor(DELAY_MS - 500);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  // In steps, since the way there may itself wait for a timer, which the stopped clock would hold up.
  await expect.poll(() => pathAfter(page, 5)).toBe('/auth/login');
  await page.clock.runFor(2 * DELAY_MS);
  await expect(prompt(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect.poll(() => pathAfter(page, 5)).toBe('/auth/register');
  await page.clock.runFor(2 * DELAY_MS);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
});

test('a logged-in person never sees it', async ({ page }) => {
  await beginSession(page, addressOf('member'), DEMO_PASSWORD);
  await openWithClock(page, '/');
  await page.clock.runFor(2 * DELAY_MS);
  await expect(page.getByRole('navigation', { name: 'Member area' })).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
});
