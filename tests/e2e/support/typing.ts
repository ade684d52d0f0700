import type { Locator } from '@playwright/test';

/** Types letter by letter without pauses by the page's fake clock, however slow the machine is. */
export async function typeWithoutPause(field: Locator, words: string): Promise<void> {
  const page = field.page();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await field.pressSequentially(words);
  await page.clock.resume();
}
