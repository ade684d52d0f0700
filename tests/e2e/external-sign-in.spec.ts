import type { Page } from '@playwright/test';
import { loginMessages } from '#domains/auth/messages.ts';
import { REFUSAL } from '../support/identity-provider.ts';
import { addressOf, test as base, expect, submitLogin } from './support/community-test.ts';
import { signInEnv } from './support/external-sign-in.ts';
import { uniqueEmail } from './support/registration.ts';

const test = base.extend({
  serverOptions: ({ provider }, use) => use({ contents: 'demo', env: signInEnv(provider), port: provider.port }),
});

test.describe.configure({ mode: 'serial' });

async function choose(page: Page, account: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Continue with an external account' }).click();
  await page.getByRole('link', { name: account }).click();
}

test('external sign-in with a complete profile leads through / to the dashboard', async ({ page, provider }) => {
  provider.accounts.set('amina', { email: addressOf('member'), email_verified: true });
  await choose(page, 'amina');
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Amina');
});

test('external sign-in with an incomplete profile leads to /profile-information', async ({ page, provider }) => {
  const email = uniqueEmail();
  provider.accounts.set('newcomer', { email, email_verified: true, given_name: 'Noor', family_name: 'Haddad' });
  await choose(page, 'newcomer');
  await page.waitForURL('**/profile-information');
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Location').fill('Amman');
  await page.goto('/impacts');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const likeLink = page.getByRole('link', { name: 'Complete your profile to like' });
  await likeLink.waitFor();
  const { pathname } = new URL(page.url());
  await likeLink.click();
  await page.waitForURL('**/profile-information?return=*');
  await expect(page.getByLabel('Location')).toHaveValue('Amman');
  await page.getByLabel('Phone number').fill('+٩٦٢ ٦ ٥٥٥ ٠١٠٠');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL(`**${pathname}`);
  await expect(page.getByRole('button', { name: /^Like/ })).toBeEnabled();
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/impacts');
});

test('external sign-in refused by the provider fails', async ({ page }) => {
  await choose(page, REFUSAL);
  await page.waitForURL('**/auth/google/return**');
  await expect(page.getByRole('alert').filter({ hasText: loginMessages.externalFailed })).toBeVisible();
  await page.getByRole('link', { name: 'Log in with a password' }).click();
  await page.waitForURL('**/auth/login');
});

test('anyone who stops on the way to the provider can try again', async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_ABORTED/);
  await choose(page, REFUSAL);
  const again = page.getByRole('button', { name: 'Try again' });
  const providersPage = /\/auth\?.*client_id=/;
  const stopped = page.waitForEvent('requestfailed', (request) => providersPage.test(request.url()));
  await page.route(providersPage, (route) => route.abort('aborted'), { times: 1 });
  await again.click();
  await stopped;
  await expect(again).toBeEnabled();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re not logged in');
  await again.click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
});

test('external sign-in with an unverified address fails', async ({ page, provider, browserErrors }) => {
  browserErrors.expect(/status of 401/);
  provider.accounts.set('unproven', { email: uniqueEmail(), email_verified: false });
  await choose(page, 'unproven');
  await expect(page.getByRole('alert').filter({ hasText: loginMessages.externalFailed })).toBeVisible();
});

test('a return from the provider that no one started fails', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 401/);
  await page.goto('/auth/google/return?code=made-up&state=made-up');
  await expect(page.getByRole('alert').filter({ hasText: loginMessages.externalFailed })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re not logged in');
});

test('an unreachable provider leaves the password login working', async ({ page, provider, newVisitor }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Continue with an external account' }).click();
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  const other = await (await newVisitor()).newPage();
  await provider.whileAway(async () => {
    await other.goto('/auth/login');
    await submitLogin(other, addressOf('judge'));
    await other.waitForURL('**/judge');
  });
});
