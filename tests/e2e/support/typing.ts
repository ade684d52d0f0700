import type { Locator } from '@playwright/test';

/** Letter by letter without pauses, however slow the machine; for a page with a fake clock. */
export async function typeWithoutPause(field: Locator, words: string): Promise<void> {
  const page = field.page();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await field.pressSequentially(words);
  await page.clock.resume();
}
