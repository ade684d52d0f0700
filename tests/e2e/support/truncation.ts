/** Checks that no text in the pseudo-language is cut off: its end, a bracket, must be visible. */
import { expect, type Page } from '@playwright/test';

/** Text that can be scrolled into view doesn't count as cut off. Text that is only for screen readers isn't checked. */
export async function expectNotTruncated(page: Page, screen: string): Promise<void> {
  const truncated = await page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const end = (text.textContent ?? '').lastIndexOf('⟧');
      const parent = text.parentElement;
      // A name or title in the text may be cut off, and with it what follows.
      const hasValues = text.textContent?.includes('\u2068') === true;
      if (end < 0 || hasValues || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const range = document.createRange();
      range.setStart(text, end);
      range.setEnd(text, end + 1);
      const bracket = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none' || box.closest('.sr-only, svg')) break;
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isBeside = bracket.right > right + 1 || bracket.left < left - 1;
        const isBelow = bracket.bottom > bottom + 4 || bracket.top < top - 4;
        if ((overflowX !== 'visible' && isBeside) || (overflowY !== 'visible' && isBelow)) {
          found.push(`${parent.outerHTML.slice(0, 200)}`);
          break;
        }
        if (position === 'fixed') break;
      }
    }
    return found;
  });
  expect(truncated, `${screen} shows its texts to their ends`).toEqual([]);
}
