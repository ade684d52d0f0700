import type { Leaderboard } from '../../generated/types.gen.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { expectFits } from './support/fitting.ts';

const PHONE = { width: 390, height: 844 };

test('a visitor reads who moved the ground most, in each period, and opens no profile', async ({ page }) => {
  await page.goto('/leaderboard');
  await expect(page).toHaveTitle(/Leaderboard/);
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: '1st' }).first();
  await expect(first).toContainText('points');
  await expect(first.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your place' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'This month' }).click();
  await expect(page).toHaveURL(/period=month/);
  await expect(page.getByRole('link', { name: 'This month' })).toHaveAttribute('aria-current', 'page');
  const month = new Date().toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  await expect(
    page
      .getByText(`brought in ${month}`)
      .or(page.getByText(`Nobody has points in ${month} yet`))
      .first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'All time' })).toHaveAttribute('aria-current', 'page');
});

test('a member has the own place in sight, goes there, and walks up from it to the top', async ({ page }) => {
  await logIn(page, 'member');
  const answer = page.waitForResponse((response) => response.url().includes('/users/leaderboard?'));
  await page.goto('/leaderboard?period=year');
  const { own }: Leaderboard = (await (await answer).json()).data;
  if (!own) throw new Error('The member of the demo community stands on no board this year');
  const bar = page.getByRole('region', { name: 'Your place' });
  await expect(bar).toBeInViewport();
  await bar.getByRole('link', { name: 'Go to my place' }).click();
  await expect(page).toHaveURL(/period=year&at=me/);
  const row = page.getByRole('listitem').filter({ hasText: 'You' });
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
  await expect(row).toContainText(own.points.toLocaleString('en-GB'));
  await expect(bar).toHaveCount(0);
  await expectAccessible(page);

  const up = page.getByRole('button', { name: 'Show the places above' });
  const top = page.getByRole('listitem').filter({ hasText: /^1st/ });
  await expect(async () => {
    if (await up.isVisible()) await up.click();
    await expect(top).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  // What the reader looked at stayed where it was, or the whole list would begin above it.
  await page.getByRole('link', { name: 'To the top' }).click();
  await expect(page).toHaveURL(/\/leaderboard\?period=year$/);
  await expect(top.first()).toBeVisible();
});

test('the list goes on below, by keyboard too', async ({ page }) => {
  await logIn(page, 'member');
  await page.goto('/leaderboard');
  const places = page.getByRole('list', { name: 'Places' }).getByRole('listitem');
  await expect(places.first()).toContainText('4th');
  const before = await places.count();
  await places.last().scrollIntoViewIfNeeded();
  await expect.poll(() => places.count()).toBeGreaterThan(before);
  await places.first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/changemaker\/[0-9a-f-]{36}\/[a-z0-9-]+\?rank=4$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('on a phone nothing is wider than the screen, and the own place stands at its foot', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await logIn(page, 'member');
  for (const width of [390, 320]) {
    await page.setViewportSize({ ...PHONE, width });
    await page.goto('/leaderboard');
    await expect(page.getByRole('region', { name: 'Your place' })).toBeInViewport();
    await expectFits(page);
  }
  await expectAccessible(page);
});

test('what does not load is said, and loads when asked again', async ({ page, complaints }) => {
  complaints.expect(/500|Internal Server Error/);
  await page.route('**/api/users/leaderboard*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'No' } }),
  );
  await page.goto('/leaderboard');
  await expect(page.getByText('Nobody lost a place.')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/users/leaderboard*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Places' })).toBeVisible();
});
