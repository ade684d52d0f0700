import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openClientRendered } from './support/client-rendered.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { expectFits } from './support/fitting.ts';
import { untilIdle } from './support/page-idle.ts';
import { REFUSED, refuseCalls } from './support/refused-calls.ts';
import { holdUndo, letUndoPass } from './support/undo-clock.ts';
import { openByLink } from './support/walking.ts';

const tiles = (page: Page) => page.getByRole('main').getByRole('link', { name: /^View picture/ });
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Picture/ });
const title = (page: Page) => viewer(page).getByRole('heading', { level: 2 });
const total = async (page: Page) => {
  const text = await page
    .getByRole('status')
    .filter({ hasText: /pictures?$/ })
    .textContent();
  return Number(text?.replaceAll(/\D/g, ''));
};

interface Touch {
  type: 'touchStart' | 'touchMove' | 'touchEnd';
  x?: number;
}

/**
 * Touches the picture like a finger, above the arrows; the browser derives the pointer events. The touches are 50 ms
 * apart, however busy the machine is.
 */
async function touch(page: Page, touches: readonly Touch[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // By the browser's real clock, since the page's clock is shifted.
  const begun = (await page.evaluate(() => performance.timeOrigin + performance.now())) / 1000;
  for (const [index, { type, x }] of touches.entries()) {
    const touchPoints = x === undefined ? [] : [{ x, y: 200 }];
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: begun + index * 0.05 });
  }
}

const swipe = (page: Page, from: number, to: number): Promise<void> =>
  touch(page, [
    { type: 'touchStart', x: from },
    ...[0.25, 0.5, 0.75, 1].map((share) => ({ type: 'touchMove', x: from + (to - from) * share }) as const),
    { type: 'touchEnd' },
  ]);

const tapTwice = (page: Page, x: number): Promise<void> =>
  touch(page, [{ type: 'touchStart', x }, { type: 'touchEnd' }, { type: 'touchStart', x }, { type: 'touchEnd' }]);

