/** Opens pages as the server leaves them to the browser, for tests about the calls that they then make. */
import type { Page } from '@playwright/test';
import { LOGGED_IN_COOKIE } from '#platform/logged-in-cookie.ts';

/** The server takes the reader for someone with a session, until the page says otherwise. */
export async function openUndrawn(page: Page, path: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  await page.context().addCookies([{ name: LOGGED_IN_COOKIE, value: 'true', url: origin }]);
  await page.goto(path);
}
