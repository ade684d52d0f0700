import { expect, type Page } from '@playwright/test';
import { untilQuiet } from './quiet.ts';

/** Nothing scrolls sideways once everything has come and stands where it stays. For a context that is watched. */
export async function expectFits(page: Page, what = 'the page'): Promise<void> {
  await untilQuiet(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${what} fits the screen`)
    .toBe(0);
}
