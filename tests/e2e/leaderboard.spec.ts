import { DEMO_PASSWORD } from '#demo/accounts.ts';
import type { CurrentUser, DirectoryPersonList, Leaderboard } from '#generated/types.gen.ts';
import { logIn as logInByApi } from '../support/factories.ts';
import { dataOf } from '../support/impacts.ts';
import { givePoints } from '../support/opportunities.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openClientRendered } from './support/client-rendered.ts';
import { type Account, addressOf, expect, logIn, test } from './support/community-test.ts';
import { expectFits, expectFitsSmall } from './support/fitting.ts';
import { REFUSED, refuseCalls } from './support/refused-calls.ts';
import { openByLink } from './support/walking.ts';

const PHONE = { width: 390, height: 844 };
/** More people than fit on a page of the leaderboard. */
const CROWD = 60;

const callAs = async (origin: string, account: Account) =>
  (await logInByApi(origin, { email: addressOf(account) }, DEMO_PASSWORD)).client;

/** Gives points, since on 1 January no one in the demo community would have any yet. Ids are in order of joining. */
async function givePointsOfThisYear(origin: string): Promise<void> {
  const [admin, member] = [await callAs(origin, 'admin'), await callAs(origin, 'member')];
  const { id: ownId } = dataOf(await member.get<CurrentUser>('/users/view'));
  const { data } = dataOf(await member.get<DirectoryPersonList>(`/users?sort=points&page_size=${CROWD}`));
  for (const [index, { person }] of data.filter(({ person: { id } }) => id !== ownId).entries()) {
    await givePoints(admin, person.id, 2 * CROWD - index);
  }
  await givePoints(admin, ownId, 1);
}

const monthNow = () => new Date().toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

test('a visitor sees the leaders of each period, every rank, private members without name, and public profiles', async ({
  page,
}) => {
  await page.goto('/leaderboard');
  await expect(page).toHaveTitle(/Leaderboard/);
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: '1st' }).first();
  await expect(first).toContainText('points');
  await expect(first.getByRole('link')).toHaveAttribute('href', /^\/people\/[\w-]+\/[^/?]+$/);
  await expect(page.getByRole('region', { name: 'Your rank' })).toHaveCount(0);
  await expectAccessible(page);

  const before = monthNow();
  await page.getByRole('link', { name: 'This month' }).click();
  await expect(page).toHaveURL(/period=month/);
  await expect(page.getByRole('link', { name: 'This month' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText(/earned in \w+ \d{4}|No points in \w+ \d{4} yet/).first()).toContainText(
    // Around the turn of a month, the page may be requested in one month and checked in the next.
    new RegExp(`in (${before}|${monthNow()})`),
  );
  await page.goBack();
  await expect(page.getByRole('link', { name: 'All time' })).toHaveAttribute('aria-current', 'page');

  const places = page.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
  const hidden = places.filter({ hasText: 'Private member' });
  await expect(hidden).not.toHaveCount(0);
  await expect(hidden.getByRole('link')).toHaveCount(0);
  const ranks = (await places.allTextContents()).map((text) => Number.parseInt(text, 10));
  for (const [index, rank] of ranks.entries()) {
    // The top three are shown above the list.
    if (rank !== ranks[index - 1]) expect(rank).toBe(index + 4);
  }
});

