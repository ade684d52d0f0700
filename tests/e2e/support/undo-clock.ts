/** The undo window passes on the page's own clock, which is installed before it opens. */
import { expect, type Locator, type Page } from '@playwright/test';
import { UNDO_WINDOW_MS } from '#platform/browser/decisions/held-decision.ts';

/** @param held what is visible while the decision can be undone. */
export async function letUndoPass(page: Page, held: Locator = page.locator('[data-foot-tray=""]')): Promise<void> {
  await expect(held).toBeVisible();
  await page.clock.fastForward(UNDO_WINDOW_MS);
}
