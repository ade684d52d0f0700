/** Navigates from page to page by links. */
import type { Page } from '@playwright/test';
import { untilIdle, untilRunning } from './page-idle.ts';

const LEAVING = 'Leaving';
/** Skeletons, and stale content while new content loads. */
const WAITS = 'main .animate-breathe, main [aria-busy="true"]';
/** Needs a policy of its own, and so a document: the page loads it when a link led there. */
const OWN_DOCUMENT = /^\/verify(\?|$)/;
/** Enough even on a busy machine. */
const TIMEOUT_MS = 30_000;

/** Loads a page; resolves when its content is shown. The page itself reports that, without polling. */
export async function openByLoad(page: Page, to: string): Promise<void> {
  await page.goto(to, { waitUntil: 'commit' });
  await untilArrived(page, to);
}

/**
 * Navigates like a link, without a reload; resolves when its content is shown. Needs a context watched by
 * `watchTraffic`.
 */
export async function openByLink(page: Page, to: string): Promise<void> {
  if (OWN_DOCUMENT.test(to)) return await openByLoad(page, to);
  await followLink(page, to);
  const { hasOldHeading } = await untilArrived(page, to);
  if (!hasOldHeading) return;
  // The new page may keep the old one's heading, such as a list with other filters. Or it isn't shown yet: the title
  // changes before the page does.
  await untilIdle(page);
  await untilArrived(page, to);
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

const untilArrived = (page: Page, address: string) =>
  page.evaluate(arrive, { address, leaving: LEAVING, waits: WAITS, longest: TIMEOUT_MS });

interface Arrival {
  address: string;
  leaving: string;
  waits: string;
  longest: number;
}

/** Runs in the page, and checks at each frame whether the page is ready. */
async function arrive({ address, leaving, waits, longest }: Arrival): Promise<{ hasOldHeading: boolean }> {
  // Each page sets a title and a heading when ready; its first render may be a skeleton.
  const isThere = () =>
    // `endsWith`, since the title of the old page may get the number of unread notifications as a prefix.
    !document.title.endsWith(leaving) &&
    document.querySelector('h1')?.checkVisibility() === true &&
    document.querySelector(waits) === null;
  const end = performance.now() + longest;
  for (let frames = 0; frames < 3; frames = isThere() ? frames + 1 : 0) {
    if (performance.now() > end) throw new Error(`${address} does not show what it has: “${document.title}”`);
    await new Promise(requestAnimationFrame);
  }
  return { hasOldHeading: document.querySelector('h1')?.hasAttribute('data-left') === true };
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
  const { pathname, searchParams } = new URL(to, 'http://localhost');
  const parts = pathname
    .replaceAll(ID, ':id')
    .replace(/(:id\/)[^/]+/, '$1:slug')
    .replace(/^(\/sdg\/).+/, '$1:slug');
  return `${parts}?${[...new Set(searchParams.keys())].sort().join('&')}`;
}
