/** Crawls from the home page, as every role: no link is broken, and no page is a dead end. */
import type { Page } from '@playwright/test';
import { actionsFor } from '#app/web/search/actions.ts';
import '../support/page-settings.ts';
import { expectKept } from './support/accessibility.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { linksOf, openByLink, patternOf } from './support/walking.ts';

/** Links that end the session, and with it the crawl. */
const NEVER_TAKEN = /^\/(logout|dev|api\/docs)(\/|$)/;
/** Links that the browser displays or downloads itself. */
const FILES = /^\/media\//;
/** Lists that look the same for everyone: only the visitor follows their filters. */
const FILTERED_LISTS = /^\/(impacts|scholarships|councils|news|gallery|leaderboard)\?/;
/** Pages that offer no actions: of logged-in people, only the member goes there, and the admin in the full run. */
const PUBLIC_PAGES =
  /^\/(impacts\/?|scholarships|councils|news|gallery|leaderboard|partners|sdg(\/[^/]+)?|terms|privacy)(\?|$)/;
/**
 * The same for every role: the member opens them, the others in the full run. settings.spec.ts goes from section to
 * section as each role.
 */
const SAME_SETTINGS = /^\/(partner|judge|admin)\/settings\/./;
const IS_FULL = process.env['FULL'] === '1';
/** Rules of axe that apply to every page, whatever it shows. */
const RULES = [
  'document-title',
  'page-has-heading-one',
  'landmark-one-main',
  'link-name',
  'button-name',
  'empty-heading',
];
/** The member opens every page that a visitor's links lead to, and drawn-pages.spec.ts opens those as a visitor. */
const ACCOUNTS = (['visitor', 'admin', 'member', 'partner', 'judge'] as const).filter(
  (account) => IS_FULL || account !== 'visitor',
);
const ROLES = { admin: 'Admin', member: 'Member', partner: 'Partner', judge: 'Judge' } as const;

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

for (const account of ACCOUNTS) {
  test(`every link works for the ${account}`, async ({ page }, testInfo) => {
    if (account === 'visitor') await page.goto('/');
    else await logIn(page, account);
    const role = account === 'visitor' ? null : ROLES[account];
    const skipsPublic = account === 'partner' || account === 'judge' || (account === 'admin' && !IS_FULL);
    const isLeftOut = (to: string) =>
      NEVER_TAKEN.test(to) || (skipsPublic && PUBLIC_PAGES.test(to)) || (!IS_FULL && SAME_SETTINGS.test(to));
    const kindOf = (to: string) => {
      // Every day each page is opened once, and each list has tests that choose its filters.
      const isUnfiltered = !IS_FULL || (role !== null && FILTERED_LISTS.test(to));
      return patternOf(isUnfiltered ? new URL(to, page.url()).pathname : to);
    };
    const walked = await walk(page, ['/', ...actionsFor(role).map(({ to }) => to)], { isLeftOut, kindOf });
    await testInfo.attach('walked', { body: walked.join('\n') });
    expect(walked.length).toBeGreaterThan(10);
  });
}

interface Rules {
  isLeftOut: (to: string) => boolean;
  kindOf: (to: string) => string;
}

/** Opens one address of each kind, since those are alike. @returns the opened addresses. */
async function walk(page: Page, starts: readonly string[], { isLeftOut, kindOf }: Rules): Promise<string[]> {
  const waiting = starts.map((to) => ({ to, from: 'the start' }));
  const seen = new Set<string>();
  const opened: string[] = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { to, from } = next;
    const kind = kindOf(to);
    if (seen.has(kind) || isLeftOut(to)) continue;
    seen.add(kind);
    opened.push(to);
    await test.step(`${from} → ${to}`, async () => {
      if (FILES.test(to)) return expectFile(page, to);
      await openByLink(page, to);
      await expectPage(page);
      const links = await linksOf(page);
      expect(links.length, 'the page leads on').toBeGreaterThan(0);
      waiting.push(...links.map((link) => ({ to: link, from: to })));
    });
  }
  return opened;
}

async function expectFile(page: Page, to: string): Promise<void> {
  const answer = await page.request.get(to);
  expect(answer.status(), 'the file is there').toBe(200);
}

async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).not.toHaveText(/^(Off the map|We couldn’t load this page)$/);
  await expect(page).not.toHaveTitle(/^(Page not found|Something went wrong)|^$/);
  if ((await page.getByRole('dialog').count()) === 0) await expectKept(page, RULES, 'that every page needs');
}
