/**
 * Opens each specified address as someone who may see it. `guards.spec.ts` tests the addresses of the areas, and
 * `drawn-pages.spec.ts` those of public pages.
 */
import type { Page } from '@playwright/test';
import type { ImpactList } from '#generated/types.gen.ts';
import { createClient } from '../support/client.ts';
import { dataOf } from '../support/impacts.ts';
import { expect, logIn, test } from './support/community-test.ts';

async function expectOpen(page: Page, path: string, pathname: RegExp | string = path): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL((url) =>
    typeof pathname === 'string'
      ? decodeURIComponent(url.pathname) === decodeURIComponent(pathname.split('?')[0] ?? '')
      : pathname.test(url.pathname),
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Off the map');
  await expect(page).not.toHaveTitle(/^(Page not found|Something went wrong)/);
}

async function idOfAnImpact(origin: string): Promise<string> {
  const [impact] = dataOf(await createClient(origin).get<ImpactList>('/impact?page_size=1')).data;
  if (!impact) throw new Error('The demo community is not there');
  return impact.id;
}

test('the page of trees and that of a log-out open for a visitor', async ({ page }) => {
  for (const path of ['/impacts/?trees', '/logout']) await expectOpen(page, path);
});

test('auth pages lead to the login, and a logged-in person home', async ({ page }) => {
  await page.goto('/auth');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await logIn(page, 'member', '/auth');
  await expect(page).toHaveURL('/');
});

test('a profile opens with its rank, and an incomplete profile has to be completed', async ({ page, newVisitor }) => {
  await logIn(page, 'member', '/leaderboard');
  const name = page.getByRole('main').locator('a[href*="/dashboard/changemaker/"]').first();
  const href = await name.getAttribute('href');
  expect(href).not.toBeNull();
  const path = new URL(href ?? '', page.url()).pathname;
  await expectOpen(page, `${path}?rank=999`, path);
  await expect(page).not.toHaveURL(/rank=999/);

  const newcomer = await (await newVisitor()).newPage();
  await logIn(newcomer, 'incomplete');
  await expectOpen(newcomer, '/profile-information');
});

for (const account of ['judge', 'admin'] as const) {
  test(`the ${account} reviews an impact on its own page, which leads to the queue without an id`, async ({
    page,
    server,
  }) => {
    await logIn(page, account);
    await expectOpen(page, `/impact/new-impact-verification/${await idOfAnImpact(server.origin)}`);
    for (const end of ['', '/']) {
      await expectOpen(page, `/impact/new-impact-verification${end}`, `/${account}/impacts`);
    }
  });
}
