/** The list of impacts as a map. */
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { atRest } from './support/at-rest.ts';
import { expect, test } from './support/community-test.ts';
import { untilIdle } from './support/page-idle.ts';
import { REFUSED, refuseCalls } from './support/refused-calls.ts';

const map = (page: Page) => page.getByRole('application', { name: 'Map of impacts' });
const clusters = (page: Page) => map(page).getByRole('button', { name: /impacts? near/ });
const listed = (page: Page) => page.getByRole('status').filter({ hasText: /in this part of the map/ });
/** A key that comes while the map still moves is lost. */
const addressAtRest = (page: Page) => atRest(async () => page.url());
const zoomOf = (page: Page) => Number(new URL(page.url()).searchParams.get('at')?.split(',')[2]);

test('a list becomes a map with the same filters, and the address keeps both', async ({ page }) => {
  await page.goto('/impacts');
  await page.getByText('Map', { exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(clusters(page).first()).toBeVisible();
  const all = await listed(page).textContent();
  await page.getByLabel('Goal').selectOption('13');
  await expect(page).toHaveURL(/sdg=13/);
  await expect(listed(page)).not.toHaveText(all ?? '');
  await page.goBack();
  await expect(listed(page)).toHaveText(all ?? '');
  await expectAccessibleInBothThemes(page);
  await page.goBack();
  await expect(map(page)).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('clusters are reached and opened by keyboard, and what is visible survives going on and back', async ({
  page,
}) => {
  await page.goto('/impacts?view=map');
  await expect(clusters(page).first()).toBeVisible();
  const name = (await clusters(page).first().getAttribute('title')) ?? '';
  await map(page).focus();
  await page.keyboard.press('Tab');
  await expect(clusters(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(2);
  const place = name.replace(/^.* near /, '');
  await expect(map(page).getByRole('button', { name: place }).first()).toBeVisible();
  const zoomed = await addressAtRest(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.url()).not.toBe(zoomed);
  await addressAtRest(page);
  const before = zoomOf(page);
  await page.keyboard.press('-');
  await expect.poll(() => zoomOf(page)).toBeLessThan(before);
  await addressAtRest(page);
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page)).toBe(before);
  const moved = page.url();
  const here = await listed(page).textContent();
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/impacts\/./);
  await page.goBack();
  await expect(page).toHaveURL(moved);
  await expect(listed(page)).toHaveText(here ?? '');
});

test('a place narrows the map and the list to what is near it', async ({ page }) => {
  await page.goto('/impacts?view=map');
  await expect(clusters(page).first()).toBeVisible();
  const all = await listed(page).textContent();
  await page.getByRole('combobox', { name: 'Near' }).fill('Kisumu');
  await page
    .getByRole('option', { name: /Kisumu.*Kenya/ })
    .first()
    .click();
  await expect(page).toHaveURL(/near=\d+\+Kisumu/);
  await expect(listed(page)).not.toHaveText(all ?? '');
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(5);
  await expect(clusters(page).first()).toHaveAccessibleName(/Kisumu/);
  await page.getByLabel('Within').selectOption('500');
  await expect(page).toHaveURL(/within=500/);
  await page.getByText('List', { exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText(/Kenya|Uganda|Tanzania/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Near' })).toHaveValue('Kisumu, Kenya');
});

test('an area that is drawn stays a filter of the list', async ({ page }) => {
  await page.goto('/impacts?view=map');
  await expect(clusters(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Draw an area' }).click();
  const box = await atRest(() => map(page).boundingBox());
  if (!box) throw new Error('The map has no place');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.9);
  await page.mouse.up();
  await expect(page).toHaveURL(/area=/);
  await page.getByText('List', { exact: true }).click();
  await expect(page.getByText('In the area you drew')).toBeVisible();
  await page.getByRole('button', { name: 'Remove area' }).click();
  await expect(page).not.toHaveURL(/area=/);
});

test('a map that can’t be read says so, and is read again', async ({ page, browserErrors }) => {
  browserErrors.expect(REFUSED);
  const answerAgain = await refuseCalls(page, '**/api/impact/map?**');
  await page.goto('/impacts?view=map');
  await expect(page.getByText('We couldn’t load the map.')).toBeVisible();
  await answerAgain();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(clusters(page).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the list is below the map', async ({ page }) => {
    await page.goto('/impacts?view=map');
    await expect(clusters(page).first()).toBeVisible();
    await expect(listed(page)).toBeVisible();
    const above = await atRest(() => map(page).boundingBox());
    const below = await atRest(() => listed(page).boundingBox());
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await clusters(page).first().tap();
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('an impact has a small map of its place, which leads to those nearby', async ({ page }) => {
  await page.goto('/impacts?location=kenya');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'See impacts nearby' }).click();
  await expect(page).toHaveURL(/view=map&near=/);
  await expect(clusters(page).first()).toBeVisible();
});

test('an impact is read without its small map if that can’t be loaded', async ({ page, browserErrors }) => {
  browserErrors.expect(/net::ERR_FAILED/);
  await page.route('**/assets/**/still-map-*.js', (route) => route.abort('failed'));
  await page.goto('/impacts?location=kenya');
  await page.getByRole('article').first().getByRole('link').first().click();
  const lost = page.waitForEvent('requestfailed');
  await page.getByRole('link', { name: 'See impacts nearby' }).scrollIntoViewIfNeeded();
  await lost;
  await untilIdle(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See impacts nearby' })).toBeVisible();
});
