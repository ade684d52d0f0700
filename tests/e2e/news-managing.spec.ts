import type { Page } from '@playwright/test';
import type { News } from '#generated/types.gen.ts';
import { dataOf } from '../support/impacts.ts';
import { setLive } from '../support/news.ts';
import { expectAccessible } from './support/accessibility.ts';
import { logIn } from './support/community-test.ts';
import { expectFits } from './support/fitting.ts';
import { expect, test } from './support/news-test.ts';
import { openByLink } from './support/walking.ts';

const rowOf = (page: Page, { title }: Pick<News, 'title'>) => page.getByRole('row').filter({ hasText: title });
const shownSwitch = (page: Page, news: Pick<News, 'title'>) => rowOf(page, news).getByRole('switch');

const openList = (page: Page, search: string) => logIn(page, 'admin', `/admin/news?search=${search}`);

test('the switch responds immediately, and rolls back and says so when it fails', async ({
  page,
  write,
  word,
  admin,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_FAILED|409/);
  const news = await write();
  const failing = await write({ title: `The ${word} plan`, isLive: true, date: '2999-01-01T08:00:00.000Z' });
  const deleted = await write({ title: `The ${word} note` });
  const withdrawn = `/admin/news?search=${word}&state=withdrawn`;
  await logIn(page, 'admin', withdrawn);
  await expect(rowOf(page, news)).toHaveCount(0);
  await openByLink(page, `/admin/news?search=${word}`);
  await expect(rowOf(page, news).getByText('Draft', { exact: true })).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await page.route(`**/api/news/${news.id}?*`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await shownSwitch(page, news).press('Space');
  await expect(shownSwitch(page, news)).toBeChecked();
  await expect(rowOf(page, news).getByText('Live', { exact: true })).toBeVisible();
  answer.resolve();
  await expect.poll(async () => dataOf(await admin.get<News>(`/news/${news.id}`)).state).toBe('live');
  await shownSwitch(page, news).click();
  await expect(rowOf(page, news).getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect.poll(async () => dataOf(await admin.get<News>(`/news/${news.id}`)).state).toBe('withdrawn');

  await test.step('without a response', async () => {
    const { title, id } = failing;
    await expect(rowOf(page, failing).getByText('Scheduled', { exact: true })).toBeVisible();
    await page.route(`**/api/news/${id}?*`, (route) => route.abort());
    await shownSwitch(page, failing).click();
    await expect(page.getByText(`We couldn’t withdraw “${title}”`)).toBeVisible();
    await expect(shownSwitch(page, failing)).toBeChecked();
    await expect(rowOf(page, failing).getByText('Scheduled', { exact: true })).toBeVisible();
  });

  await test.step('an outdated list doesn’t restore a deleted article', async () => {
    const { title, id } = deleted;
    await expect(rowOf(page, deleted)).toBeVisible();
    dataOf(await admin.call('DELETE', `/news/${id}`));
    await shownSwitch(page, deleted).click();
    await expect(page.getByText(`We couldn’t publish “${title}”`)).toBeVisible();
    await expect(page.getByText('This article is deleted. Restore it first.')).toBeVisible();
    await expect(rowOf(page, deleted)).toHaveCount(0);
    expect(dataOf(await admin.get<News>(`/news/${id}`)).state).toBe('deleted');
  });

  await openByLink(page, withdrawn);
  await expect(rowOf(page, news)).toBeVisible();
});

test('a deletion asks once, can be undone, and deleted articles can be restored later', async ({
  page,
  write,
  word,
  admin,
}) => {
  const news = await write({ isLive: true });
  await openList(page, word);
  const remove = page.getByRole('button', { name: `Delete “${news.title}”` });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Delete this article' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page, question);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Delete article' }).click();
  await expect(rowOf(page, news)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, news).getByText('Live', { exact: true })).toBeVisible();
  expect(dataOf(await admin.get<News>(`/news/${news.id}`)).state).toBe('live');

  await remove.click();
  await question.getByRole('button', { name: 'Delete article' }).click();
  await page.getByRole('navigation', { name: 'Filter by state' }).getByRole('link', { name: 'Deleted' }).click();
  await expect(page).toHaveURL(/state=deleted/);
  await expect(rowOf(page, news)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Restore “${news.title}”` }).click();
  await expect(page.getByRole('heading', { name: 'No deleted articles' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(dataOf(await admin.get<News>(`/news/${news.id}`)).state).toBe('withdrawn');
});

test('filters live in the address and come back with it', async ({ page, write, word, admin }) => {
  const draft = await write({ title: `A ${word} draft`, typeArticle: 'story' });
  const live = await write({ title: `B ${word} live`, typeArticle: 'interview' });
  dataOf(await setLive(admin, live.id, true));
  await logIn(page, 'admin');
  await page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: 'News', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByLabel('Type').selectOption('Story');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Sort by').selectOption('By title');
  await expect(page).toHaveURL(/type=story.*sort=title/);
  await page.reload();
  await expect(page.getByLabel('Type')).toHaveValue('story');
  await expect(rowOf(page, draft)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('navigation', { name: 'Filter by state' }).getByRole('link', { name: 'Withdrawn' }).click();
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(page.getByRole('link', { name: 'The delta that grew back', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('works on a phone: nothing scrolls sideways at 320 pixels', async ({ page, write, word }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const news = await write();
  await logIn(page, 'admin', '/admin/news?state=deleted');
  for (const path of ['/admin/news?state=deleted', '/admin/news/new', `/admin/news?search=${word}`]) {
    await openByLink(page, path);
    await expectFits(page, path);
  }
  await shownSwitch(page, news).click();
  await expect(rowOf(page, news).getByText('Live', { exact: true })).toBeVisible();
});

test('an article withdrawn by someone else is still withdrawn after its deletion is undone', async ({
  page,
  write,
  word,
  admin,
}) => {
  const news = await write({ isLive: true });
  await openList(page, word);
  await expect(rowOf(page, news).getByText('Live', { exact: true })).toBeVisible();
  dataOf(await setLive(admin, news.id, false));
  await page.getByRole('button', { name: `Delete “${news.title}”` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete article' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, news).getByText('Withdrawn', { exact: true })).toBeVisible();
  expect(dataOf(await admin.get<News>(`/news/${news.id}`)).state).toBe('withdrawn');
});
