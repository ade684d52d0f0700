import { expect, type Locator } from '@playwright/test';

/** More than the number of tab stops on any page. */
const MAX_STEPS = 200;

/** Presses Tab until the element has the focus, as a person would. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await expect(target).toBeVisible();
  // Found once rather than after each step, which took most of the time.
  let found = await target.elementHandle();
  for (let step = 0; step < MAX_STEPS; step++) {
    await keyboard.press('Tab');
    const focus = await found?.evaluate((element) => {
      if (!element.isConnected) return 'unknown';
      return element === document.activeElement ? 'here' : 'elsewhere';
    });
    if (focus === 'here') return;
    if (focus !== 'elsewhere') found = await target.elementHandle();
  }
  throw new Error(`${target} is not reached by the Tab key`);
}
