import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openClientRendered } from './support/client-rendered.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { expectFitsSmall } from './support/fitting.ts';
import { REFUSED, refuseCalls } from './support/refused-calls.ts';
import { openByLink } from './support/walking.ts';

/** Scrolls repeatedly, since content above the heading may load late and move it out of sight. */
async function scrollUntil(page: Page, heading: string, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('the home page shows the community’s results, or leaves them out while there are none', async ({
  page,
  browserErrors,
}) => {
  const stats = page.waitForResponse('**/api/stats');
  await openClientRendered(page, '/');
  await scrollUntil(page, 'How it works', page.getByRole('heading', { name: 'Our impact so far' }));
  const { impacts } = (await (await stats).json()).data.totals.impacts;
  await expect(page.getByText(impacts.toLocaleString('en-GB'), { exact: true })).toBeVisible();
  const goals = page.getByRole('figure', { name: /has the most impacts$/ });
  await scrollUntil(page, 'Seventeen goals', goals);
  await expect(goals.getByRole('listitem')).toHaveCount(17);
  const years = page.getByRole('figure', { name: /^Best year/ });
  await expect(years.getByRole('row', { name: /^2024 \d/ })).toHaveCount(1);
  await expectAccessible(page);
  await expectFitsSmall(page);

  browserErrors.expect(REFUSED);
  await refuseCalls(page, '**/api/stats');
  await openClientRendered(page, '/');
  await scrollUntil(page, 'Seventeen goals', page.getByText('We couldn’t load the numbers.'));
  const tiles = page.getByRole('region', { name: 'Seventeen goals' }).getByRole('listitem');
  await expect(tiles.filter({ hasText: 'Partnerships for the goals' })).toBeVisible();
});

test('the home page shows featured impacts, and asks no member to join', async ({ page }) => {
  await page.goto('/');
  const join = page.getByRole('main').getByRole('link', { name: 'Create an account' });
  await expect(join).toHaveCount(2);
  const featured = page.getByRole('region', { name: 'Verified impacts' });
  await scrollUntil(page, 'How it works', featured.getByRole('article').first());
  await expect(featured.getByRole('article')).toHaveCount(5);
  const title = (await featured.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await featured.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await logIn(page, 'member', '/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log an impact' })).toBeVisible();
  await expect(join).toHaveCount(0);
});

test('the home page shows what was verified this week and where, by keyboard too, and pages are passed on', async ({
  page,
}) => {
  await page.goto('/');
  const week = page.getByRole('region', { name: 'This week' });
  const latest = week.getByRole('list', { name: 'Latest verified impacts' });
  await expect(latest.getByRole('article')).toHaveCount(8);
  // With reduced motion, as here, the list doesn't move by itself.
  await expect(week.getByRole('button', { name: 'Stop moving' })).toBeHidden();
  // Retried, since the browser only takes over the drawn page once it's idle.
  await expect(async () => {
    await week.getByRole('button', { name: 'Older impacts' }).click();
    expect(await latest.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });

  const places = page.getByRole('region', { name: /^From \d+ countries$/ });
  const point = places.getByRole('button', { name: /impacts?$/ }).first();
  const list = places.getByRole('heading', { level: 3 }).first();
  await point.focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(point).toBeFocused();
  await places.getByText('All countries as a list').click();
  await places.getByRole('link', { name: 'Senegal', exact: true }).click();
  await expect(page).toHaveURL(/\/impacts\?location=Senegal$/);
  await expect(page.getByRole('article').first()).toContainText('Senegal');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/sdg/climate-action');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*\/sdg\/climate-action$/);
});

test('a member sees totals, charts, points history and trees', async ({ page }) => {
  test.slow();
  await logIn(page, 'member');
  await expect(page.getByRole('heading', { name: 'Points history' })).toBeVisible();
  await expect(page.getByText(/was verified: 10 for the impact/).first()).toBeVisible();
  await page.getByRole('heading', { name: 'Your latest impacts' }).scrollIntoViewIfNeeded();
  // The page grows while it is read: content loading above moves the rest down.
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('heading', { name: 'Your results' })).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000, intervals: [50] });
  await expect(page.getByRole('figure')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('link', { name: /^See all .* entries/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Points history');
  await expect(page.getByRole('listitem').filter({ hasText: 'total' })).not.toHaveCount(0);
  const course = page.getByRole('figure', { name: /points (gained|fewer|, the same)/ });
  await expect(course.getByRole('row')).not.toHaveCount(0);
  await expectAccessible(page);

  const answered = page.waitForResponse('**/api/impact/trees/*');
  await openByLink(page, '/impacts/?trees');
  const { data: planted } = await (await answered).json();
  const best = { name: /^Best year: \d+ \([\d,]+ trees?\)/ };
  await expect(page.getByRole('region', { name: 'By the community' }).getByRole('figure', best)).toBeVisible();
  const own = page.getByRole('region', { name: 'By you' });
  await expect(own.getByText(planted.total.toLocaleString('en-GB'), { exact: true })).toBeVisible();
  // The number of years in which the member planted trees depends on the day for which the demo community is made.
  await expect(own.getByRole('figure', best)).toHaveCount(planted.years.length > 1 ? 1 : 0);
  await expectAccessible(page);
});

test('the list of 2021 to 2024 is requested without a year, and shows only that year', async ({ page }) => {
  const years: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/impact/user')) years.push(searchParams.get('impactYear'));
  });
  await logIn(page, 'member', '/dashboard/impacts');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  years.length = 0;
  await page.getByLabel('Year').selectOption('2022');
  await expect(page).toHaveURL(/impactYear=2022/);
  await expect.poll(() => years.length).toBeGreaterThan(0);
  expect(years.every((year) => year === null)).toBe(true);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(async () => {
    const texts = await rows.allTextContents();
    expect(texts).not.toEqual([]);
    for (const text of texts) expect(text).toMatch(/ 22\b/);
  }).toPass({ timeout: 60_000 });

  years.length = 0;
  await page.getByLabel('Year').selectOption('2025');
  await expect.poll(() => years).toContain('2025');
  await page.goBack();
  await expect(page.getByLabel('Year')).toHaveValue('2022');
  await expectAccessible(page);
});
