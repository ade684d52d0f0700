/** What is left to do when a community starts, on the admins' overview. */

import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { expectFitsSmall } from './support/fitting.ts';

// The demo's community has long begun.
test.use({ serverEnv: { MODE: 'development' } });

test('an admin sees what is left to do, does it where it is, and hides the list', async ({ page }) => {
  await logIn(page, 'admin');
  const list = page.getByRole('region', { name: 'First steps' });
  const naming = list.getByRole('listitem').filter({ hasText: 'Give the community its name' });
  await expect(naming).toBeVisible();
  await expect(naming).not.toContainText('Done');
  await expectAccessibleInBothThemes(page);
  await expectFitsSmall(page, 'the first steps');
  await page.setViewportSize({ width: 1280, height: 800 });

  await naming.getByRole('link').press('Enter');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tide & Co');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved, and at work everywhere.')).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).first().click();
  await expect(naming).toContainText('Done');

  await list.getByRole('button', { name: 'Hide this list' }).press('Enter');
  await expect(list).toHaveCount(0);
  // Saving the name offers to undo that as well.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(list).toBeVisible();
  await list.getByRole('button', { name: 'Hide this list' }).click();
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Accounts' }).first()).toBeVisible();
  await expect(list).toHaveCount(0);
});
