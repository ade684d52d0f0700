import { GOALS } from '#domains/goals/goals.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openClientRendered } from './support/client-rendered.ts';
import { expect, test } from './support/community-test.ts';
import { expectFits } from './support/fitting.ts';
import { untilIdle } from './support/page-idle.ts';
import { REFUSED, refuseCalls } from './support/refused-calls.ts';
import { openByLink } from './support/walking.ts';

test('the seventeen goals link to their pages, and each to the next', async ({ page }) => {
  // Not from the home page, whose sections load while scrolling to the footer, and move it.
  await page.goto('/terms');
  await untilIdle(page);
  await page.getByRole('navigation', { name: 'About this site' }).getByRole('link', { name: 'Goals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seventeen goals' })).toBeFocused();
  const tiles = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(tiles).toHaveCount(17);
  await expect(tiles.filter({ hasText: 'Climate action' })).toHaveText(/[\d,]+ impacts?/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Climate action' }).click();
  await expect(page).toHaveURL(/\/sdg\/climate-action$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Climate action' })).toBeFocused();
  await expect(page).toHaveTitle(/^Climate action/);
  const beside = page.getByRole('navigation', { name: 'Previous and next goal' });
  await beside.getByRole('link', { name: /Life below water/ }).click();
  await expect(page).toHaveURL(/\/sdg\/life-below-water$/);
  await openByLink(page, '/sdg/partnerships-for-the-goals');
  await expect(beside.getByRole('link', { name: /Next goal, 1 No poverty/ })).toBeVisible();
});

test('a goal that fails to load keeps its name, then shows its results and links to all of them', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(REFUSED);
  const letThrough = await refuseCalls(page, '**/api/sdg/13');
  await openClientRendered(page, '/sdg/climate-action');
  await expect(page.getByText('We couldn’t load this goal’s impacts.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Climate action' })).toBeVisible();
  await letThrough();

  const answer = page.waitForResponse('**/api/sdg/13');
  await page.getByRole('button', { name: 'Try again' }).click();
  const { goal, totals, latestImpacts } = (await (await answer).json()).data;
  await expect(page.getByText(totals.impacts.toLocaleString('en-GB'), { exact: true })).toBeVisible();
  const years = page.getByRole('figure', { name: /^Best year/ });
  await expect(years.getByRole('row', { name: /^2024 \d/ })).toHaveCount(1);
  const latest = page.getByRole('region', { name: 'Latest impacts' });
  await expect(latest.getByRole('article')).toHaveCount(latestImpacts.length);
  await expect(page.getByRole('region', { name: 'Councils working on this goal' }).getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Open scholarships' }).getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await latest.getByRole('link', { name: `All ${goal.impactCount.toLocaleString('en-GB')} impacts` }).click();
  await expect(page).toHaveURL(/\/impacts\?sdg=13$/);
  await expect(page.getByLabel('Goal', { exact: true })).toHaveValue('13');

  // One of the impacts leads back to the goal.
  await page.getByRole('article').first().getByRole('link').click();
  await page
    .getByRole('region', { name: /^Goals?$/ })
    .getByRole('link', { name: 'Climate action' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Climate action' })).toBeVisible();
});

test('a goal’s number works as its address, and an unknown one links to all goals', async ({ page, browserErrors }) => {
  browserErrors.expect(/404/);
  await page.goto('/sdg/7');
  await expect(page).toHaveURL(/\/sdg\/affordable-and-clean-energy$/);
  for (const wrong of ['/sdg/0', '/sdg/18', '/sdg/world-peace']) {
    await openByLink(page, wrong);
    await expect(page.getByRole('heading', { level: 1, name: 'Goal not found' })).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(GOALS.length);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Zero hunger' }).click();
  await expect(page).toHaveURL(/\/sdg\/zero-hunger$/);
});

test('a goal fits a 320-pixel phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/sdg');
  for (const path of ['/sdg', '/sdg/industry-innovation-and-infrastructure']) {
    await openByLink(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page);
  }
});
