/** The undo window passes when the test says so, however slow the machine. */
import { expect, type Locator, type Page } from '@playwright/test';
import { UNDO_WINDOW_MS } from '#platform/browser/decisions/held-decision.ts';

type Undoable = Window & { endedUndoWindows?: number };

/** How often a page that holds its undo windows looks whether they have ended. */
const TICK_MS = 25;

/** Before it opens: its undo windows only end by the functions below. An installed clock would cost it its page. */
export const holdUndo = async (page: Page): Promise<void> => {
  await page.addInitScript(
    ([heldMs, tickMs]) => {
      const undoable: Undoable = window;
      undoable.endedUndoWindows = 0;
      const start = window.setTimeout.bind(window);
      const setTimeout = (work: () => void, ms?: number, ...rest: unknown[]) => {
        if (ms !== heldMs) return start(work, ms, ...rest);
        const before = undoable.endedUndoWindows ?? 0;
        // Not a timeout, but ended by `clearTimeout` all the same.
        const held = setInterval(() => {
          if (undoable.endedUndoWindows === before) return;
          clearInterval(held);
          work();
        }, tickMs);
        return held;
      };
      Object.assign(window, { setTimeout });
    },
    [UNDO_WINDOW_MS, TICK_MS] as const,
  );
};

/**
 * For a page prepared by `holdUndo`, or with a clock installed.
 * @param held what is visible while the decision can be undone.
 */
export async function letUndoPass(page: Page, held: Locator = page.locator('[data-foot-tray=""]')): Promise<void> {
  await expect(held).toBeVisible();
  await endUndoWindows(page);
}

/** Also where nothing is held any more. What is sent at their end has been sent. */
export async function endUndoWindows(page: Page): Promise<void> {
  const isHeld = await page.evaluate(async (tickMs) => {
    const undoable: Undoable = window;
    if (undoable.endedUndoWindows === undefined) return false;
    undoable.endedUndoWindows += 1;
    await new Promise((resolve) => setTimeout(resolve, 2 * tickMs));
    return true;
  }, TICK_MS);
  if (!isHeld) await page.clock.fastForward(UNDO_WINDOW_MS);
}
