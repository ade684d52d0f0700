/** Whether words that are written from right to left stand by themselves, wherever a screen shows them. */
import { expect, type Page } from '@playwright/test';

/**
 * Each Arabic text has an element of its own direction around it, or isolates within its sentence: otherwise it moves
 * what is beside it. Initials in place of a picture are drawn one by one.
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
