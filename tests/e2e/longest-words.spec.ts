/**
 * Whatever people write, however long and in any script, and however long the product's own texts are in a language, no
 * screen scrolls sideways, and nothing is cut off or jumbled. None of the product's texts is only in English.
 */
import type { Page } from '@playwright/test';
import { AREA_MENUS } from '#app/web/areas/area-menus.ts';
import type { Role } from '#generated/types.gen.ts';
import { PSEUDO_LANGUAGE } from '#languages/languages.ts';
import { LANGUAGE_COOKIE } from '#platform/shared/language-cookie.ts';
import { expect, test } from './support/browser-test.ts';
import { CASTS } from './support/casts.ts';
import { type ExtremeContent, unbreakableText, writeExtremeContent } from './support/extreme-texts.ts';
import { expectFits, expectFitsAt } from './support/fitting.ts';
import { expectIsolated } from './support/isolated.ts';
import { createCaller, logInAs } from './support/people.ts';
import { expectTranslated } from './support/translated.ts';
import { expectNotTruncated } from './support/truncation.ts';
import { openByLink } from './support/walking.ts';

test.use({ contents: 'walks' });

const IS_FULL = process.env['FULL'] === '1';
/** Wider screens leave more space; the others are for the full run. */
const WIDTHS = IS_FULL ? [320, 390, 1440] : [320];
const HEIGHT = 800;

type Visitor = 'visitor' | 'owner' | 'applicant' | 'partner' | 'judge' | 'admin';

const PUBLIC = [
  '/impacts',
  '/scholarships',
  '/councils',
  '/news',
  '/leaderboard',
  '/partners',
  '/gallery',
  '/sdg',
  '/verify',
];
/** The same for every role: the member opens them, the others in the full run. links.spec.ts opens them as each role. */
const SAME_FOR_ALL = /^\/(partner|judge|admin)\/(people|following|credentials|media|invite|settings|notifications)$/;

function screensOf(visitor: Visitor, strange: ExtremeContent): string[] {
  const { impact, opportunity, council, article } = strange;
  const each = [`/impacts/${impact}`, `/scholarships/${opportunity}`, `/councils/${council}`, `/news/${article}`];
  const searched = ['impacts', 'scholarships', 'councils'].map((list) => `/${list}?search=${unbreakableText(100)}`);
  if (visitor === 'visitor') return [...PUBLIC, ...searched, '/sdg/life-on-land', ...each];
  // The screens that another member has and the owner doesn't.
  if (visitor === 'applicant') return ['/dashboard/scholarships', `/scholarships/${opportunity}`, '/dashboard/points'];
  const { role } = CASTS.walks[visitor];
  const own = AREA_MENUS[role].flatMap(({ tabs }) => tabs.map(({ to }) => to)).filter((to) => !PUBLIC.includes(to));
  return [...own, ...MORE[role](strange)].filter((to) => IS_FULL || !SAME_FOR_ALL.test(to));
}

/** Pages that aren't among the area's links. */
const MORE: Record<Role, (strange: ExtremeContent) => string[]> = {
  Member: ({ impact, declined, opportunity, council, person }) => [
    `/impacts/${impact}`,
    `/impacts/${declined}`,
    `/scholarships/${opportunity}`,
    `/councils/${council}`,
    `/councils/${council}/edit`,
    `/dashboard/impacts/${declined}/edit`,
    `/dashboard/changemaker/${person}`,
    '/dashboard/notifications',
  ],
  Partner: ({ opportunity, person }) => [
    `/scholarships/${opportunity}`,
    `/partner/opportunities/${opportunity}/edit`,
    `/partner/people/${person}`,
    '/partner/notifications',
  ],
  Judge: ({ impact, declined }) => [
    `/impact/new-impact-verification/${impact}`,
    `/impact/new-impact-verification/${declined}`,
    '/judge/notifications',
  ],
  Admin: ({ impact, council, article, person }) => [
    `/impacts/${impact}`,
    `/councils/${council}`,
    `/admin/news/${article}/edit`,
    `/admin/people/${person}`,
    '/admin/notifications',
  ],
};

/** @param widths the widths to test, beginning with the page's current one. */
async function expectToFit(page: Page, screen: string, [first, ...others]: readonly number[]): Promise<void> {
  await openByLink(page, screen);
  await expectFits(page, `${screen} at ${first} px`);
  for (const width of others) await expectFitsAt(page, { width, height: HEIGHT }, `${screen} at ${width} px`);
}

test.describe.configure({ timeout: 600_000 });

test('the longest and oddest texts fit every screen, in their own direction', async ({ page, server }) => {
  const strange = await writeExtremeContent(server.origin, createCaller(server.origin));
  let widths: readonly number[] = WIDTHS;
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: PSEUDO_LANGUAGE, url: server.origin }]);
  for (const visitor of ['visitor', 'owner', 'applicant', 'partner', 'judge', 'admin'] as const) {
    if (visitor === 'visitor') await page.goto('/');
    else await logInAs(page, visitor, CASTS.walks[visitor].role);
    for (const screen of screensOf(visitor, strange)) {
      await test.step(`${screen} as the ${visitor}`, async () => {
        await expectToFit(page, screen, widths);
        await expectIsolated(page, screen);
        await expectNotTruncated(page, screen);
        await expectTranslated(page, screen);
        await expect(page.getByRole('main')).not.toContainText('Wê côûldñ’t lôâd thîs pâgê');
        await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO_LANGUAGE);
      });
      // The next screen begins where this one ended: each change of width renders the whole page again.
      widths = widths.toReversed();
    }
  }
});
