/** Keeps calls of a page on the line, so that what is seen while an answer is awaited can be looked at. */
import { expect, type Page, type Route } from '@playwright/test';

export interface HeldCalls {
  /** From now on, until they are let on or lost. */
  hold(pattern: string | RegExp): Promise<void>;
  /** The server answers. @param body sent in the place of what the page sent: for input that its forms do not let through. */
  answer(body?: object): Promise<void>;
  /** The line breaks. */
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
    // The page may say that it waits before the call has come here.
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
