import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { ImpactList, ImpactSummary } from '#generated/types.gen.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { expectFits } from './support/fitting.ts';
import { REFUSED, refuseCalls } from './support/refused-calls.ts';
import { openServerRendered } from './support/server-rendered.ts';
import { openByLink } from './support/walking.ts';

const FIELD = { name: 'Search everything' };
const PROFILE_OF_HARUKA = /\/dashboard\/changemaker\/[0-9a-f-]{36}\/haruka-shimizu/;

async function openByKey(page: Page): Promise<Locator> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', FIELD);
  // The code of the search loads on first use.
  await expect(field).toBeFocused({ timeout: 40_000 });
  return field;
}

test('a visitor opens search by key, finds public content by keyboard, and all results for a misspelt word', async ({
  page,
}) => {
  await page.goto('/');
  const field = page.getByRole('combobox', FIELD);
  await test.step('what is typed while its code comes is in the field, and going back closes it', async () => {
    const come = Promise.withResolvers<void>();
    await page.route(/search-parts/, (route) => come.promise.then(() => route.continue()));
    await openByLink(page, '/terms');
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Opening search')).toBeVisible();
    await page.keyboard.type('deltas');
    await page.keyboard.press('Backspace');
    come.resolve();
    await expect(field).toHaveValue('delta');
    await expect(field).toBeFocused();
    await page.goBack();
    await expect(field).toHaveCount(0);
    await page.unrouteAll();
  });
  await openByKey(page);
  await expectAccessible(page, page.getByRole('dialog', { name: 'Search' }));
  await field.fill('delta grew');
  const group = page.getByRole('group', { name: 'News' });
  await expect(group.getByRole('option', { name: /The delta that grew back/ })).toBeVisible();
  await expect(group.locator('mark').first()).toHaveText('delta');
  await expect(page.getByRole('status').filter({ hasText: /^Found 1 in news/ })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'People' })).toHaveCount(0);
  await expectAccessible(page, page.getByRole('dialog', { name: 'Search' }));
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('The delta that grew back');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}\/the-delta-that-grew-back$/);
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', FIELD).fill('garen');
  const impacts = page.getByRole('group', { name: 'Impacts' });
  await expect(impacts.getByRole('option').first()).toBeVisible();
  const all = impacts.getByRole('option', { name: /^See all/ });
  // Later results would move the selection.
  await expect(page.getByRole('status').filter({ hasText: /^Found/ })).toHaveCount(1);
  for (let presses = 0; presses < 40 && (await all.getAttribute('aria-selected')) !== 'true'; presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/impacts\?search=garen$/);
  await expect(page.getByRole('article').first()).toBeVisible();

  await test.step('a comment is found by its words and opens where it stands', async () => {
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', FIELD).fill('eleven toasters library');
    const comment = page.getByRole('group', { name: 'Comments' }).getByRole('option').first();
    await expect(comment).toContainText('Eleven toasters');
    await expect(comment).toContainText('Comment on ');
    await comment.click();
    await expect(page).toHaveURL(/#comment-[0-9a-f-]{36}$/);
    await expect(page.locator(new URL(page.url()).hash)).toContainText('Our library started one after reading this.');
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });
});

