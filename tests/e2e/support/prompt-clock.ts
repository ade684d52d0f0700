/** A page whose clock stops at the moment the sign-up prompt starts counting. */
import { expect, type Page } from '@playwright/test';
import { allowPrompt } from './suppress-prompt.ts';

const GATE = /sign-up-prompt-gate/;

/** Opens a page on which time only passes by `page.clock`, so that a slow machine is never too late. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  await allowPrompt(page);
  await page.clock.install();
  const isPaused = Promise.withResolvers<void>();
  // The timer's code loads after the page, and is held back until the clock is stopped.
  const gate = page.waitForResponse(GATE);
  await page.route(GATE, async (route) => {
    await isPaused.promise;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  isPaused.resolve();
  await (await gate).finished();
  await page.unroute(GATE);
  // The prompt's timer starts in the tasks after it is rendered, together with the list of notices. React may defer
  // both for a fraction of a second, measured by this clock.
  await appears(page, page.getByRole('region', { name: 'Notifications' }));
  await page.evaluate(takeTurns);
}

async function takeTurns(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}

/** Waits for an element whose code loads on first use, and which is shown after some time on the page's clock. */
export const appears = (page: Page, what: ReturnType<Page['getByRole']>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(100);
    await expect(what).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 60_000, intervals: [0] });
