/** The overview, curated content and the audit log; and that the whole area is accessible. */
import type { Page } from '@playwright/test';
import type { AccountList, AdminStatsEnvelope, ServiceHealth } from '#generated/types.gen.ts';
import { dataOf } from '../support/impacts.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { atRest } from './support/at-rest.ts';
import { expectFits, expectFitsSmall } from './support/fitting.ts';
import { expect, logIn, test } from './support/review-test.ts';
import { followLink, openByLink, openByLoad } from './support/walking.ts';

/** A chart's figures as read by a screen reader: each row with its headings. */
async function tableBehind(page: Page, title: RegExp) {
  const table = page.getByRole('figure', { name: title }).getByRole('table');
  const heads = await table.getByRole('columnheader').allTextContents();
  const rows = await table.locator('tbody tr').all();
  return await Promise.all(
    rows.map(async (row) => {
      const cells = await row.locator('th, td').allTextContents();
      return Object.fromEntries(heads.map((head, index) => [head, cells[index]]));
    }),
  );
}

test('the overview charts the community, with tables for screen readers', async ({ page, logImpacts, caller }) => {
  const [first] = await logImpacts(2);
  dataOf(await (await caller('judge')).put(`/impact-verifcation/${first?.id}`, { isVerified: true }));
  await logIn(page, 'admin', '/admin');
  await expect(page.getByRole('heading', { name: /^\d+% of logged impacts are verified, \d+ pending$/ })).toBeVisible();
  const months = await tableBehind(page, /of logged impacts are verified/);
  expect(months).toHaveLength(12);
  // Around the turn of a month, impacts may be logged in one month and read in the next.
  const lately = (head: string) => months.slice(-2).reduce((sum, month) => sum + Number(month[head]), 0);
  expect(lately('Verified')).toBeGreaterThanOrEqual(1);
  expect(lately('Pending')).toBeGreaterThanOrEqual(1);
  // Tests before this one may have registered more than the cast.
  const { meta } = dataOf(await (await caller('admin')).get<AccountList>('/users/allusers/?page_size=1'));
  await expect(page.getByRole('heading', { name: `${meta.total} accounts` })).toBeVisible();
  await expect(page.getByRole('heading', { name: /impacts? awaiting your review/ })).toBeVisible();
  await page.getByRole('link', { name: /^Judge/ }).click();
  await expect(page).toHaveURL(/\/admin\/users\?role=Judge/);
  await expect(page.getByRole('region', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(2);
});

const DATABASES = { embedded: 'Embedded', postgresql: 'PostgreSQL' };
const WELL = { databaseMs: 3, jobsWaiting: 0, jobsFailed: 0 };

test('the overview reports system health', async ({ page }) => {
  let reading: Partial<ServiceHealth> | null = null;
  const measured: string[] = [];
  await page.route('**/api/stats/admin', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope }: AdminStatsEnvelope = await response.json();
    const { database, databaseMs } = data.service;
    measured.push(`${DATABASES[database]}, ${databaseMs.toLocaleString('en-GB')}\u00a0ms`);
    const service = { ...data.service, ...reading };
    await route.fulfill({ response, json: { ...envelope, data: { ...data, service } } });
  });
  await logIn(page, 'admin', '/admin');
  const shown = await page.getByText(/^(Embedded|PostgreSQL), [\d.,]+\sms$/).textContent();
  expect(measured).toContain(shown);
  for (const [given, says] of [
    [WELL, 'All systems OK'],
    [{ ...WELL, databaseMs: 101 }, 'System health: the database is slow'],
    [
      { databaseMs: 3, jobsWaiting: 101, jobsFailed: 2 },
      'System health: 2 background jobs failed, there’s a job backlog',
    ],
  ] as const) {
    reading = given;
    await page.reload();
    await expect(page.getByRole('heading', { name: says, exact: true })).toBeVisible();
  }

  // A page that is opened by its address begins at its top, wherever the one before was left.
  await page.evaluate(() => scrollTo(0, 200));
  await page.goto('/admin/users');
  await expect(page.getByRole('region', { name: 'Accounts' }).getByRole('listitem')).not.toHaveCount(0);
  expect(await atRest(() => page.evaluate(() => scrollY))).toBe(0);
});

