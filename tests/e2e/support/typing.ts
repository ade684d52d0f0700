import type { Locator } from '@playwright/test';

/** Letter by letter, without a pause between them however slow the machine is; for a page whose clock is installed. */
export async function typeWithoutPause(field: Locator, words: string): Promise<void> {
  const page = field.page();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await field.pressSequentially(words);
  await page.clock.resume();
}
