/** Two versions of the flows, opened from the file that `npm run flows -- --since REV` writes. */
import type { Page } from '@playwright/test';
import { loginMachine } from '#domains/auth/flows/login.ts';
import { describeMachine } from '#inspector/graph/definition.ts';
import { writeComparison } from '#inspector/versions/comparison-file.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/community-test.ts';
import { expectFits } from './support/fitting.ts';

const AFTER = describeMachine(loginMachine);
/** As it would be without one of its states, and with another instead. */
function earlier() {
  const { loggedIn: _, ...states } = AFTER['states'] as Record<string, unknown>;
  const [text] = [JSON.stringify({ ...states, welcomed: { type: 'final' } }).replaceAll('"loggedIn"', '"welcomed"')];
  return { ...AFTER, states: JSON.parse(text) };
}

const open = (page: Page, text: string, name = 'comparison.json') =>
  page.getByLabel('Open a comparison').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('a developer sees a flow before and after, with what has changed marked and listed', async ({ page }) => {
  await page.goto('/inspector');
  await page.getByRole('link', { name: 'Compare two versions' }).click();
  await expectAccessible(page);
  await open(page, 'states', 'states.txt');
  await expect(page.getByRole('alert')).toContainText('states.txt isn’t a JSON file');
  await open(page, '{}');
  await expect(page.getByRole('alert')).toContainText('comparison.json isn’t a comparison of flows');

  await open(page, writeComparison('v9', [{ id: 'login', before: earlier(), after: AFTER }]));
  const before = page.getByRole('region', { name: 'Before (v9)' });
  const after = page.getByRole('region', { name: 'After', exact: true });
  await expect(before.locator('[data-state="login.welcomed"]')).toContainText('− Removed');
  await expect(after.locator('[data-state="login.loggedIn"]')).toContainText('+ Added');
  await expect(before.locator('[data-state="login.editing"]')).not.toContainText(/Added|Removed/);
  await expectAccessible(page);

  const change = page
    .getByRole('complementary')
    .getByRole('button', { name: /Added.*Logged in/ })
    .first();
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(change).toHaveAttribute('aria-pressed', 'true');
  await expect(after.locator('[data-state="login.loggedIn"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(after.locator('[data-state="login.loggedIn"]')).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await page.getByRole('button', { name: 'Open another file' }).click();
  await expect(page.getByLabel('Open a comparison')).toBeAttached();
});
