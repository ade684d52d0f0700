import type { Page, Route } from '@playwright/test';
import type { ImpactList } from '#generated/types.gen.ts';
import { expectAccessible } from './support/accessibility.ts';
import { atRest } from './support/at-rest.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { untilIdle } from './support/page-idle.ts';
import { typeWithoutPause } from './support/typing.ts';
import { openByLink } from './support/walking.ts';

const total = (page: Page) => page.getByRole('status').filter({ hasText: /impacts?$/ });
const cards = (page: Page) => page.getByRole('article');

test('filters live in the address, can be shared, and the back button undoes them', async ({ page }) => {
  await page.goto('/impacts');
  await expect(cards(page).first()).toBeVisible();
  const all = await total(page).textContent();
  await page.getByLabel('Year').selectOption('2023');
  await expect(page).toHaveURL(/impactYear=2023$/);
  await expect(total(page)).not.toHaveText(all ?? '');
  const ofTheYear = await total(page).textContent();
  await page.getByLabel('Goal').selectOption('13');
  await expect(page).toHaveURL(/impactYear=2023&sdg=13$/);
  await expect(total(page)).not.toHaveText(ofTheYear ?? '');
  const found = await total(page).textContent();
  const titles = async () => (await cards(page).getByRole('heading').allTextContents()).slice(0, 5);
  const before = await titles();
  await page.reload();
  await expect(total(page)).toHaveText(found ?? '');
  await expect(page.getByLabel('Goal')).toHaveValue('13');
  await expect.poll(titles).toEqual(before);

  await page.goBack();
  await expect(total(page)).toHaveText(ofTheYear ?? '');
  await expect(page.getByLabel('Goal')).toHaveValue('');
  await page.goBack();
  await expect(total(page)).toHaveText(all ?? '');
});

test('the search is debounced and adds one history entry', async ({ page }) => {
  await page.clock.install();
  await page.goto('/impacts');
  await expect(cards(page).first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search');
    if (request.url().includes('/api/impact?') && search !== null) asked.push(search);
  });
  await typeWithoutPause(page.getByRole('searchbox', { name: 'Search' }), 'repair cafe');
  await expect(page).toHaveURL(/search=repair\+cafe/);
  await expect(cards(page).first()).toContainText(/repair/i);
  expect(new Set(asked)).toEqual(new Set(['repair cafe']));
  await page.goBack();
  await expect(page).toHaveURL(/\/impacts$/);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

test('an empty result says so, and without its filters everything is listed', async ({ page }) => {
  await page.goto('/impacts?search=zzzzqqqq&sort=mostLiked');
  await expect(page.getByRole('heading', { name: 'No impacts match your filters' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/impacts\?sort=mostLiked$/);

  // Invalid parameters are ignored.
  await openByLink(page, '/impacts?impactYear=soon&sdg=99&eventType=tree&sort=loudest');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
});

test('the list loads more by itself and keeps its place on return', async ({ page }) => {
  await page.goto('/impacts');
  await expect(cards(page)).toHaveCount(20);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(40);
  const card = cards(page).nth(33);
  await card.scrollIntoViewIfNeeded();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const before = await atRest(() => page.evaluate(() => scrollY));
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const seen = page.evaluate(async () => {
    const places: number[] = [];
    // Records the scroll position at each frame, from the list's first one on.
    while (places.length < 40) {
      await new Promise(requestAnimationFrame);
      if (document.querySelectorAll('article').length > 20) places.push(scrollY);
    }
    return places;
  });
  await page.goBack();
  await expect(card.getByRole('heading')).toHaveText(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
  await expect(card).toBeInViewport();
  const onTheWay = (await seen).filter((place) => place > 0 && Math.abs(place - before) > 50);
  expect(onTheWay, 'the place is there at once, not scrolled to').toEqual([]);
});

test('an offline page stays, says so, and opens the pressed link once reconnected', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await untilIdle(page);
  const code = page.waitForResponse(/\/assets\/.*\/impacts-or-trees-page-/);
  await page.getByRole('link', { name: 'Impacts', exact: true }).hover();
  await code;
  await untilIdle(page);
  const notice = page.getByRole('status').filter({ hasText: 'You’re offline' });
  await context.setOffline(true);
  await expect(notice).toContainText('We’ll carry on as soon as you’re connected again.');

  // The code of this page is already loaded: it opens immediately, while its list waits.
  await page.getByRole('link', { name: 'Impacts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impacts');
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^Loading/ }),
  ).toHaveCount(1);

  // The code of this page isn't loaded: the current page stays.
  await page.getByRole('link', { name: 'Leaderboard', exact: true }).first().click();
  await expect(notice).toContainText('The page will open as soon as you’re connected again.');
  await expect(page).toHaveURL(/\/impacts$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impacts');

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/leaderboard/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Leaderboard/);
  await expect(notice).toHaveCount(0);
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
});

test('a page whose code failed to load opens in a new document once the server answers', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.goto('/');
  await untilIdle(page);
  let isDown = true;
  const drop = (route: Route) => (isDown ? route.abort() : route.continue());
  await page.route(/\/assets\/.*\/impacts-or-trees-page-/, drop);
  await page.route('**/reachable.txt', drop);
  await page.getByRole('link', { name: 'Impacts', exact: true }).click();
  const notice = page.getByRole('status').filter({ hasText: 'isn’t answering' });
  await expect(notice).toContainText('The page will open');
  await expect(page).toHaveURL(/\/$/);
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page).toHaveURL(/\/impacts$/);
  await expect(cards(page).first()).toBeVisible();
});

