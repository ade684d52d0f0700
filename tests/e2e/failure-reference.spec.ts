/** What people can quote when the server failed, so that its operator finds the request in the log. */
import { say } from '#languages/say.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openClientRendered } from './support/client-rendered.ts';
import { expect, test } from './support/community-test.ts';
import { expectFits } from './support/fitting.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const INTERNAL = { status: 500, message: 'Something went wrong on our side. Try again later.', code: 'internal' };

test('a failure of the server has a reference, which the keyboard copies', async ({ page, browserErrors }) => {
  browserErrors.expect(/500|Internal Server Error/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/api/users/leaderboard*', (route) =>
    route.fulfill({ status: 500, json: { ...INTERNAL, traceId: TRACE } }),
  );
  await openClientRendered(page, '/leaderboard');
  const failed = page.getByRole('alert').filter({ hasText: INTERNAL.message });
  await expect(failed).toBeVisible();
  await expect(page.getByText(TRACE)).toBeVisible();
  // Thirty-two letters and digits, read aloud.
  await expect(failed).not.toContainText(TRACE);
  await failed.getByRole('button', { name: say('ui.failedState.tryAgain') }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: say('platform.failureReference.copy') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('platform.copyButton.copied'), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TRACE);
  await expectAccessible(page);
  await expectFits(page);
});

test('a failure without a reference shows none', async ({ page, browserErrors }) => {
  browserErrors.expect(/500|Internal Server Error/);
  await page.route('**/api/users/leaderboard*', (route) => route.fulfill({ status: 500, json: INTERNAL }));
  await openClientRendered(page, '/leaderboard');
  await expect(page.getByRole('alert').filter({ hasText: INTERNAL.message })).toBeVisible();
  await expect(page.getByRole('button', { name: say('platform.failureReference.copy') })).toHaveCount(0);
});
