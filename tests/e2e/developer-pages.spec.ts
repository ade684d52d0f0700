import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';

test('the API reference shows the contract and asks nothing of any other machine', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url());
  });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'Groundswell API' })).toBeVisible();
  await expect(page.getByText('Log in with e-mail and password').first()).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('the design system shows itself, accessible in both themes', async ({ page }) => {
  await page.goto('/dev/ui');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the mailbox of this machine is accessible in both themes', async ({ page }) => {
  await page.goto('/dev/mail');
  await expect(page.getByRole('heading', { level: 1, name: 'Mail on this machine' })).toBeVisible();
  await expectAccessible(page);
});
