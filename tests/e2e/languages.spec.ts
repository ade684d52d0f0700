/** Tests that everything follows the language a reader chooses: pages, their documents, and the account elsewhere. */
import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import type { CommunityStatsEnvelope, CurrentUser } from '#generated/types.gen.ts';
import { listLanguages } from '#languages/languages.ts';
import { LANGUAGE_COOKIE } from '#platform/shared/language-cookie.ts';
import { logIn as logInByApi } from '../support/factories.ts';
import { dataOf } from '../support/impacts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { atRest } from './support/at-rest.ts';
import { addressOf, expect, logIn, test } from './support/community-test.ts';
import { untilIdle } from './support/page-idle.ts';

const languageOf = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
const keptIn = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === LANGUAGE_COOKIE)?.value ?? null;

test('a visitor reads on in the language they chose at the foot of a page', async ({ page }) => {
  await page.goto('/impacts');
  await expect.poll(() => languageOf(page)).toEqual(['en', 'ltr']);
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aktionen' })).toBeVisible();
  await expect(page).toHaveURL('/impacts');
  await expect.poll(() => languageOf(page)).toEqual(['de', 'ltr']);
  await page.goto('/scholarships');
  await expect(page.getByRole('heading', { level: 1, name: 'Stipendien' })).toBeVisible();
});

test('the map names countries in the reader’s language, and finds their impacts', async ({ page }) => {
  await page.goto('/?lang=de');
  const places = page.getByRole('region', { name: /^Aus \d+ Ländern$/ });
  await places.getByText('Alle Länder als Liste').click();
  await expect(places.getByRole('link', { name: 'Philippines' })).toHaveCount(0);
  await places.getByRole('link', { name: 'Philippinen', exact: true }).click();
  await expect(page).toHaveURL(/\/impacts\?location=Philippines$/);
  await expect(page.getByRole('article').first()).toContainText('Philippinen');
});

test('a page in Arabic is written from the right', async ({ page }) => {
  await page.goto('/impacts?lang=ar');
  await expect(page.getByRole('heading', { level: 1, name: 'المبادرات' })).toBeVisible();
  await expect.poll(() => languageOf(page)).toEqual(['ar', 'rtl']);
  const placeOf = async (name: string) => (await page.getByRole('banner').getByRole('link', { name }).boundingBox())?.x;
  const fromMenuToLogo = async () => ((await placeOf('Groundswell')) ?? 0) - ((await placeOf('دخول')) ?? Infinity);
  await expect.poll(fromMenuToLogo).toBeGreaterThan(0);
  // A link with a language sets it for the following pages.
  await expect.poll(() => keptIn(page)).toBe('ar');
  await expectAccessible(page);
});

test('a visitor’s phone shows the whole name of the product in each language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of listLanguages()) {
    await test.step(language, async () => {
      await page.goto(`/?lang=${language}`);
      const brand = page.getByRole('banner').getByRole('link', { name: 'Groundswell' });
      const name = brand.getByText('Groundswell');
      // A name that doesn't fit wraps below the mark, where it's clipped.
      await expect(async () => {
        const [shown, clipping] = [await name.boundingBox(), await brand.boundingBox()];
        expect([shown?.y, shown?.height]).toEqual([clipping?.y, clipping?.height]);
      }).toPass();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the foot of a page leads to it in another language', async ({ page }) => {
    await page.goto('/sdg');
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect.poll(() => keptIn(page)).toBe('fr');
    await page.goto('/impacts');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

test('a member’s language is kept in the account, and followed where they log in next', async ({ page, server }) => {
  const { client } = await logInByApi(server.origin, { email: addressOf('member') }, DEMO_PASSWORD);
  const chosen = async () => dataOf(await client.get<CurrentUser>('/users/view')).language;
  await logIn(page, 'member', '/dashboard/settings/language');
  await page.getByRole('radio', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();
  await expect(page).toHaveTitle(/Idioma · Ajustes · Groundswell$/);
  await expect.poll(chosen).toBe('es');
  await expectAccessible(page);
  // Like another browser, in which nobody has chosen a language.
  await page.context().clearCookies({ name: LANGUAGE_COOKIE });
  await page.goto('/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await client.put('/users/me/language', { language: null });
});

test('all steps of an impact’s form are on a phone’s screen in each language', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'member', '/dashboard');
  for (const language of listLanguages()) {
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: server.origin }]);
    await page.goto('/dashboard/impacts/new');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const steps = page.locator('main nav ol').filter({ has: page.locator('[aria-current=step]') });
    await expect(steps.getByRole('link')).toHaveCount(7);
    await expect
      .poll(() => steps.evaluate((row) => row.scrollWidth - row.clientWidth), language)
      .toBeLessThanOrEqual(0);
  }
});

test('words and counts of the bottom bar keep apart on the narrowest phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/api/stats', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope }: CommunityStatsEnvelope = await response.json();
    const work = data.work && { ...data.work, membershipRequests: 1_000 };
    await route.fulfill({ response, json: { ...envelope, data: { ...data, work } } });
  });
  await logIn(page, 'member', '/dashboard');
  for (const language of ['de', 'es', 'fr']) {
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: server.origin }]);
    await page.goto('/dashboard/impacts');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const bar = page.locator('[data-bottom-bar]');
    await expect(bar.getByText('999+')).toBeVisible();
    await expect(async () => {
      const spaces = await spacesIn(bar);
      expect(spaces, language).toHaveLength(5);
      expect(Math.min(...spaces), language).toBeGreaterThan(3);
    }).toPass({ timeout: 30_000 });
  }
});

/** Between each two words of a bottom bar, and between its count and what follows it. */
const spacesIn = (bar: Locator) =>
  bar.locator('li').evaluateAll((items) => {
    const words = items.map((item) => {
      const texts = document.createRange();
      texts.selectNodeContents(item.querySelector('svg + span') ?? item.querySelector('svg')?.nextSibling ?? item);
      return texts.getBoundingClientRect();
    });
    const count = items[3]?.querySelector('svg + span + span > span')?.getBoundingClientRect();
    const next = items[4]?.querySelector('svg')?.getBoundingClientRect();
    return [
      ...words.slice(1).map(({ left }, index) => left - (words[index]?.right ?? 0)),
      (next?.left ?? 0) - (count?.right ?? 0),
    ];
  });

test('another language keeps the place, also where the address named one', async ({ page }) => {
  await page.goto('/partners?lang=fr');
  await untilIdle(page);
  const link = (language: string) => page.locator(`footer a[lang="${language}"]`);
  await link('de').scrollIntoViewIfNeeded();
  expect(await atRest(() => page.evaluate(() => scrollY))).toBeGreaterThan(200);
  await link('de').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(/\/partners$/);
  expect(await atRest(() => page.evaluate(() => scrollY))).toBeGreaterThan(200);
  await expect(link('de')).toBeInViewport();
});
