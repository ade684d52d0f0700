/** Logging an impact on a small phone with one thumb, from opening the product to the impact that was sent. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessibility.ts';
import { untilDraftSaved } from './support/drafts.ts';
import { untilIdle } from './support/page-idle.ts';
import { expect, logIn, test } from './support/review-test.ts';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const MAX_TOUCHES = 25;
/** As wide and high as a thumb needs. */
const MIN_SIZE = 44;
/** What a phone's keyboard leaves of the screen. */
const ABOVE_KEYBOARD = { width: 360, height: 420 };

/** By the words or by another impact of the same member. */
const PROPOSED = /^Proposed /;

const words = (page: Page) => page.getByLabel('What did you do?');

interface Thumb {
  tap(target: Locator): Promise<void>;
  /** Touches the field, and types beside the keyboard. */
  type(field: Locator, text: string): Promise<void>;
  touches(): number;
  fields(): number;
}

/** Counts each tap, and each swipe that brings its target onto the screen. */
function thumbOn(page: Page): Thumb {
  let touches = 0;
  let fields = 0;

  async function bring(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const { height } = page.viewportSize() ?? { height: 0 };
    const distance = await target.evaluate((element, screen) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < 0 ? -top : Math.max(0, bottom - screen);
    }, height);
    // A swipe moves the page by about half a screen.
    touches += Math.ceil(distance / (height / 2));
    await target.scrollIntoViewIfNeeded();
  }

  async function tap(target: Locator): Promise<void> {
    await bring(target);
    touches += 1;
    const box = await target.boundingBox();
    expect(Math.round(box?.height ?? 0), `${target}`).toBeGreaterThanOrEqual(MIN_SIZE);
    expect(Math.round(box?.width ?? 0), `${target}`).toBeGreaterThanOrEqual(MIN_SIZE);
    // Fails if anything else, such as the bar below, is in the way.
    await target.tap();
  }

  async function type(field: Locator, text: string): Promise<void> {
    await tap(field);
    fields += 1;
    const whole = page.viewportSize();
    await page.setViewportSize(ABOVE_KEYBOARD);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.type(text);
    if (whole) await page.setViewportSize(whole);
  }

  return { tap, type, touches: () => touches, fields: () => fields };
}

async function takePhoto(page: Page, thumb: Thumb): Promise<void> {
  const camera = page.getByText('Take a photo', { exact: true });
  await expect(page.getByLabel('Take a photo')).toHaveAttribute('capture', 'environment');
  await expect(camera, 'the camera is there without a swipe').toBeInViewport({ ratio: 1 });
  const opened = page.waitForEvent('filechooser');
  await thumb.tap(camera);
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'teal' } }).jpeg();
  const buffer = await picture.withExif({ IFD2: { DateTimeOriginal: '2026:05:04 10:00:00' } }).toBuffer();
  await (await opened).setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
}

/** As when a phone closes the product to make room, and its owner comes back. */
async function comeBack(page: Page, text: string): Promise<void> {
  await untilDraftSaved(page, text);
  await page.reload();
  await expect(words(page)).toHaveValue(text);
  await expect(page.getByRole('listitem').filter({ hasText: 'IMG_1.jpg' })).toBeVisible();
}

test('a member logs an impact with at most 25 touches, and every step keeps on leaving', async ({ page, word }) => {
  const text = `Homework help for twelve pupils in the ${word} library.`;
  const thumb = thumbOn(page);
  await logIn(page, 'owner', '/');
  await untilIdle(page);

  await thumb.tap(page.getByRole('link', { name: 'Log an impact' }).first());
  await thumb.tap(page.getByRole('link', { name: 'Quick log' }));
  await takePhoto(page, thumb);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();

  await thumb.type(words(page), text);
  await expect(page.getByLabel('Kind of activity')).toHaveAccessibleDescription(PROPOSED);
  await comeBack(page, text);
  await expect(page.getByLabel('Kind of activity')).toHaveAccessibleDescription(PROPOSED);
  await expect(page.getByRole('checkbox', { name: /4 Quality education/ })).toBeChecked();

  await test.step('leaving for another page and coming back by the home screen', async () => {
    await page.goto('/');
    await thumb.tap(page.getByRole('link', { name: 'Log an impact' }).first());
    await thumb.tap(page.getByRole('link', { name: 'Quick log' }));
    await expect(words(page)).toHaveValue(text);
    await expect(page.getByLabel('Start date')).toHaveValue('2026-05-04');
    await expect(page.getByRole('combobox', { name: /^Place/ })).not.toHaveValue('');
    await expectAccessible(page);
  });

  const sent = page.waitForResponse((response) => response.url().endsWith('/api/impact') && response.status() === 201);
  await thumb.tap(page.getByRole('button', { name: 'Submit for review' }));
  const { data } = await (await sent).json();
  expect(data).toMatchObject({ description: expect.stringContaining(word), sdgs: [4], startDate: '2026-05-04' });
  expect(data.media).toHaveLength(1);
  await page.waitForURL('**/impacts/*/*');

  test.info().annotations.push({
    type: 'touches',
    description: `${thumb.touches()} touches, ${thumb.fields()} fields typed in`,
  });
  expect(thumb.fields()).toBe(1);
  expect(thumb.touches()).toBeLessThanOrEqual(MAX_TOUCHES);
});
