import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';
import { untilQuiet } from './support/quiet.ts';

test('the home page opens for a visitor, accessible in both themes', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilQuiet(page);
  await expectAccessible(page);
});

test('pages of other origins are isolated', async ({ page, baseURL, complaints }) => {
  complaints.expect(/blocked by CORS policy|Content Security Policy|ERR_FAILED/);
  await page.goto('/dev/mail');
  const other = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const outcome = await page.evaluate(
    (address) =>
      fetch(address).then(
        () => 'read',
        () => 'refused',
      ),
    `${other}/healthz`,
  );
  expect(outcome).toBe('refused');
});
