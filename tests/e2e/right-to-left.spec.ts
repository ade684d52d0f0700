/** Tests that every page mirrors when it's read from right to left; in English, so that the texts are known. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/community-test.ts';
import { expectFits, expectFitsAt } from './support/fitting.ts';
import { untilIdle } from './support/page-idle.ts';
import { openByLink } from './support/walking.ts';

const PUBLIC = [
  '/',
  '/impacts',
  '/scholarships',
  '/councils',
  '/news',
  '/leaderboard',
  '/partners',
  '/gallery',
  '/sdg/life-on-land',
  '/auth/register',
];
const WIDE = { width: 1440, height: 900 };

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const turn = () => {
      document.documentElement.dir = 'rtl';
    };
    new MutationObserver(turn).observe(document, { childList: true });
  }),
);

/** The horizontal position of the logo's middle, from 0 on the left to 1 on the right. */
async function placeOfLogo(page: Page): Promise<number> {
  const logo = page.getByRole('banner').getByRole('link', { name: 'Groundswell' }).locator('svg');
  const box = await logo.boundingBox();
  return box ? (box.x + box.width / 2) / (page.viewportSize()?.width ?? 0) : Number.NaN;
}

test('public pages begin on the right, and none scrolls sideways', async ({ page }) => {
  await page.goto('/');
  for (const path of PUBLIC) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      await openByLink(page, path);
      await expectFits(page, `${path} at 320 px`);
      await expect.poll(() => placeOfLogo(page)).toBeGreaterThan(0.5);
      await expectFitsAt(page, WIDE, `${path} at ${WIDE.width} px`);
      await expect.poll(() => placeOfLogo(page)).toBeGreaterThan(0.5);
    });
  }
});

test('the left arrow key goes on, and the right one back', async ({ page }) => {
  await page.goto('/gallery');
  await untilIdle(page);
  const theme = page.getByRole('contentinfo').getByRole('group', { name: 'Colour theme' });
  await theme.getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(theme.getByRole('radio', { name: 'Light' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(theme.getByRole('radio', { name: 'System' })).toBeChecked();

  await page
    .getByRole('main')
    .getByRole('link', { name: /^View picture/ })
    .first()
    .click();
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 });
  await expect(title).toHaveText(/^Picture 1 of/);
  await page.keyboard.press('ArrowLeft');
  await expect(title).toHaveText(/^Picture 2 of/);
  await page.keyboard.press('ArrowRight');
  await expect(title).toHaveText(/^Picture 1 of/);
});
