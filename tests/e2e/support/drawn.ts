/** Opens pages that the server draws. One that takes it longer than a second, on a busy machine, is left to the browser. */
import { expect, type Page, type Response } from '@playwright/test';

type GotoOptions = Parameters<Page['goto']>[1];

export async function openDrawn(page: Page, path: string, options?: GotoOptions): Promise<Response | null> {
  let answer: Response | null = null;
  await expect(async () => {
    answer = await page.goto(path, options);
    expect(await answer?.text(), `the server drew ${path}`).toContain('id="rendered-data"');
  }).toPass({ timeout: 60_000 });
  return answer;
}
