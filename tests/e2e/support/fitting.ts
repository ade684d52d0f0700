import { expect, type Page } from '@playwright/test';
import { expectHittable } from './accessibility.ts';
import { untilQuiet } from './quiet.ts';

/** Nothing scrolls sideways once everything has loaded. For a watched context. */
export async function expectFits(page: Page, what = 'the page'): Promise<void> {
  await untilQuiet(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${what} fits the screen`)
    .toBe(0);
}

/** The same on the narrowest phone, where targets must be large enough too. */
export async function expectFitsSmall(page: Page, what?: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page, what);
  await expectHittable(page);
}
