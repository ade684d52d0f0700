/** Navigates from page to page by links. */
import type { Page } from '@playwright/test';

const LEAVING = 'Leaving';
/** Skeletons, and stale content while new content loads. */
const WAITS = 'main .animate-breathe, main [aria-busy="true"]';
/** Enough even on a busy machine. */
const TIMEOUT_MS = 30_000;

/** Loads a page; resolves when its content is shown. The page itself reports that, without polling. */
export async function openByLoad(page: Page, to: string): Promise<void> {
  await page.goto(to, { waitUntil: 'commit' });
  await page.evaluate(arrive, { address: to, leaving: LEAVING, waits: WAITS, longest: TIMEOUT_MS });
}

/** Navigates like a link, without a reload; resolves when its content is shown. */
export async function openByLink(page: Page, to: string): Promise<void> {
  await followLink(page, to);
  await page.evaluate(arrive, { address: to, leaving: LEAVING, waits: WAITS, longest: TIMEOUT_MS });
}

/** Starts a navigation without waiting for it, since it may be blocked. */
export async function followLink(page: Page, to: string): Promise<void> {
  await untilRunning(page);
  await page.evaluate(
    ({ address, leaving }) => {
      if (`${location.pathname}${location.search}` === address) return;
      document.title = leaving;
      document.querySelector('h1')?.setAttribute('data-left', '');
      // A navigation by the router, so that blockers can act.
      const state = { usr: null, key: 'walked', idx: (history.state?.idx ?? 0) + 1 };
      history.pushState(state, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    { address: to, leaving: LEAVING },
  );
}

/** Resolves once the page's code runs. The code of a drawn page only loads after its first paint. */
export async function untilRunning(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.getElementById('rendered-data') === null || document.documentElement.dataset['script'] === 'runs',
  );
}

interface Arrival {
  address: string;
  leaving: string;
  waits: string;
  longest: number;
}

/** Runs in the page, and checks at each frame whether the page is ready. */
async function arrive({ address, leaving, waits, longest }: Arrival): Promise<void> {
  // Each page sets a title and a heading when ready; its first render may be a skeleton.
  const isThere = () =>
    // `endsWith`, since the title of the old page may get the number of unread notifications as a prefix.
    !document.title.endsWith(leaving) &&
    document.querySelector('h1')?.checkVisibility() === true &&
    document.querySelector(waits) === null;
  const end = performance.now() + longest;
  // The title changes before the page does: the old page's heading may still be shown, or be kept for the new page.
  const wanted = () => (document.querySelector('h1')?.hasAttribute('data-left') ? 30 : 3);
  for (let pictures = 0; pictures < wanted(); pictures = isThere() ? pictures + 1 : 0) {
    if (performance.now() > end) throw new Error(`${address} does not show what it has: “${document.title}”`);
    await new Promise(requestAnimationFrame);
  }
}

/** The page's internal links, without duplicates. */
export async function linksOf(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]:not([download])')
    .evaluateAll((all) => all.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.href] : [])));
  const { origin } = new URL(page.url());
  const own = links.map((link) => new URL(link)).filter((link) => link.origin === origin);
  return [...new Set(own.map(({ pathname, search }) => `${pathname}${search}`))].filter(
    (to) => !to.startsWith('/api/'),
  );
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The kind of page: without ids, slugs and query values. */
export function patternOf(to: string): string {
  const { pathname, searchParams } = new URL(to, 'http://127.0.0.1');
  const parts = pathname
    .replaceAll(ID, ':id')
    .replace(/(:id\/)[^/]+/, '$1:slug')
    .replace(/^(\/sdg\/).+/, '$1:slug');
  return `${parts}?${[...new Set(searchParams.keys())].sort().join('&')}`;
}
