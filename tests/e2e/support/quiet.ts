/** When a page asks for nothing any more, but for the line on which it hears of new notifications: that one stays open. */
import type { BrowserContext, Page, Request } from '@playwright/test';

const LINE = /\/general\/notification\/stream$/;
/** So often the page comes to rest, and still asks for nothing. */
const RESTS = 3;
/** On a machine that is busy with something else. */
const LONGEST_MS = 30_000;

interface Traffic {
  open: Set<Request>;
  changes: number;
}

const traffic = new WeakMap<Page, Traffic>();

export function watchTraffic(context: BrowserContext): void {
  const note = (request: Request, isOpen: boolean) => {
    // The request that opens a window has no frame yet; that a page is loaded is waited for by itself.
    if (LINE.test(request.url()) || request.serviceWorker() || request.isNavigationRequest()) return;
    const page = request.frame().page();
    const known = traffic.get(page) ?? { open: new Set(), changes: 0 };
    traffic.set(page, known);
    known.changes += 1;
    if (isOpen) known.open.add(request);
    else known.open.delete(request);
  };
  context.on('request', (request) => note(request, true));
  context.on('requestfinished', (request) => note(request, false));
  context.on('requestfailed', (request) => note(request, false));
}

/** For a context that `watchTraffic` was told of. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const end = Date.now() + LONGEST_MS;
  for (let rests = 0; rests < RESTS; ) {
    const changes = traffic.get(page)?.changes;
    await page.evaluate(rest);
    const now = traffic.get(page);
    rests = now?.open.size === 0 && now.changes === changes ? rests + 1 : 0;
    if (Date.now() > end) throw new Error(`The page still asks for ${[...(now?.open ?? [])].map((one) => one.url())}`);
  }
}

/** Ends when the page has drawn, and has nothing more to do: what an answer makes it ask for next is asked by then. */
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 }));
  });