test('a search without a chosen result leads to a page of its own, which the server draws', async ({
  page,
  browserErrors,
}) => {
  const results = page.getByRole('main');
  await test.step('from the box', async () => {
    await page.goto('/terms');
    const field = await openByKey(page);
    await field.fill('garden');
    await expect(page.getByRole('group', { name: 'Impacts' }).getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=garden$/);
    await expect(field).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^garden: search · /);
  });
  await test.step('drawn, and kept out of search engines', async () => {
    const html = (await (await openServerRendered(page, '/search?q=garden'))?.text()) ?? '';
    expect(html).toMatch(/<meta name="robots" content="noindex" \/>/);
    expect(html).toMatch(/<h2[^>]*>Impacts<\/h2>/);
    expect(html).toContain('href="/impacts?search=garden"');
  });
  await test.step('with each source’s first results, and a link to all of them', async () => {
    await expect(results.getByRole('heading', { level: 2, name: 'People' })).toHaveCount(0);
    const impacts = results.getByRole('region', { name: 'Impacts' });
    await expect(impacts.getByRole('listitem')).toHaveCount(5);
    await expect(impacts.locator('mark').first()).toHaveText(/garden/i);
    await expectAccessibleInBothThemes(page);
    await impacts.getByRole('link', { name: /^See all \d+ in impacts/ }).click();
    await expect(page).toHaveURL(/\/impacts\?search=garden$/);
    await page.goBack();
  });
  await test.step('with other words, with none and with words that nothing contains', async () => {
    const words = results.getByRole('searchbox', { name: 'What are you looking for?' });
    await words.fill('zzqxzzqx');
    await results.getByRole('button', { name: 'Search' }).click();
    await expect(results.getByRole('heading', { name: 'No results for “zzqxzzqx”' })).toBeVisible();
    await expect(page).toHaveURL(/q=zzqxzzqx$/);
    await words.fill('');
    await words.press('Enter');
    await expect(page).toHaveURL(/\/search$/);
    await expect(results.getByText(/^Search impacts, scholarships/)).toBeVisible();
    await page.goBack();
    await expect(words).toHaveValue('zzqxzzqx');
  });
  await test.step('where one source fails', async () => {
    browserErrors.expect(REFUSED);
    const letThrough = await refuseCalls(page, '**/api/council?*');
    const words = results.getByRole('searchbox', { name: 'What are you looking for?' });
    // Another word than before, whose answers the page still has.
    await words.fill('garde');
    await words.press('Enter');
    const councils = results.getByRole('region', { name: 'Councils' });
    await expect(councils.getByText('We couldn’t search here.')).toBeVisible();
    await expectAccessible(page);
    await letThrough();
    await councils.getByRole('button', { name: 'Search councils again' }).click();
    await expect(councils.getByRole('listitem').first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
  });
});

test('a member’s search has people, and impacts by those who took part', async ({ page, request }) => {
  const answer = await request.get('/api/impact?isVerified=true&isHidden=false&page_size=50');
  const { data } = ((await answer.json()) as { data: ImpactList }).data;
  // Titles without a person's name, by someone whose impacts everyone may list.
  const name = await nameOfListed(request, data);
  await logIn(page, 'member', `/search?${new URLSearchParams({ q: name })}`);
  const results = page.getByRole('main');
  await expect(results.getByRole('region', { name: 'People' }).getByRole('link', { name }).first()).toBeVisible();
  await expect(results.getByRole('region', { name: 'Impacts' }).getByRole('listitem').first()).toContainText(name);
});

async function nameOfListed(request: APIRequestContext, impacts: readonly ImpactSummary[]): Promise<string> {
  for (const { owner } of impacts) {
    const answer = await request.get(`/api/impact?user=${owner.id}`);
    const { data } = ((await answer.json()) as { data: ImpactList }).data;
    if (data.length > 0 && data.every(({ title }) => !title.includes(owner.name))) return owner.name;
  }
  throw new Error('The demo community has people with public impacts');
}

test('a key pressed as soon as a page is shown opens search', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.checkVisibility() !== true) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await logIn(page, 'member');
  await expect(page.getByRole('combobox', FIELD)).toBeFocused({ timeout: 40_000 });
});

