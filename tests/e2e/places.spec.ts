/** Tests that the scroll position of a page is restored. */
import type { Page } from '@playwright/test';
import { atRest } from './support/at-rest.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { untilIdle } from './support/page-idle.ts';
import { openByLink } from './support/walking.ts';

/** Where a page comes to rest: it may still be scrolling, or growing above. */
const placeOn = (page: Page) => atRest(() => page.evaluate(() => scrollY));

test('a reader stays where they have scrolled to before the page’s code has come', async ({ page }) => {
  const come = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', (route) => come.promise.then(() => route.continue()));
  await page.goto('/impacts', { waitUntil: 'commit' });
  const impacts = page.getByRole('main').getByRole('article');
  await impacts.nth(12).scrollIntoViewIfNeeded();
  const read = await placeOn(page);
  expect(read).toBeGreaterThan(500);
  come.resolve();
  await untilIdle(page);
  expect(await placeOn(page)).toBe(read);
  // Pages that are opened from here begin at their top.
  await impacts.nth(12).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/impacts\/./);
  await expect.poll(() => placeOn(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => placeOn(page)).toBe(read);
});

test('a member is where they were after reloading a page that only loads then', async ({ page }) => {
  await logIn(page, 'member', '/impacts');
  await page.getByRole('main').getByRole('article').nth(10).scrollIntoViewIfNeeded();
  const read = await placeOn(page);
  expect(read).toBeGreaterThan(700);
  await page.reload();
  await expect.poll(() => placeOn(page)).toBe(read);
  // The position isn't restored once readers have scrolled themselves.
  await page.route('**/api/impact?**', () => undefined);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impacts');
  // The wheel is only sent, and could otherwise turn after the key is pressed.
  const wheel = await page.evaluateHandle(() => ({
    turned: new Promise<void>((resolve) => addEventListener('wheel', () => resolve(), { once: true })),
  }));
  await page.mouse.wheel(0, 10);
  await wheel.evaluate(({ turned }) => turned);
  await page.unrouteAll();
  await page.keyboard.press('Home');
  await untilIdle(page);
  await expect.poll(() => placeOn(page)).toBe(0);
});

test('a reader of the home page comes back to what they had opened', async ({ page }) => {
  await page.goto('/news');
  // Once a browser has loaded the fonts, they no longer move the page.
  await page.waitForFunction(() => localStorage.getItem('faces') !== null);
  await page.reload();
  await openByLink(page, '/');
  const article = page.getByRole('main').locator('a[href^="/news/"]').first();
  // Scrolls like people do, so that everything above is loaded and laid out.
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(article).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
  // React shows parts that have loaded at about the same time one after another.
  await page.waitForFunction(() => [...document.querySelectorAll('.lazy')].every((part) => part.clientHeight > 0));
  await article.scrollIntoViewIfNeeded();
  await untilIdle(page);
  const topOf = () => article.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const top = await atRest(topOf);
  await article.click();
  await expect(page).toHaveURL(/\/news\/./);
  await page.goBack();
  await expect.poll(topOf).toBe(top);
});
