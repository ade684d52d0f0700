import { expect, type Page } from '@playwright/test';
import { expectHittable } from './accessibility.ts';
import { untilIdle, untilRendered } from './page-idle.ts';

/** Fails if something scrolls sideways once everything has loaded. Needs a context watched by `watchTraffic`. */
export async function expectFits(page: Page, what = 'the page'): Promise<void> {
  await untilIdle(page);
  await expectNoOverflow(page, what);
}

/** Like `expectFits`, at another size, on a page where everything has loaded. */
export async function expectFitsAt(page: Page, size: { width: number; height: number }, what: string): Promise<void> {
  await page.setViewportSize(size);
  await untilRendered(page);
  await expectNoOverflow(page, what);
}

const expectNoOverflow = (page: Page, what: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${what} fits the screen`)
    .toBe(0);

/** Like `expectFits`, on the narrowest phone, where targets must be large enough too. */
export async function expectFitsSmall(page: Page, what?: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page, what);
  await expectHittable(page);
}
