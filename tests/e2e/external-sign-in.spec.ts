import type { Page } from '@playwright/test';
import { loginMessages } from '#domains/auth/messages.ts';
import { REFUSAL } from '../support/identity-provider.ts';
import { addressOf, test as base, expect, submitLogin } from './support/community-test.ts';
import { signInEnv } from './support/external-sign-in.ts';
import { outdateProofs } from './support/outdated-proof.ts';
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
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL(`**${pathname}`);
  await expect(page.getByRole('button', { name: /^Like/ })).toBeEnabled();
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/impacts');
});

test('logging in again leads back to what needed a fresh proof', async ({ page, provider, server, browserErrors }) => {
  // Asking for the proof is a refusal.
  browserErrors.expect(/status of 403/);
  provider.accounts.set('returning', { email: uniqueEmail(), email_verified: true, given_name: 'Noor' });
  await choose(page, 'returning');
  await page.waitForURL('**/profile-information');
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Location').fill('Amman');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('about:blank');
  await outdateProofs(server);
  await page.goto('/dashboard/settings/data');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log in again' }).click();
  await page.waitForURL('**/auth/login');
  // The provider still knows who it is.
  await page.getByRole('button', { name: 'Continue with an external account' }).click();
  await page.waitForURL('**/dashboard/settings/data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await download;
});

test('external sign-in that fails says so, and can be tried again', async ({ page, provider, browserErrors }) => {
  const failed = page.getByRole('alert').filter({ hasText: loginMessages.externalFailed });
  const again = page.getByRole('button', { name: 'Try again' });

  await test.step('refused by the provider', async () => {
    await choose(page, REFUSAL);
    await page.waitForURL('**/auth/google/return**');
    await expect(failed).toBeVisible();
    await page.getByRole('link', { name: 'Log in with a password' }).click();
    await page.waitForURL('**/auth/login');
    await page.goBack();
  });

  await test.step('stopped on the way to the provider', async () => {
    browserErrors.expect(/ERR_ABORTED/);
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

  await test.step('with an unverified address', async () => {
    browserErrors.expect(/status of 401/);
    provider.accounts.set('unproven', { email: uniqueEmail(), email_verified: false });
    await choose(page, 'unproven');
    await expect(failed).toBeVisible();
  });

  await test.step('started by no one', async () => {
    await page.goto('/auth/google/return?code=made-up&state=made-up');
    await expect(failed).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re not logged in');
  });
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