test('hidden and featured content is listed in one place, and each change can be undone', async ({
  page,
  word,
  logImpacts,
  caller,
  standOf,
}) => {
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  const admin = await caller('admin');
  dataOf(await (await caller('judge')).put(`/impact-verifcation/${impact.id}`, { isVerified: true }));
  dataOf(await admin.post('/impact/Hide', { impactId: impact.id, isHide: true, reason: 'Logged twice.' }));
  await logIn(page, 'admin', `/admin/content?search=${word}`);
  const row = page.getByRole('row', { name: new RegExp(word) });
  await expect(row).toContainText('by Aroha Parata');
  await expect(row).toContainText('Logged twice.');
  await row.getByRole('button', { name: /Show again/ }).click();
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await standOf(impact)).toMatchObject({ isHidden: false });
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row).toContainText('Logged twice.');
  // The message that had the focus is gone.
  await expect(page.locator('main:focus-within')).toBeVisible();
  expect(await standOf(impact)).toMatchObject({ isHidden: true });
  await row.getByRole('button', { name: /Show again/ }).click();
  await expect(row).toHaveCount(0);

  dataOf(await admin.post('/impact/FeaturedPost', { impactId: impact.id, isFeatured: true }));
  await page.getByRole('link', { name: /^Featured/ }).click();
  await expect(page).toHaveURL(/shelf=featured/);
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /Stop featuring/ }).click();
  await expect(row).toHaveCount(0);
  expect(await standOf(impact)).toMatchObject({ isFeatured: false });
});

