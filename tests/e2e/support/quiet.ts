/** When a page asks for nothing any more, but for the line on which it hears of new notifications: that one stays open. */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

const LINE = /\/general\/notification\/stream$/;
const QUIET_MS = 500;

interface Traffic {
  open: Set<Request>;
  changedAt: number;
}

const traffic = new WeakMap<Page, Traffic>();

export function watchTraffic(context: BrowserContext): void {
  const note = (request: Request, isOpen: boolean) => {
    // The request that opens a window has no frame yet; that a page is loaded is waited for by itself.
    if (LINE.test(request.url()) || request.serviceWorker() || request.isNavigationRequest()) return;
    const page = request.frame().page();
    const known = traffic.get(page) ?? { open: new Set(), changedAt: 0 };
    traffic.set(page, known);
    known.changedAt = Date.now();
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
  await expect
    .poll(() => {
      const known = traffic.get(page);
      return known !== undefined && known.open.size === 0 && Date.now() - known.changedAt >= QUIET_MS;
    })
    .toBe(true);
}