test('a member finds a person, sees recent searches until they are cleared, and opens a result in a new tab', async ({
  page,
  context,
}) => {
  await logIn(page, 'member');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // From a control that takes no text.
  await page.getByRole('radio', { name: 'System' }).first().press('/');
  const field = page.getByRole('combobox', FIELD);
  const person = page.getByRole('group', { name: 'People' }).getByRole('option', { name: /Haruka Shimizu/ });
  await field.fill('haruka shimizo');
  await expect(person).toBeVisible();
  await person.hover();
  await expect(person).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(PROFILE_OF_HARUKA);

  await openByKey(page);
  await field.fill('change pasword');
  await expect(page.getByRole('option').first()).toContainText('Change my password');
  await field.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Change my password');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/settings\/password$/);

  await openByKey(page);
  const recent = page.getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText(['change pasword', 'haruka shimizo', 'Clear recent searches']);
  await recent.getByRole('option', { name: 'haruka shimizo' }).click();
  await expect(field).toHaveValue('haruka shimizo');
  await field.fill('');
  await recent.getByRole('option', { name: 'Clear recent searches' }).click();
  await expect(recent).toHaveCount(0);
  await field.press('Escape');
  await expect(field).toHaveCount(0);

  await openByKey(page);
  // Last, since a tab that is still loading may take the keys.
  await field.fill('haruka shimizo');
  await expect(person).toBeVisible();
  await person.hover();
  await expect(person).toHaveAttribute('aria-selected', 'true');
  const opening = context.waitForEvent('page');
  await field.press('Control+Enter');
  await expect(await opening).toHaveURL(PROFILE_OF_HARUKA);
});

test('a source that fails delays no other, and an empty result is announced', async ({ page, browserErrors }) => {
  browserErrors.expect(REFUSED);
  browserErrors.expect(/ERR_FAILED/);
  await logIn(page, 'member');
  const field = await openByKey(page);
  const shown = page.getByRole('group', { name: 'Impacts' }).getByRole('option').first();

  await test.step('one source fails while another is slow', async () => {
    const letThrough = await refuseCalls(page, '**/api/council?*');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/opportunity?*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await field.fill('garden');
    await expect(shown).toBeVisible();
    const councils = page.getByRole('group', { name: /^Councils/ });
    const again = councils.getByRole('option', { name: 'Search councils again' });
    await expect(again).toBeVisible();
    await expect(councils).toContainText('couldn’t be searched');
    await expectAccessible(page, page.getByRole('dialog', { name: 'Search' }));
    await letThrough();
    held.resolve();
    await again.click();
    await expect(councils.getByRole('option').first()).not.toHaveText('Search councils again');
  });

  await test.step('responses to older searches are dropped', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/news/publicNews?*search=delta*', async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(/publicNews\?.*search=delta/);
    await field.fill('delta');
    await asked;
    await field.fill('zzqxzzqx');
    held.resolve();
    await expect(page.getByText('No results for “zzqxzzqx”')).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  await test.step('an unreachable server is reported once, and one press retries everything', async () => {
    await page.route(/\/api\/.*search=/, (route) => route.abort());
    await field.fill('water');
    const failed = page.getByRole('group', { name: /couldn’t be searched$/ });
    await expect(failed).toHaveText(/^Impacts, people, scholarships, councils, news and comments couldn’t be searched/);
    await expect(failed.getByRole('option')).toHaveCount(1);
    await page.unrouteAll();
    await failed.getByRole('option', { name: 'Try again' }).click();
    await expect(shown).toBeVisible();
    await expect(failed).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('search takes and returns the focus, fills the window, and the other links are under More', async ({ page }) => {
    const field = page.getByRole('combobox', FIELD);
    const button = page.getByRole('button', { name: 'Search' });
    await logIn(page, 'member', '/terms');
    await button.click();
    await expect(field).toBeFocused({ timeout: 40_000 });
    await page.keyboard.type('water');
    await expect(page.getByRole('group', { name: 'Goals' }).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    await page.setViewportSize({ width: 320, height: 640 });
    const bar = page.getByRole('navigation', { name: 'Member area' });
    await expect(bar.getByRole('listitem')).toHaveCount(5);
    await bar.getByRole('button', { name: 'More' }).click();
    const sheet = page.getByRole('dialog', { name: 'Member area' });
    await expect(sheet.getByRole('link', { name: 'You' })).toBeVisible();
    await expectAccessible(page, sheet);
    await sheet.getByRole('link', { name: 'Gallery' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
    await expect(sheet).toHaveCount(0);
    await bar.getByRole('button', { name: 'More' }).click();
    await expect(sheet.getByRole('link', { name: 'You' })).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
    await expect(sheet).toHaveCount(0);
    await button.click();
    await field.fill('well');
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('option').first()).toBeVisible();
    await expectFits(page);
    await page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Close' }).click();
    await expect(field).toHaveCount(0);
  });
});
