/** Tests an operator's own terms, which replace the built-in ones. */
import type { Page } from '@playwright/test';
import { writeOwnTexts } from '../support/own-texts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';

const folder = writeOwnTexts({
  'terms.md': '# Terms of the River Club\n\n## For everyone\n\nBe kind to the [river](/rules).',
  'terms.de.md': '## Für alle\n\nSei nett zum Fluss.',
});

test.use({ contents: 'nobody', serverEnv: { COMMUNITY_TEXTS: folder } });

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the terms are the operator’s, and the other pages the built-in ones', async ({ page }) => {
  await page.goto('/terms');
  await expect(titled(page, 'Terms of the River Club')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'For everyone' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What you agree to' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'river', exact: true }).click();
  await expect(titled(page, 'Community rules')).toBeVisible();
  await page.goBack();
  await expect(titled(page, 'Terms of the River Club')).toBeVisible();
});

test('a reader of German gets theirs, below the built-in title', async ({ page }) => {
  await page.goto('/terms?lang=de');
  await expect(titled(page, 'Nutzungsbedingungen')).toBeVisible();
  await expect(page.getByText('Sei nett zum Fluss.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the terms are the operator’s', async ({ page }) => {
    await page.goto('/terms');
    await expect(titled(page, 'Terms of the River Club')).toBeVisible();
    await expect(page.getByText('Be kind to the river.')).toBeVisible();
  });
});