test('the audit log is filtered by person, action and date, and keeps its filters on reload', async ({
  page,
  word,
  logImpacts,
  caller,
}) => {
  const [impact] = await logImpacts(1);
  dataOf(await (await caller('judge')).put(`/impact-verifcation/${impact?.id}`, { isVerified: true }));
  await logIn(page, 'admin', '/admin/audit');
  await page.getByRole('combobox', { name: 'Who' }).fill('keiko');
  await page.getByRole('option', { name: /Keiko Tanaka/ }).click();
  await expect(page).toHaveURL(/who=/);
  await page.getByLabel('Action', { exact: true }).selectOption('Impact verified');
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await expect(page).toHaveURL(new RegExp(`action=impact_verified.*search=${word}|search=${word}.*action=`));
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(page.getByRole('table', { name: '1 entry' })).toBeVisible();
  await page.reload();
  await expect(row).toContainText('Keiko Tanaka');
  await expect(page.getByRole('table', { name: '1 entry' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Who' })).toHaveValue('Keiko Tanaka');
  await expect(page.getByLabel('Action', { exact: true })).toHaveValue('impact_verified');
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await page.goBack();
  await expect(row).toContainText('Keiko Tanaka');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('');
});

test('filters changed in quick succession add up, whichever of them the page shows', async ({ page }) => {
  await logIn(page, 'admin', '/admin/audit');
  // How far the page has got with the first change when the second comes decides what it shows in between.
  for (const tasks of [0, 1, 2, 4]) {
    await openByLoad(page, '/admin/audit');
    await page.getByRole('main').evaluate(changeFiltersInTurn, tasks);
    await expect(page).toHaveURL('/admin/audit?action=impact_verified&from=2020-01-02&to=2030-01-02');
  }
});

/** In the page, since nothing from outside comes between two of its tasks. */
async function changeFiltersInTurn(main: HTMLElement | SVGElement, tasks: number) {
  const [from, to] = main.querySelectorAll<HTMLInputElement>('input[type=date]');
  const action = main.querySelector('select');
  if (!from || !to || !action) throw new Error('The filters are missing.');
  const nextTask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const change = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
    // React ignores a value that is set in its own way.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field === action ? 'change' : 'input', { bubbles: true }));
  };
  change(from, '2020-01-02');
  while (!location.search.includes('from=')) await nextTask();
  for (let task = 0; task < tasks; task += 1) await nextTask();
  change(action, 'impact_verified');
  await new Promise((resolve) => {
    new MutationObserver(resolve).observe(main, { subtree: true, childList: true, attributes: true });
  });
  change(to, '2030-01-02');
}

test('a page past the end of a list leads to its first', async ({ page }) => {
  await logIn(page, 'admin', '/admin/users?page=90');
  for (const list of ['/admin/users', '/admin/audit', '/admin/news', '/admin/content']) {
    await openByLink(page, `${list}?page=90`);
    await expect(page.getByRole('heading', { name: 'This page is empty' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(page).toHaveURL(list);
  }
});

test('the points page tells namesakes apart, and shows a member’s points and why', async ({ page }) => {
  await logIn(page, 'admin', '/admin/points');
  await page.getByLabel('Member').fill('Diallo');
  await page.getByRole('option', { name: /owner@example\.org/ }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('owner@example.org')).toBeVisible();
  const total = main.getByRole('heading', { name: /^[\d,]+ points?$/ });
  const before = Number((await total.textContent())?.replace(/\D/g, ''));
  await main.getByRole('spinbutton', { name: 'Points' }).fill('7');
  await main.getByLabel('Reason').fill('For the nursery');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/users/pointsAdded/**', (route) => held.promise.then(() => route.continue()));
  await main.getByRole('button', { name: 'Save adjustment' }).click();
  await expect(main.locator('[inert]').getByLabel('Reason')).toHaveValue('For the nursery');
  held.resolve();
  await expect(total).toHaveText(`${before + 7} points`);
  await expect(main.getByRole('listitem').filter({ hasText: 'For the nursery' })).toContainText('+7');

  for (const name of ['Keiko Tanaka', 'Amina Diallo']) {
    await page.getByLabel('Member').fill(name);
    await page.getByRole('option', { name }).click();
    await expect(main.getByText(name, { exact: true }).last()).toBeVisible();
  }
  await expect(total).toHaveText(`${before + 7} points`);
  // Nothing is typed, so only the chosen member is listed.
  await page.getByLabel('Member').press('ArrowDown');
  await page.getByRole('option').click();
  await expect(total).toHaveText(`${before + 7} points`);
});

const SCREENS = [
  '/admin',
  '/admin/impacts',
  '/admin/opportunities',
  '/admin/councils',
  '/admin/news',
  '/admin/news/new',
  '/admin/users',
  '/admin/users?search=nobody',
  '/admin/content',
  '/admin/content?shelf=featured',
  '/admin/audit',
  '/admin/audit?search=nothing-of-that-name',
  '/admin/points',
  '/admin/points/milestones',
  '/admin/organizations',
];

/**
 * Screens that are checked with more content, except on a phone, in opportunities-verify, councils-lifecycle,
 * news-managing, news-writing, administration-accounts and review-admin.
 */
const CHECKED_ELSEWHERE = new Set([
  '/admin/opportunities',
  '/admin/councils',
  '/admin/news',
  '/admin/news/new',
  '/admin/users',
  '/admin/audit',
]);

test('every admin page is accessible, also on a phone', async ({ page, word, logImpacts, caller }) => {
  test.slow();
  const [impact] = await logImpacts(1);
  dataOf(await (await caller('admin')).post('/impact/Hide', { impactId: impact?.id, isHide: true }));
  // The overview is checked where it has more content (accessibility.spec.ts).
  const screens = SCREENS.filter((screen) => screen !== '/admin');
  await logIn(page, 'admin');
  for (const screen of [...screens, `/admin/content?search=${word}`]) {
    await test.step(screen, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openByLink(page, screen);
      await expectFits(page, screen);
      if (!CHECKED_ELSEWHERE.has(screen)) await expectAccessibleInBothThemes(page);
      await expectFitsSmall(page, screen);
    });
  }
});

for (const [person, home] of [
  ['owner', '/dashboard'],
  ['judge', '/judge'],
] as const) {
  // access.test.ts makes the area's calls as each role.
  test(`the ${person} can’t open the area`, async ({ page }) => {
    await logIn(page, person, home);
    for (const [index, screen] of SCREENS.entries()) {
      // First by URL, then by links, without a reload.
      if (index === 0) await page.goto(screen);
      else await followLink(page, screen);
      await expect(page, screen).toHaveURL(({ pathname }) => !pathname.startsWith('/admin'));
    }
  });
}
