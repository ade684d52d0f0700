/** Going from page to page as the links on them lead. */
import { expect, type Page } from '@playwright/test';

/** Goes there as a link does, without loading the page anew; ends when it shows what it has to show. */
export async function openByLink(page: Page, to: string): Promise<void> {
  const here = new URL(page.url());
  if (`${here.pathname}${here.search}` !== to) {
    await page.evaluate(
      ({ address, leaving }) => {
        document.title = leaving;
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      },
      { address: to, leaving: LEAVING },
    );
    // Each page gives itself a title once it is there.
    await expect(page).not.toHaveTitle(LEAVING);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(WAITS)).toHaveCount(0);
}

const LEAVING = 'Leaving';
/** Bars in the place of what is still to come, and what is old while the new comes. */
const WAITS = 'main .animate-breathe, main [aria-busy="true"]';

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
