/** Holds back calls of a page, so that its pending state can be checked. */
import { expect, type Page, type Route } from '@playwright/test';

export interface HeldCalls {
  /** Holds matching calls from now on, until they are answered or lost. */
  hold(pattern: string | RegExp): Promise<void>;
  /** Lets the calls reach the server. @param body replaces the page's, for input that its forms don't allow. */
  answer(body?: object): Promise<void>;
  /** Makes the calls fail like a lost connection. */
  lose(): Promise<void>;
}

export function createHeldCalls(page: Page): HeldCalls {
  let pattern: string | RegExp | null = null;
  let held: Route[] = [];
  const keep = (route: Route) => {
    held.push(route);
  };
  const end = async (settle: (route: Route) => Promise<void>) => {
    if (pattern === null) throw new Error('No call is held');
    // The page may show its pending state before the call arrives here.
    await expect.poll(() => held.length, 'a call is held').toBeGreaterThan(0);
    const routes = held;
    held = [];
    for (const route of routes) await settle(route);
    await page.unroute(pattern, keep);
    pattern = null;
  };
  return {
    hold: async (next) => {
      pattern = next;
      await page.route(next, keep);
    },
    answer: (body) => end((route) => route.continue(body && { postData: body })),
    lose: () => end((route) => route.abort('failed')),
  };
}
