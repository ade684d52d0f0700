/** Going from page to page as the links on them lead. */
import type { Page } from '@playwright/test';

const LEAVING = 'Leaving';
/** Bars in the place of what is still to come, and what is old while the new comes. */
const WAITS = 'main .animate-breathe, main [aria-busy="true"]';
/** On a machine that is busy with something else. */
const LONGEST_MS = 30_000;

/** Loads it; ends when it shows what it has to show, which the page says itself sooner than who looks again and again. */
export async function openByLoad(page: Page, to: string): Promise<void> {
  await page.goto(to, { waitUntil: 'commit' });
  await page.evaluate(arrive, { address: to, leaving: LEAVING, waits: WAITS, longest: LONGEST_MS });
}

/** Goes there as a link does, without reloading the page; ends once it shows its content. */
export async function openByLink(page: Page, to: string): Promise<void> {
  await followLink(page, to);
  await page.evaluate(arrive, { address: to, leaving: LEAVING, waits: WAITS, longest: LONGEST_MS });
}

/** Only sets out: for a page that someone may be kept from. */
export const followLink = (page: Page, to: string): Promise<void> =>
  page.evaluate(
    ({ address, leaving }) => {
      if (`${location.pathname}${location.search}` === address) return;
      document.title = leaving;
      // A step of the router's own, so that whatever holds a page back can judge it.
      const state = { usr: null, key: 'walked', idx: (history.state?.idx ?? 0) + 1 };
      history.pushState(state, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    { address: to, leaving: LEAVING },
  );

interface Arrival {
  address: string;
  leaving: string;
  waits: string;
  longest: number;
}

/** Runs in the page, which knows without being asked again and again when it is there. */
async function arrive({ address, leaving, waits, longest }: Arrival): Promise<void> {
  // Each page gives itself a title and a heading once it is there; it may draw bars with its first picture.
  const isThere = () =>
    document.title !== leaving &&
    document.querySelector('h1')?.checkVisibility() === true &&
    document.querySelector(waits) === null;
  const end = performance.now() + longest;
  for (let pictures = 0; pictures < 3; pictures = isThere() ? pictures + 1 : 0) {
    if (performance.now() > end) throw new Error(`${address} does not show what it has: “${document.title}”`);
    await new Promise(requestAnimationFrame);
  }
}

/** The addresses on this site that the page leads to, each once. */
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

/** What kind of page an address is of: ids and slugs aside, and of the question only what it is about. */
export function patternOf(to: string): string {
  const { pathname, searchParams } = new URL(to, 'http://127.0.0.1');
  const parts = pathname
    .replaceAll(ID, ':id')
    .replace(/(:id\/)[^/]+/, '$1:slug')
    .replace(/^(\/sdg\/).+/, '$1:slug');
  return `${parts}?${[...new Set(searchParams.keys())].sort().join('&')}`;
}