test('a member sees their own rank, jumps to it, and pages up to the top', async ({ page, server, browserErrors }) => {
  test.slow();
  await givePointsOfThisYear(server.origin);
  const member = await callAs(server.origin, 'member');
  const { own } = dataOf(await member.get<Leaderboard>('/users/leaderboard?period=year'));
  if (!own) throw new Error('The member of the demo community is on no leaderboard this year');
  await logIn(page, 'member', '/leaderboard?period=year');
  const bar = page.getByRole('region', { name: 'Your rank' });
  await expect(bar).toBeInViewport();
  await bar.getByRole('link', { name: 'Show my rank' }).click();
  await expect(page).toHaveURL(/period=year&at=me/);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'You' });
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
  await expect(row).toContainText(own.points.toLocaleString('en-GB'));
  await expect(bar).toHaveCount(0);
  await expectAccessible(page);

  // It shows the rank again, though the address is the same.
  await page.evaluate(() => scrollTo(0, 0));
  await bar.getByRole('link', { name: 'Show my rank' }).click();
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();

  // Reading the board again, as on coming back to the tab, doesn't start another list.
  const shown = await row.elementHandle();
  const answers = ['leaderboard?', 'leaderboard/list?'].map((call) =>
    page.waitForResponse((response) => response.url().includes(`/api/users/${call}`)),
  );
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
    dispatchEvent(new Event('visibilitychange'));
  });
  await Promise.all(answers);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await shown?.evaluate((element) => element.isConnected)).toBe(true);

  const up = page.getByRole('button', { name: 'Show higher ranks' });
  const top = page.getByRole('listitem').filter({ hasText: /^1st/ });
  const places = page.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
  while ((await top.count()) === 0) {
    const before = await places.count();
    await up.click();
    await expect.poll(() => places.count()).toBeGreaterThan(before);
  }
  // The scroll position must be kept, or the list would start at the top again.
  await page.getByRole('link', { name: 'Back to the top' }).click();
  await expect(page).toHaveURL(/\/leaderboard\?period=year$/);
  await expect(top.first()).toBeVisible();

  // The row is shown even if those above it can't be loaded.
  browserErrors.expect(REFUSED);
  const allow = await refuseCalls(page, '**/api/users/leaderboard/list?*before=*');
  await openByLink(page, '/leaderboard?at=me');
  await expect(page.getByText('Couldn’t load higher ranks')).toBeAttached();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await allow();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(places.first()).not.toContainText('You');
});

test('the list also loads more by keyboard, and fits a phone', async ({ page, server }) => {
  const member = await callAs(server.origin, 'member');
  const { top, own } = dataOf(await member.get<Leaderboard>('/users/leaderboard'));
  await logIn(page, 'member', '/leaderboard');
  const places = page.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
  await expect(places.first()).toBeVisible();
  const before = await places.count();
  await places.last().scrollIntoViewIfNeeded();
  await expect.poll(() => places.count()).toBeGreaterThan(before);
  // The top three are shown above the list; ties share a rank.
  const row = top.slice(3).find(({ person }) => person.id !== own?.person.id);
  if (!row) throw new Error('Nobody of the demo community is in the list');
  await places.getByRole('link', { name: row.person.name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/dashboard/changemaker/${row.person.id}/[^?/]+\\?rank=${row.rank}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // On a phone nothing is wider than the screen, and the member's rank is at the bottom.
  await page.setViewportSize(PHONE);
  await openByLink(page, '/leaderboard?period=month');
  await openByLink(page, '/leaderboard');
  await expect(page.getByRole('region', { name: 'Your rank' })).toBeInViewport();
  await expectFits(page);
  await expectFitsSmall(page);
  // Above the menu, also where the phone keeps the end of the screen for itself.
  const phone = await page.context().newCDPSession(page);
  for (const bottom of [0, 34]) {
    await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom } });
    await expect(async () => {
      const bar = await page.getByRole('region', { name: 'Your rank' }).boundingBox();
      const menu = await page.getByRole('navigation', { name: 'Member area' }).boundingBox();
      if (!bar || !menu) throw new Error('The member’s rank or the menu isn’t shown');
      expect(menu.height).toBeGreaterThan(64 + bottom);
      expect(bar.y + bar.height).toBeCloseTo(menu.y, 0);
    }).toPass({ timeout: 30_000 });
  }
  await phone.detach();
});

test('a failure to load is reported and can be retried', async ({ page, browserErrors }) => {
  browserErrors.expect(/500|Internal Server Error/);
  let calls = 0;
  await page.route('**/api/users/leaderboard*', (route) => {
    calls += 1;
    return route.fulfill({ status: 500, json: { status: 500, message: 'No' } });
  });
  await openClientRendered(page, '/leaderboard');
  await expect(
    page.getByText('We couldn’t load the leaderboard. Something went wrong on our side. Try again later.'),
  ).toBeVisible();
  expect(calls, 'it was repeated before').toBe(3);
  await page.unroute('**/api/users/leaderboard*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Ranking' })).toBeVisible();
});
