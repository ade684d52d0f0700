import type { Page } from '@playwright/test';
import type { News } from '#generated/types.gen.ts';
import { dataOf } from '../support/impacts.ts';
import { setLive, updateNews } from '../support/news.ts';
import { drawPicture } from '../support/uploads.ts';
import { expectAccessible } from './support/accessibility.ts';
import { logIn } from './support/community-test.ts';
import { expect, test } from './support/news-test.ts';

const CHANGED = 'This article has changed since you opened it';

async function openEditor(page: Page, { id }: News) {
  await logIn(page, 'admin', `/admin/news/${id}/edit`);
}

test('an editor is told when someone else changes the article', async ({ page, write, admin, server }) => {
  const news = await write();
  await openEditor(page, news);
  await page.getByLabel('Title').fill('What I make of it');
  await expect(page.getByText('Draft saved in this browser.')).toBeVisible();
  dataOf(await updateNews(server.origin, admin, news.id, { title: 'What another makes of it' }));
  await page.reload();
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('What I make of it');
  await page.getByRole('button', { name: 'Discard mine and load the new one' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('What another makes of it');
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByText(CHANGED)).toBeHidden();
});

test('saving doesn’t republish a withdrawn article until the editor confirms', async ({
  page,
  write,
  word,
  admin,
  browserErrors,
}) => {
  browserErrors.expect(/409/);
  const news = await write({ isLive: true });
  await openEditor(page, news);
  await page.getByLabel('Title').fill(`The ${word} report, mended`);
  dataOf(await setLive(admin, news.id, false));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(CHANGED)).toBeInViewport();
  const notice = page.getByRole('status').filter({ hasText: CHANGED });
  await expect(notice.getByRole('definition')).toHaveText([news.title, 'Not published']);
  await expect(page.getByLabel('Title')).toHaveValue(`The ${word} report, mended`);
  const read = async () => dataOf(await admin.get<News>(`/news/${news.id}`));
  expect(await read()).toMatchObject({ state: 'withdrawn', title: news.title });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Keep my version' }).click();
  await expect(page.getByText(CHANGED)).toBeHidden();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/news$/);
  expect(await read()).toMatchObject({ state: 'withdrawn', title: `The ${word} report, mended` });
});

test('of two editors, the second sees what the first saved and can overwrite it', async ({
  page,
  write,
  word,
  admin,
  server,
  browserErrors,
}) => {
  browserErrors.expect(/409/);
  const news = await write();
  await openEditor(page, news);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.type('Mine. ');
  dataOf(await updateNews(server.origin, admin, news.id, { content: `<p>Theirs of ${word}.</p>` }));
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expect(text).toContainText('Mine. ');
  await page.getByRole('button', { name: 'Discard mine and load the new one' }).click();
  await expect(text).toHaveText(`Theirs of ${word}.`);
  await text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' And mine.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/news$/);
  expect(dataOf(await admin.get<News>(`/news/${news.id}`)).content).toBe(`<p>Theirs of ${word}. And mine.</p>`);
});

test('discarding a draft whose save succeeded unnoticed leaves the article’s pictures', async ({
  page,
  write,
  admin,
  browserErrors,
}) => {
  browserErrors.expect(/409|net::ERR_FAILED/);
  const news = await write({ isLive: true });
  await openEditor(page, news);
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'creek.png',
    mimeType: 'image/png',
    buffer: await drawPicture(900, 600).png().toBuffer(),
  });
  await page.getByLabel('Alt text').fill('The creek from above');
  await page.route(`**/api/news/${news.id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('We couldn’t save this article. Your text is still here')).toBeVisible();
  await page.unrouteAll();
  const read = async () => dataOf(await admin.get<News>(`/news/${news.id}`));
  const { images } = await read();
  expect(images?.alt).toBe('The creek from above');

  await page.getByLabel('Title').fill('One letter more');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(CHANGED)).toBeVisible();
  const asked = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Discard mine and load the new one' }).click();
  expect((await asked).status()).toBe(409);
  expect((await read()).images?.id).toBe(images?.id);
  await expect(page.getByLabel('Title')).toHaveValue(news.title);
  await expect(page.getByLabel('Alt text')).toHaveValue('The creek from above');
});
