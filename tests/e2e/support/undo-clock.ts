/** The seconds in which a decision can be undone pass on the page's own clock, which is installed before it is opened. */
import { expect, type Locator, type Page } from '@playwright/test';
import { UNDO_WINDOW_MS } from '#platform/browser/decisions/held-decision.ts';

/** @param held what is seen while the decision can be undone. */
export async function letUndoPass(page: Page, held: Locator = page.locator('[data-foot-tray=""]')): Promise<void> {
  await expect(held).toBeVisible();
  await page.clock.fastForward(UNDO_WINDOW_MS);
}
