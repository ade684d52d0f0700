/** Lets a test decide when undo windows end, however slow the machine is. */
import { expect, type Locator, type Page } from '@playwright/test';
import { UNDO_WINDOW_MS } from '#ui/feedback/undo-window.ts';

type Undoable = Window & { endedUndoWindows?: number };

/** How often a page that holds its undo windows checks whether the test has ended them. */
const TICK_MS = 25;

/**
 * Call before the page opens: its undo windows then only end by the functions below. An installed clock would do the
 * same, but a page with one can't be reused.
 */
export const holdUndo = async (page: Page): Promise<void> => {
  await page.addInitScript(
    ([heldMs, tickMs]) => {
      const undoable: Undoable = window;
      undoable.endedUndoWindows = 0;
      const start = window.setTimeout.bind(window);
      const setTimeout = (work: () => void, ms?: number, ...rest: unknown[]) => {
        if (ms !== heldMs) return start(work, ms, ...rest);
        const before = undoable.endedUndoWindows ?? 0;
        // An interval rather than a timeout, but `clearTimeout` ends it too.
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

/** Ends all undo windows, even if nothing is held any more. Resolves once what they held back has been sent. */
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