test('the gallery loads more on scrolling, and filters live in its address', async ({ page }) => {
  await page.goto('/terms');
  // A link that is pressed before the page's code runs opens a new document, which focuses nothing.
  await untilIdle(page);
  await page.getByRole('navigation', { name: 'About this site' }).getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeFocused();
  await expect(tiles(page)).toHaveCount(24);
  const all = await total(page);
  await expectAccessible(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(tiles(page)).toHaveCount(Math.min(all, 48));

  await page.getByLabel('Year').selectOption('2022');
  await expect(page).toHaveURL(/\/gallery\?impactYear=2022$/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  const ofYear = await total(page);
  const ofPage = Math.min(ofYear, 24);
  await expect(tiles(page)).toHaveCount(ofPage);
  await page.reload();
  await expect.poll(() => total(page)).toBe(ofYear);
  await page.goBack();
  await expect.poll(() => total(page)).toBe(all);
  await openByLink(page, '/gallery?sdg=99&impactYear=soon&userId=me&sort=loudest');
  await expect.poll(() => total(page)).toBe(all);
});

test('a picture has its own address, arrow keys move on, and the back button closes it', async ({ page }) => {
  await logIn(page, 'member', '/gallery');
  await tiles(page).nth(1).click();
  await expect(title(page)).toHaveText(/^Picture 2 of [\d,]+$/);
  await expect(page).toHaveURL(/\/gallery\?picture=[0-9a-f-]{36}$/);
  await expect(viewer(page).getByRole('link').first()).toHaveAttribute('href', /^\/impacts\//);
  await expectAccessible(page, viewer(page));
  const second = page.url();
  await page.keyboard.press('ArrowRight');
  await expect(title(page)).toHaveText(/^Picture 3 of/);
  await expect(page).not.toHaveURL(second);
  // Presses faster than the page can follow.
  const pressTwice = (key: string) =>
    title(page).evaluate((heading, pressed) => {
      const press = () => heading.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
      press();
      press();
    }, key);
  await pressTwice('ArrowLeft');
  await expect(title(page)).toHaveText(/^Picture 1 of/);
  await page.keyboard.press('ArrowLeft');
  await expect(title(page)).toHaveText(/^Picture 1 of/);
  await page.keyboard.press('End');
  await expect(title(page)).not.toHaveText(/^Picture 1 of/);
  await page.keyboard.press('Home');
  await expect(title(page)).toHaveText(/^Picture 1 of/);
  await page.keyboard.press('+');
  const picture = viewer(page).getByRole('img');
  await expect(picture).toHaveAttribute('style', /scale\(1\.6\)/);
  await page.keyboard.press('-');
  await expect(picture).toHaveAttribute('style', /scale\(1\)/);
  await viewer(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(title(page)).toHaveText(/^Picture 2 of/);
  await pressTwice('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(tiles(page).nth(1)).toBeFocused();
  await page.goForward();
  await expect(title(page)).toHaveText(/^Picture 2 of/);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);

  await tiles(page).nth(4).click();
  await expect(title(page)).toHaveText(/^Picture 5 of/);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/gallery$/);
});

test('a link to a picture opens it, wherever it’s listed, and one to a deleted picture says so', async ({
  page,
  browserErrors,
}) => {
  const { data } = (await (await page.request.get('/api/media/users?model=Impact&sort=oldest&page_size=1')).json())
    .data;
  const [oldest] = data;
  await page.goto(`/gallery?picture=${oldest.id}`);
  await expect(title(page)).toHaveText(/^Picture/);
  await expect(viewer(page).getByText(oldest.media.alt)).toBeVisible();
  await viewer(page).getByRole('link', { name: oldest.impact.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: oldest.impact.title })).toBeVisible();

  browserErrors.expect(/404/);
  await page.goto('/gallery?picture=0190a000-0000-7000-8000-0000000000ff');
  await expect(page.getByText('This picture is no longer in the gallery')).toBeVisible();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(tiles(page).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  test('swiping moves between pictures, a double tap zooms in, and everything fits', async ({ page }) => {
    await logIn(page, 'member', '/gallery');
    await tiles(page).first().tap();
    await expect(title(page)).toHaveText(/^Picture 1 of/);
    await swipe(page, 330, 60);
    await expect(title(page)).toHaveText(/^Picture 2 of/);
    await swipe(page, 60, 330);
    await expect(title(page)).toHaveText(/^Picture 1 of/);
    const picture = viewer(page).getByRole('img');
    await tapTwice(page, 195);
    await expect(picture).toHaveAttribute('style', /scale\(2\.5\)/);
    // When zoomed in, a finger pans instead of leaving the picture.
    await swipe(page, 330, 60);
    await expect(title(page)).toHaveText(/^Picture 1 of/);

    // Nothing scrolls sideways.
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page, 'the picture');
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expectFits(page, 'the gallery');
  });
});

test('My files says where each file is used, and a deletion can be undone for a while', async ({ page }) => {
  await holdUndo(page);
  await logIn(page, 'member');
  await page.getByRole('link', { name: 'Gallery' }).first().click();
  await page.getByRole('link', { name: 'My files' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My files' })).toBeVisible();
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete/ }) });
  await expect(rows.first()).toBeVisible();
  await expect(page.getByText(/ of 1\sGB used$/)).toBeVisible();
  await expectAccessible(page);
  const count = await rows.count();
  const toImpact = page.locator('a[href^="/impacts/"]');
  const proof = rows.filter({ hasText: 'Proof of a verified impact' }).first();
  await expect(proof.getByRole('button', { name: /^Delete/ })).toBeDisabled();
  const row = rows.filter({ hasNotText: 'Proof of a verified impact', has: toImpact }).first();
  const impact = (await row.locator(toImpact).first().textContent()) ?? '';

  await row.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this picture?' });
  await expect(question).toContainText(`will also disappear from “${impact}”`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveCount(count);

  await row.getByRole('button', { name: /^Delete/ }).click();
  await question.getByRole('button', { name: 'Delete file' }).click();
  await expect(rows).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(count);

  const deleted = page.waitForResponse((response) => response.url().includes('/api/media/delete/'));
  await row.getByRole('button', { name: /^Delete/ }).click();
  await question.getByRole('button', { name: 'Delete file' }).click();
  await letUndoPass(page, page.getByRole('button', { name: 'Undo' }));
  expect((await deleted).status()).toBe(200);
  await page.reload();
  await expect(rows).toHaveCount(count - 1);
});

test('My files can be filtered, down to an empty state', async ({ page }) => {
  await logIn(page, 'judge', '/judge/media?kind=document&isUsed=false');
  await expect(page.getByRole('heading', { name: /No files found|No files yet/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all files' }).click();
  await expect(page).toHaveURL(/\/judge\/media$/);
});

test('a gallery that fails to load offers a retry', async ({ page, browserErrors }) => {
  browserErrors.expect(REFUSED);
  const letThrough = await refuseCalls(page, '**/api/media/users?**');
  await openClientRendered(page, '/gallery');
  await expect(page.getByText('We couldn’t load the gallery.')).toBeVisible();
  await letThrough();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tiles(page)).toHaveCount(24);

  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/media/users?')) calls += 1;
  });
  await refuseCalls(page, '**/api/media/users?**');
  await tiles(page).nth(20).click();
  await expect(title(page)).toHaveText(/^Picture 21 of/);
  await expect.poll(() => calls).toBeGreaterThan(0);
  await untilIdle(page);
  expect(calls).toBeLessThan(4);
});
