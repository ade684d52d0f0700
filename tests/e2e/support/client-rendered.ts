/** Opens pages that the server doesn't draw, for tests about the calls that the page then makes. */
import type { Page } from '@playwright/test';
import { LOGGED_IN_COOKIE } from '#platform/shared/logged-in-cookie.ts';

/** Sets the cookie of logged-in readers, for whom the server draws no pages, until the page finds no session. */
export async function openClientRendered(page: Page, path: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  await page.context().addCookies([{ name: LOGGED_IN_COOKIE, value: 'true', url: origin }]);
  await page.goto(path);
}
