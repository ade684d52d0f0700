/** Checks that a screen isolates words that are written from right to left from the text around them. */
import { expect, type Page } from '@playwright/test';

/**
 * Each Arabic text must be in an element with its own direction, or between isolates in a sentence: otherwise it moves
 * the text beside it. Initials in place of a picture are exempt, since they're drawn one by one.
 */
export async function expectIsolated(page: Page, screen: string): Promise<void> {
  const bare = await page.evaluate(() => {
    const arabic = /\p{Script=Arabic}/u;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      const rest = (text.textContent ?? '').replace(/\u2068[^\u2069]*\u2069?/g, '');
      if (!arabic.test(rest) || around?.closest('[dir]:not(html), bdi, [aria-hidden="true"], option, script, style'))
        continue;
      found.push(`${around?.outerHTML.slice(0, 160)}`);
    }
    return found;
  });
  expect(bare, `${screen} isolates what people wrote`).toEqual([]);
}
