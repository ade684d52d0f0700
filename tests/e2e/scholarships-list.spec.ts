import type { Page } from '@playwright/test';
import { formatDay } from '#ui/shared/dates.ts';
import { CLIMATE, dayFromNow, GRANT, HEALTH } from '../support/opportunities.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expectFits } from './support/fitting.ts';
import { expect, logIn, test } from './support/opportunity-test.ts';
import { untilIdle } from './support/page-idle.ts';
import { typeWithoutPause } from './support/typing.ts';
import { openByLink } from './support/walking.ts';

/** A deadline next winter, when Fiji is 11 hours ahead of Berlin. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

const rows = (page: Page) => page.getByRole('article');
const titles = (page: Page) => rows(page).getByRole('heading').allTextContents();
const total = (page: Page) => page.getByRole('status').filter({ hasText: /scholarships?( |$)|None found/ });

test('open scholarships are sorted by deadline, and filters live in the address', async ({ page, openOne, word }) => {
  await openOne({ title: `Late ${word}`, deadline: dayFromNow(90), sdgs: [13] });
  await openOne({ title: `Soon ${word}`, deadline: dayFromNow(5), categoryId: HEALTH, sdgs: [3] });
  await openOne({ title: `Grant ${word}`, deadline: dayFromNow(40), typeId: GRANT, categoryId: CLIMATE, sdgs: [13] });

  await page.goto(`/scholarships?search=${word}`);
  await expect(total(page)).toHaveText('3 open scholarships');
  await expect.poll(() => titles(page)).toEqual([`Soon ${word}`, `Grant ${word}`, `Late ${word}`]);

  await page.getByLabel('Goal').selectOption('13');
  await expect(total(page)).toHaveText('2 open scholarships');
  await page.getByLabel('Type').selectOption({ label: 'Grant' });
  await expect(total(page)).toHaveText('1 open scholarship');
  await expect(page).toHaveURL(new RegExp(`sdg=13&type=${GRANT}$`));

  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByLabel('Type').locator('option:checked')).toHaveText('Grant');

  await page.goBack();
  await expect(total(page)).toHaveText('2 open scholarships');
  await page.goBack();
  await expect(total(page)).toHaveText('3 open scholarships');
  await expect(page.getByLabel('Goal')).toHaveValue('');

  await page.getByLabel('Closes by').fill(dayFromNow(50));
  await expect(total(page)).toHaveText('2 open scholarships');
  await page.getByLabel('Sort by').selectOption('title');
  await expect.poll(() => titles(page)).toEqual([`Grant ${word}`, `Soon ${word}`]);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/scholarships\?sort=title$/);
});

test('the search is debounced', async ({ page, openOne, word }) => {
  await openOne();
  await page.clock.install();
  await page.goto('/scholarships');
  await expect(rows(page).first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search');
    if (request.url().includes('/api/opportunity?') && search !== null) asked.push(search);
  });
  await typeWithoutPause(page.getByRole('searchbox', { name: 'Search' }), word);
  await expect(page).toHaveURL(new RegExp(`search=${word}$`));
  await expect(total(page)).toHaveText('1 open scholarship');
  expect(new Set(asked)).toEqual(new Set([word]));
});

test('a locked scholarship says how many points are missing and how to earn them', async ({
  page,
  openOne,
  setPoints,
  word,
}) => {
  await setPoints('member', 40);
  await openOne({}, 100);
  await openOne({ title: `Easy ${word}` }, 40);
  await logIn(page, 'member', `/scholarships?search=${word}`);
  await expect(rows(page).filter({ hasText: '60 points short of 100' })).toContainText('About 2 to 5 impacts');
  await expect(rows(page).filter({ hasText: 'Easy' })).toContainText('Unlocked with 40 points');
  await page.getByLabel('My points').selectOption('true');
  await expect(page).toHaveURL(/unlocked=true/);
  await expect.poll(() => titles(page)).toEqual([`Easy ${word}`]);
  await page.getByLabel('My points').selectOption('false');
  await expect.poll(() => titles(page)).toEqual([`Coastal stewards ${word}`]);

  await rows(page).getByRole('link').click();
  const panel = page.getByRole('region', { name: 'Applying' });
  await expect(panel.getByRole('heading', { name: 'How to earn 60 points' })).toBeVisible();
  await expect(panel.getByRole('row', { name: /planting/ })).toContainText('42 each');
  await expect(panel.getByRole('button', { name: 'Apply' })).toHaveCount(0);
  await expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40 of 100 points');
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Log an impact' }).click();
  await expect(page).toHaveURL(/\/dashboard\/impacts\/new$/);
});

test.describe('for a reader in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('the deadline is shown in its own and the reader’s time zone', async ({ page, openOne, word }) => {
    await openOne({ deadline: `${NEXT_YEAR}-01-15`, timeZone: 'Pacific/Fiji' });
    await openOne({ title: `Near ${word}`, deadline: `${NEXT_YEAR}-01-16`, timeZone: 'Europe/Paris' });
    await page.goto(`/scholarships?search=${word}`);
    await expect(rows(page).first()).toContainText(
      `Closes 15 Jan ${NEXT_YEAR % 100}, 23:59 (Fiji Standard Time); 12:59 your time`,
    );
    await expect(rows(page).last()).toContainText(
      `Closes 16 Jan ${NEXT_YEAR % 100}, 23:59 (Central European Standard Time)`,
    );
    await expect(rows(page).last()).not.toContainText('your time');
  });

  test('a partner’s next deadline is the last day to apply, also where the browser doesn’t know its time zone', async ({
    page,
    openOne,
  }) => {
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });
    await openOne({ deadline: today, timeZone: 'Europe/Berlin' });
    const partner = page.getByRole('listitem').filter({ hasText: 'Anahera Ngata' });
    await page.goto('/partners');
    await expect(partner).toContainText(`next closes ${formatDay(today)}`);

    // Chromium's name for a time zone that it can't determine.
    await page.addInitScript(() => {
      const { resolvedOptions } = Intl.DateTimeFormat.prototype;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
      };
    });
    await page.reload();
    // The drawn page says the same, so wait until the browser has taken it over.
    await untilIdle(page);
    await expect(partner).toContainText(`next closes ${formatDay(today)}`);
  });
});

test('the list keeps its scroll position on return and loads more by itself', async ({ page, openOne, word }) => {
  test.slow();
  for (let number = 1; number <= 23; number += 1) await openOne({ title: `Number ${number} ${word}` });
  await page.goto(`/scholarships?search=${word}&sort=newest`);
  await expect(rows(page)).toHaveCount(20);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(23);
  const row = rows(page).nth(21);
  await row.scrollIntoViewIfNeeded();
  const title = (await row.getByRole('heading').textContent()) ?? '';
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(row.getByRole('heading')).toHaveText(title);
  await expect(row).toBeInViewport();
});

test('an empty list offers to include closed ones, and loads once back online', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/scholarships?search=zzzzqqqq');
  await expect(page.getByRole('heading', { name: 'No scholarships match these filters' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Include closed ones' }).click();
  await expect(page).toHaveURL(/open=any/);
  await untilIdle(page);
  await context.setOffline(true);
  await page.getByLabel('Sort by').selectOption('title');
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
  // Back online, the list loads by itself.
  const read = page.waitForResponse((response) => /\/api\/.*=title\b/.test(response.url()) && response.ok());
  await context.setOffline(false);
  await read;
  await expect(page.getByRole('heading', { name: 'No scholarships match these filters' })).toBeVisible();
});

test('a wrong slug is replaced without a history entry, and an unknown id is not found', async ({
  page,
  openOne,
  browserErrors,
}) => {
  browserErrors.expect(/status of 404/);
  const { id, slug, title } = await openOne();
  await page.goto('/scholarships');
  await openByLink(page, `/scholarships/${id}/something-else?from=mail`);
  await expect(page).toHaveURL(new RegExp(`/scholarships/${id}/${slug}\\?from=mail$`));
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  await page.goBack();
  await expect(page).toHaveURL(/\/scholarships$/);
  for (const unknown of ['0190a000-0000-7000-8000-0000000000ff', 'no-id-at-all']) {
    await openByLink(page, `/scholarships/${unknown}/a-title`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the map');
  }
});

test('partners are listed and searchable', async ({ page, openOne }) => {
  await openOne();
  await page.goto('/partners');
  const partner = page.getByRole('listitem').filter({ hasText: 'Anahera Ngata' });
  await expect(partner).toContainText('open now');
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody of that name');
  await expect(page.getByRole('heading', { name: 'No partners found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all partners' }).click();
  await partner.getByRole('link').click();
  await expect(page).toHaveURL(/\/scholarships\?owner=/);
  await expect(total(page)).toHaveText(/open scholarships? from Anahera Ngata$/);
});

test('the lists are accessible in both themes and fit 320 pixels', async ({ page, openOne }) => {
  await openOne({ title: 'Flussschutzgebietsverwaltungspraktikum für Wiederaufforstungsbegeisterte' }, 2500);
  await page.goto('/partners');
  for (const path of ['/partners', '/scholarships']) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await openByLink(page, path);
      await untilIdle(page);
      await expectAccessibleInBothThemes(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectFits(page);
    });
  }
});
