/** Waits until a page is idle, apart from the notification stream, which stays open. */
import type { BrowserContext, Page, Request } from '@playwright/test';

const STREAM = /\/general\/notification\/stream$/;
/** How many times in a row the page must be idle without making a request. */
const IDLE_CHECKS = 3;
/** Enough even on a busy machine. */
const TIMEOUT_MS = 30_000;

interface Traffic {
  open: Set<Request>;
  changes: number;
}

const traffic = new WeakMap<Page, Traffic>();

export function watchTraffic(context: BrowserContext): void {
  const note = (request: Request, isOpen: boolean) => {
    // The request that opens a window has no frame yet; page loads are awaited separately.
    if (STREAM.test(request.url()) || request.serviceWorker() || request.isNavigationRequest()) return;
    const page = request.frame().page();
    const entry = traffic.get(page) ?? { open: new Set(), changes: 0 };
    traffic.set(page, entry);
    entry.changes += 1;
    if (isOpen) entry.open.add(request);
    else entry.open.delete(request);
  };
  context.on('request', (request) => note(request, true));
  context.on('requestfinished', (request) => note(request, false));
  context.on('requestfailed', (request) => note(request, false));
}

/** Call before another test reuses the page. */
export const forgetTraffic = (page: Page): boolean => traffic.delete(page);

/** Resolves once the page's code runs. The code of a drawn page only loads after its first paint. */
export async function untilRunning(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.getElementById('rendered-data') === null || document.documentElement.dataset['script'] === 'runs',
  );
}

/** Needs a context watched by `watchTraffic`. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await untilRunning(page);
  const end = Date.now() + TIMEOUT_MS;
  for (let idleChecks = 0; idleChecks < IDLE_CHECKS; ) {
    const changes = traffic.get(page)?.changes;
    await page.evaluate(nextIdle);
    const now = traffic.get(page);
    idleChecks = now?.open.size === 0 && now.changes === changes ? idleChecks + 1 : 0;
    if (Date.now() > end)
      throw new Error(`The page still asks for ${[...(now?.open ?? [])].map((request) => request.url())}`);
  }
}

/** For a page that was quiet and has only changed its size since. */
export const untilRendered = (page: Page): Promise<void> => page.evaluate(nextIdle);

/** Resolves when the page has rendered and is idle: requests triggered by a response have been made by then. */
const nextIdle = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 }));
  });
