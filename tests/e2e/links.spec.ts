/** From the first page on, as everyone who may be here: no link leads to nowhere, and no page leads nowhere. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { actionsFor } from '../../src/app/search/actions.ts';
import { expect, HOMES, logIn, test } from './support/community-test.ts';
import { linksOf, openByLink, patternOf } from './support/walking.ts';

/** Of one kind of page so many are opened, for they are alike. */
const MOST_OF_A_KIND = 1;
/** What ends the session, and what would end the walk. */
const NEVER_TAKEN = /^\/(logout|dev|api\/docs)(\/|$)/;
/** What the browser shows or saves by itself. */
const FILES = /^\/media\//;
/** What every page has, whatever it shows. */
const RULES = [
  'document-title',
  'page-has-heading-one',
  'landmark-one-main',
  'link-name',
  'button-name',
  'empty-heading',
];

test.describe.configure({ timeout: 600_000 });

for (const account of ['visitor', ...Object.keys(HOMES)] as ('visitor' | keyof typeof HOMES)[]) {
  test(`every link leads on for the ${account}`, async ({ page }, testInfo) => {
    const role = account === 'visitor' ? null : ROLES[account];
    if (account === 'visitor') await page.goto('/');
    else await logIn(page, account);
    const walked = await walk(page, ['/', ...actionsFor(role).map(({ to }) => to)]);
    await testInfo.attach('walked', { body: walked.join('\n') });
    expect(walked.length).toBeGreaterThan(10);
  });
}

const ROLES = { admin: 'Admin', member: 'Member', partner: 'Partner', judge: 'Judge' } as const;

/** @returns the addresses that were opened. */
async function walk(page: Page, starts: readonly string[]): Promise<string[]> {
  const waiting = starts.map((to) => ({ to, from: 'the start' }));
  const seen = new Map<string, number>();
  const opened = new Set<string>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { to, from } = next;
    const kind = patternOf(to);
    const count = seen.get(kind) ?? 0;
    if (opened.has(to) || count >= MOST_OF_A_KIND || NEVER_TAKEN.test(to)) continue;
    seen.set(kind, count + 1);
    opened.add(to);
    await test.step(`${from} → ${to}`, async () => {
      if (FILES.test(to)) return expectFile(page, to);
      await openByLink(page, to);
      await expectPage(page, count === 0);
      const links = await linksOf(page);
      expect(links.length, 'the page leads on').toBeGreaterThan(0);
      waiting.push(...links.map((link) => ({ to: link, from: to })));
    });
  }
  return [...opened];
}

async function expectFile(page: Page, to: string): Promise<void> {
  const answer = await page.request.get(to);
  expect(answer.status(), 'the file is there').toBe(200);
}

async function expectPage(page: Page, isFirstOfItsKind: boolean): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^(Off the map|This page did not load)$/);
  await expect(page).not.toHaveTitle(/^(Page not found|Something went wrong)|^$/);
  if (!isFirstOfItsKind) return;
  const { violations } = await new AxeBuilder({ page }).withRules(RULES).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}
