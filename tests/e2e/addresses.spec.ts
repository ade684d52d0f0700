/** Opens each specified address as someone who may see it. `guards.spec.ts` tests the addresses of the areas. */
import type { Page } from '@playwright/test';
import type { CouncilList, ImpactList, OpportunityList } from '#generated/types.gen.ts';
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

async function firstOfEach(origin: string): Promise<{ impact: string; opportunity: string; council: string }> {
  const visitor = createClient(origin);
  const [impact] = dataOf(await visitor.get<ImpactList>('/impact?page_size=1')).data;
  const [opportunity] = dataOf(await visitor.get<OpportunityList>('/opportunity?page_size=1')).data;
  const [council] = dataOf(await visitor.get<CouncilList>('/council?page_size=1')).data;
  if (!impact || !opportunity || !council) throw new Error('The demo community is not there');
  return {
    impact: `/impacts/${impact.id}/${impact.slug}`,
    opportunity: `/scholarships/${opportunity.id}/${opportunity.slug}`,
    council: `/councils/${council.id}/${council.slug}`,
  };
}

test('public pages open for a visitor', async ({ page, server }) => {
  test.slow();
  const { impact, opportunity, council } = await firstOfEach(server.origin);
  const fixed = ['/', '/auth/login', '/auth/register', '/impacts/?trees', '/partners', '/sdg/climate-action'];
  for (const path of [...fixed, impact, opportunity, council, '/logout']) await expectOpen(page, path);
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
    const { impact } = await firstOfEach(server.origin);
    await logIn(page, account);
    await expectOpen(page, `/impact/new-impact-verification/${impact.split('/')[2]}`);
    for (const end of ['', '/']) {
      await expectOpen(page, `/impact/new-impact-verification${end}`, `/${account}/impacts`);
    }
  });
}
