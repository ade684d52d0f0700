import type { Page } from '@playwright/test';
import type { News, NewsList } from '#generated/types.gen.ts';
import { dataOf } from '../support/impacts.ts';
import { drawPicture } from '../support/uploads.ts';
import { logIn } from './support/community-test.ts';
import { expect, test } from './support/news-test.ts';
import { untilIdle } from './support/page-idle.ts';
import { holdPart, isPart, isPartRequest } from './support/uploading.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });

test('what the editor shows is saved: it is locked while saving', async ({
  page,
  write,
  word,
  admin,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_FAILED/);
  const news = await write({ content: '<p>The tide.</p>' });
  await logIn(page, 'admin', `/admin/news/${news.id}/edit`);
  await text(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' It goes out.');
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/news/${news.id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await held.promise;
    return route.abort();
  });
  // Submitted with Enter: the save button must get the focus.
  await page.getByLabel('Title').fill(`The ${word} report, mended`);
  await page.keyboard.press('Enter');
  const save = page.getByRole('button', { name: 'Save draft' });
  await expect(save).toBeFocused();
  const fields = page.locator('#content');
  await expect(fields).toHaveAttribute('contenteditable', 'false');
  await fields.click({ force: true });
  await page.keyboard.type(' Unseen.');
  await expect(fields).toHaveText('The tide. It goes out.');
  await expect(page.getByRole('button', { name: 'Discard draft' })).toHaveCount(0);

  await save.focus();
  held.resolve();
  await expect(page.getByText('We couldn’t save this article. Your text is still here')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.unrouteAll();
  await text(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Twice.');
  await save.click();
  await expect(page).toHaveURL(/\/admin\/news$/);
  expect(dataOf(await admin.get<News>(`/news/${news.id}`)).content).toBe('<p>The tide. It goes out. Twice.</p>');
});

test('a picture whose dialog was closed during its upload isn’t inserted', async ({ page, write }) => {
  const news = await write({ content: '<p>The tide.</p>' });
  await logIn(page, 'admin', `/admin/news/${news.id}/edit`);
  await text(page).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByLabel('Choose a picture').setInputFiles({
    name: 'creek.png',
    mimeType: 'image/png',
    buffer: await drawPicture(900, 600).png().toBuffer(),
  });
  await dialog.getByLabel('Alt text').fill('A creek');
  await page.route(isPart, holdPart);
  const asked = page.waitForRequest(isPartRequest);
  const stopped = page.waitForEvent('requestfailed', isPartRequest);
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  await asked;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(text(page)).toBeFocused();
  await page.getByLabel('Title').click();
  await stopped;
  await untilIdle(page);
  await expect(text(page).getByRole('figure')).toHaveCount(0);
  await expect(page.getByLabel('Title')).toBeFocused();
});

test('an article edited after a lost response is saved again as the same article', async ({
  page,
  word,
  admin,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_FAILED/);
  await logIn(page, 'admin', '/admin/news/new');
  await page.getByLabel('Title').fill(`The ${word} raport`);
  await text(page).click();
  await page.keyboard.type('The tide.');
  await page.route('**/api/news', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  const save = page.getByRole('button', { name: 'Publish' });
  const listed = async () => dataOf(await admin.get<NewsList>(`/news?search=${word}`)).data;
  await save.click();
  await expect(page.getByText('We couldn’t save this article. Your text is still here')).toBeVisible();
  expect((await listed()).map(({ title }) => title)).toEqual([`The ${word} raport`]);
  await page.getByLabel('Title').fill(`The ${word} report`);
  await save.click();
  await expect(page.getByText('We couldn’t save this article. Your text is still here')).toBeVisible();
  await expect.poll(async () => (await listed()).map(({ title }) => title)).toEqual([`The ${word} report`]);
  await page.unrouteAll();

  // Discarding the draft starts a new article, although the first one was saved.
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await page.getByLabel('Title').fill(`The other ${word} report`);
  await text(page).click();
  await page.keyboard.type('The ebb.');
  // The line moves what is below it, so it has to be there before the button is pressed.
  await expect(page.getByText('Draft saved in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/news$/);
  expect((await listed()).map(({ title, state }) => `${title}: ${state}`).toSorted()).toEqual([
    `The ${word} report: live`,
    `The other ${word} report: draft`,
  ]);
});
