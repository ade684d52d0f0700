/** Opens drawn pages. The server leaves a page to the browser if drawing takes over a second, as on a busy machine. */
import { expect, type Page, type Response } from '@playwright/test';

type GotoOptions = Parameters<Page['goto']>[1];

export async function openServerRendered(page: Page, path: string, options?: GotoOptions): Promise<Response | null> {
  let response: Response | null = null;
  await expect(async () => {
    response = await page.goto(path, options);
    expect(await response?.text(), `the server drew ${path}`).toContain('id="rendered-data"');
  }).toPass({ timeout: 60_000 });
  return response;
}
