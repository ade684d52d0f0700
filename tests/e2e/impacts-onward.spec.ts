/** Where the page of an impact leads: back to the list, to others like it, and to the next. */
import type { ImpactList } from '#generated/types.gen.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/community-test.ts';
import { untilIdle } from './support/page-idle.ts';
import { openServerRendered } from './support/server-rendered.ts';

test('an impact leads back to the list, to others like it and to the next most recent', async ({ page, request }) => {
  const answer = await request.get('/api/impact?isVerified=true&isHidden=false&page_size=2');
  const [first, second] = ((await answer.json()) as { data: ImpactList }).data.data;
  if (!first || !second) throw new Error('The demo community has impacts');
  const html = (await (await openServerRendered(page, `/impacts/${first.id}/${first.slug}`))?.text()) ?? '';
  expect(html).toMatch(/Related impacts<\/h2>/);
  expect(html).toContain('"@type":"BreadcrumbList"');

  const related = page.getByRole('region', { name: 'Related impacts' });
  await expect.poll(() => related.getByRole('article').count()).toBeGreaterThanOrEqual(3);
  expect(await related.getByRole('article').count()).toBeLessThanOrEqual(6);
  await expectAccessible(page);
  const next = page.getByRole('navigation', { name: 'Next impact' });
  await next.getByRole('link', { name: second.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title);
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByText(second.title)).toHaveAttribute('aria-current', 'page');
  await trail.getByRole('link', { name: 'Impacts' }).click();
  await expect(page).toHaveURL(/\/impacts$/);
});

test('a reader who came from a list is led through it', async ({ page }) => {
  await page.goto('/impacts?sort=oldest&sdg=13');
  const links = page.getByRole('article').getByRole('heading').getByRole('link');
  await expect(links.nth(2)).toBeVisible();
  await untilIdle(page);
  const [, second = '', third = ''] = await links.allTextContents();
  await links.nth(0).click();
  const next = page.getByRole('navigation', { name: 'Next in the list' });
  await next.getByRole('link', { name: second }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
  await next.getByRole('link', { name: third }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third);
});

test('councils, scholarships and articles lead back to their lists', async ({ page }) => {
  for (const [list, name] of [
    ['/councils', 'Councils'],
    ['/scholarships', 'Scholarships'],
    ['/news', 'News'],
  ]) {
    await page.goto(`${list}`);
    const link = page.getByRole('main').locator(`h2 a[href^="${list}/"], h3 a[href^="${list}/"]`).first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(trail.getByText(title)).toHaveAttribute('aria-current', 'page');
    await trail.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
  }
});