test('a wrong slug is replaced without a history entry, and an unknown id is not found', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 404/);
  await page.goto('/impacts');
  const link = cards(page).first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  const right = (await link.getAttribute('href')) ?? '';
  await openByLink(page, right.replace(/[^/]*$/, 'something-else'));
  await expect(page).toHaveURL(right);
  await expect.poll(async () => (await page.title()).startsWith(title.slice(0, 12))).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/impacts$/);
  for (const id of ['0190a000-0000-7000-8000-0000000000ff', 'no-id-at-all']) {
    await openByLink(page, `/impacts/${id}/a-title`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the map');
  }
});

test('a visitor sees a whole impact and is asked to log in to like it', async ({ page }) => {
  const { data }: { data: ImpactList } = await (await page.request.get('/api/impact?isFeatured=true')).json();
  const shown = data.data.find(({ cover }) => cover !== null);
  if (!shown) throw new Error('The demo community features none with a picture');
  await page.goto('/impacts?isFeatured=true');
  await cards(page).getByRole('link', { name: shown.title }).click();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Review history' })).toBeVisible();
  await expect(page.getByText('verified it')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /View picture 1/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^Picture/ })).toBeVisible();
  await expectAccessible(page, page.getByRole('dialog'));
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Log in to like' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?return=%2Fimpacts%2F/);
});

test('a member finds what a visitor does, and their pending impacts in their own list', async ({ page }) => {
  await page.goto('/impacts');
  await expect(cards(page).first()).toBeVisible();
  const ofVisitor = (await total(page).textContent()) ?? '';
  await logIn(page, 'member', '/impacts');
  await expect(cards(page).first()).toBeVisible();
  await expect(total(page)).toHaveText(ofVisitor);
  await openByLink(page, '/impacts?search=dakar');
  await expect(cards(page).first()).toContainText(/dakar/i);
  await expect(cards(page).filter({ hasText: 'Awaiting review' })).toHaveCount(0);
  await openByLink(page, '/dashboard/impacts?state=pending');
  const own = page.getByRole('main').getByRole('listitem');
  await expect(own.filter({ hasText: 'Awaiting review' }).first()).toBeVisible();
});
