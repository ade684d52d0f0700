/**
 * Makes calls fail immediately. The page would retry calls without a response, or that failed on the server, for three
 * seconds; the leaderboard's and the search's tests wait for that.
 */
import type { Page } from '@playwright/test';

/** The browser's message about such a call, for `browserErrors`. */
export const REFUSED = /status of 400/;

/** @returns a function that lets the calls through again. */
export async function refuseCalls(page: Page, calls: string): Promise<() => Promise<void>> {
  await page.route(calls, (route) => route.fulfill({ status: 400, json: { status: 400, message: 'Not now.' } }));
  return () => page.unroute(calls);
}
