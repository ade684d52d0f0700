/** A page whose clock stands still from the moment on in which the sign-up prompt begins to count. */
import { expect, type Page } from '@playwright/test';

const GATE = /sign-up-prompt-gate/;

/** Time passes there only as `page.clock` is told to, so that a slow machine does not come too late for anything. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  const isPaused = Promise.withResolvers<void>();
  // What keeps the time is loaded after the page, and held back until the clock stands.
  const gate = page.waitForResponse(GATE);
  await page.route(GATE, async (route) => {
    await isPaused.promise;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  isPaused.resolve();
  const address = (await gate).url();
  await page.unroute(GATE);
  await page.evaluate(takeIn, address);
}

/** Once it is there, React needs a few turns to begin with it. */
async function takeIn(address: string): Promise<void> {
  await import(address);
  const { port1, port2 } = new MessageChannel();
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}

/** For what is loaded when it is first opened, and shown at a moment of the page's own clock. */
export const appears = (page: Page, what: ReturnType<Page['getByRole']>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(100);
    await expect(what).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
