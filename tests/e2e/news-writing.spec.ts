import type { Page } from '@playwright/test';
import type { News, NewsList } from '#generated/types.gen.ts';
import { ATTACKS } from '../domains/news/attacks.ts';
import { RARER_ATTACKS } from '../domains/news/rarer-attacks.ts';
import type { Client } from '../support/client.ts';
import { dataOf } from '../support/impacts.ts';
import { drawPicture } from '../support/uploads.ts';
import { expectAccessible } from './support/accessibility.ts';
import { logIn } from './support/community-test.ts';
import { untilDraftSaved } from './support/drafts.ts';
import { expect, test } from './support/news-test.ts';
import { hasMedia } from './support/uploading.ts';
import { openByLink } from './support/walking.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Text formatting' }).getByRole('button', { name, exact: true });
const picture = async (name = 'delta.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await drawPicture(1200, 800).png().toBuffer(),
});
const findByWord = async (admin: Client, word: string): Promise<News> => {
  const [found] = dataOf(await admin.get<NewsList>(`/news?search=${word}`)).data;
  return dataOf(await admin.get<News>(`/news/${found?.id}`));
};

/** Applies a format, after which the editor has the focus again. */
async function shape(page: Page, name: string) {
  await tool(page, name).click();
  await expect(text(page)).toBeFocused();
}

async function openNew(page: Page, word: string) {
  await logIn(page, 'admin', '/admin/news/new');
  // The editor's code loads after that of the fields above it.
  await expect(tool(page, 'H2 heading')).toBeVisible();
  await page.getByLabel('Title').fill(`The ${word} report`);
}

/** Delays what follows the editor's focus, as on a slow phone. */
const beSlowToFocus = (page: Page) =>
  // Found by its id, since it has no role behind a dialog.
  page.locator('#content').evaluate((editor) => {
    const stall = () => {
      const end = performance.now() + 300;
      while (performance.now() < end);
    };
    editor.addEventListener('focusin', stall, { once: true });
  });

async function addPicture(page: Page, alt: string) {
  await tool(page, 'Picture').click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByLabel('Choose a picture').setInputFiles(await picture());
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  await expect(dialog.getByText('Describe the picture or mark it as decorative.')).toBeVisible();
  await dialog.getByLabel('Alt text').fill(alt);
  await beSlowToFocus(page);
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(text(page)).toBeFocused();
}

test('an article is written, previewed, published and read', async ({ page, word, admin }) => {
  test.slow();
  await openNew(page, word);
  await expect(page.getByLabel('Author')).toHaveValue('Ingrid Solheim');
  await text(page).click();
  await shape(page, 'H2 heading');
  await page.keyboard.type('The tide');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It goes out ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('twice');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' a day.');
  await page.keyboard.press('Enter');
  await shape(page, 'List');
  await page.keyboard.type('Mangroves');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Herons');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await shape(page, 'Quote');
  await page.keyboard.type('Nobody believed it.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await addPicture(page, 'Mud and seedlings');
  await page.keyboard.type('See ');
  await page.keyboard.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel('Address').fill('javascript:alert(1)');
  await link.getByRole('button', { name: 'Add link' }).click();
  await expect(link.getByText('Use an address like')).toBeVisible();
  await link.getByLabel('Address').fill('/impacts');
  await link.getByLabel('Link text').fill('the impacts');
  await link.getByRole('button', { name: 'Add link' }).click();
  await expect(text(page).getByRole('link', { name: 'the impacts' })).toBeVisible();
  await text(page).locator('figcaption').click();
  await page.keyboard.type('The third spring');

  await page.getByLabel('Choose a picture').setInputFiles(await picture('cover.png'));
  await page.getByLabel('Alt text').fill('The creek from above');
  await page.getByLabel('Type').selectOption('Feature');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: `The ${word} report` })).toBeVisible();
  await expect(preview.getByRole('figure').getByRole('img', { name: 'Mud and seedlings' })).toHaveJSProperty(
    'complete',
    true,
  );
  await expect(preview.getByRole('img', { name: 'The creek from above' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to editing' }).click();

  const entries = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/admin\/news$/);
  await expect(page.getByText(`“The ${word} report” is saved`)).toBeVisible();
  // Going back doesn't lead to the editor.
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries);

  const news = await findByWord(admin, word);
  expect(news).toMatchObject({ state: 'live', typeArticle: 'featured', images: { alt: 'The creek from above' } });
  expect(news.content.replace(/<img [^>]*alt=/, '<img alt=')).toBe(
    '<h2>The tide</h2><p>It goes out <strong>twice</strong> a day.</p><ul><li><p>Mangroves</p></li><li><p>Herons</p></li></ul>' +
      '<blockquote><p>Nobody believed it.</p></blockquote>' +
      '<figure><img alt="Mud and seedlings" /><figcaption>The third spring</figcaption></figure>' +
      '<p>See <a href="/impacts">the impacts</a></p>',
  );
  await openByLink(page, `/news/${news.id}/${news.slug}`);
  const shown = page.getByRole('figure').getByRole('img', { name: 'Mud and seedlings' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // Nothing is lost when the article is opened again.
  await openByLink(page, `/admin/news/${news.id}/edit`);
  await expect(text(page).locator('figcaption')).toHaveText('The third spring');
  await page.getByLabel('Title').fill(`The ${word} report, mended`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/admin\/news$/);
  const mended = dataOf(await admin.get<News>(`/news/${news.id}`));
  expect(mended).toMatchObject({ title: `The ${word} report, mended`, content: news.content, state: 'live' });
});

test('a draft is shaped by keyboard and discarded, or survives a reload, with its pictures, until it is saved', async ({
  page,
  word,
  admin,
}) => {
  await openNew(page, word);
  await test.step('the toolbar is one tab stop, with arrow keys inside', async () => {
    await page.keyboard.press('Tab');
    await expect(tool(page, 'H2 heading')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'H3 heading')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tool(page, 'Redo')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'H2 heading')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(text(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tool(page, 'H3 heading')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text(page)).toBeFocused();
    await page.keyboard.type('A heading');
    await expect(text(page).getByRole('heading', { level: 3 })).toHaveText('A heading');
    await expect(tool(page, 'H3 heading')).toHaveAttribute('aria-pressed', 'true');
  });

  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(text(page)).toHaveText('');
  await expect(page.getByLabel('Title')).toHaveValue('');

  await page.getByLabel('Title').fill(`The ${word} report`);
  await text(page).click();
  await page.keyboard.type('Before the picture.');
  await page.keyboard.press('Enter');
  await addPicture(page, 'Mud and seedlings');
  await page.keyboard.type('After it.');
  await expect(page.getByText('Draft saved in this browser.')).toBeVisible();
  await untilDraftSaved(page, 'After it.');
  await page.reload();
  await expect(page.getByText(/We’ve restored your draft/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(`The ${word} report`);
  await expect(text(page)).toContainText('After it.');
  const kept = text(page).getByRole('img', { name: 'Mud and seedlings' });
  await expect.poll(() => kept.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/news$/);
  expect((await findByWord(admin, word)).state).toBe('draft');
  await openByLink(page, '/admin/news/new');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('an article is scheduled by date and time', async ({ page, word, admin }) => {
  await openNew(page, word);
  await text(page).click();
  await page.keyboard.type('Later.');
  await page.getByLabel('Date and time').fill('2999-06-01T09:30');
  const uploaded = page.waitForResponse(hasMedia);
  await page.getByLabel('Choose a picture').setInputFiles(await picture('cover.png'));
  // Wait for the picture: showing and uploading it moves the button, which a press meanwhile would miss.
  await expect(page.getByLabel('Alt text')).toBeVisible();
  await uploaded;
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByLabel('Alt text')).toHaveAccessibleDescription(/or mark it as decorative/);
  await page.getByLabel('Decorative').check();
  await expect(page.getByLabel('Alt text')).toHaveCount(0);
  await expect(page.getByText('Once scheduled, it goes live automatically on 1 Jun 99, 09:30')).toBeVisible();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('It goes live on 1 Jun 99, 09:30.')).toBeVisible();
  const date = await page.evaluate(() => new Date('2999-06-01T09:30').toISOString());
  expect(await findByWord(admin, word)).toMatchObject({ state: 'scheduled', date, images: { alt: '' } });
});

test('errors are listed at the top and beside their fields, and nothing is lost when the server is unreachable', async ({
  page,
  word,
  browserErrors,
}) => {
  browserErrors.expect(/net::ERR_FAILED/);
  await openNew(page, word);
  await page.getByLabel('Title').fill('');
  await page.getByLabel('Author').fill('');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const summary = page.getByRole('region', { name: '3 fields need your attention' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Write some text.' }).click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Something.');
  await page.getByLabel('Title').fill(`The ${word} report`);
  await page.getByLabel('Author').fill('Fatou Ndiaye');
  await page.route('**/api/news', (route) => route.abort());
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('We couldn’t save this article. Your text is still here')).toBeVisible();
  await expect(text(page)).toHaveText('Something.');
  await page.unroute('**/api/news');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/news$/);
});

/** Pastes HTML as if it was copied from another page. */
const paste = (page: Page, htmls: readonly string[]) =>
  text(page).evaluate((field, pasted) => {
    for (const html of pasted) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
  }, htmls);

test('pasted text is sanitised before it is inserted', async ({ page, word, browserErrors, server }) => {
  // What the browser already blocks while parsing.
  browserErrors.expect(/Applying inline style violates|Setting the document's base URI/);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  await openNew(page, word);
  await page.evaluate(() => Object.assign(window, { attacked: () => document.body.setAttribute('data-attacked', '') }));
  await text(page).click();
  await paste(page, [
    '<h1 style="color:red">Title</h1><p onclick="attacked()">Some <b>bold</b> <a href="javascript:attacked()">words</a></p>' +
      '<img src="x" onerror="attacked()"><script>attacked()</script>',
  ]);
  await expect(text(page)).toContainText('Some bold words');
  await expect(text(page).locator('strong')).toHaveText('bold');

  await paste(
    page,
    [...ATTACKS, ...RARER_ATTACKS].map(({ html }) => html),
  );
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Nothing happened.');
  await expect(text(page)).toContainText('Nothing happened.');
  const brought = await text(page).evaluate((field) => {
    const elements = [...field.querySelectorAll('*')];
    return {
      tags: elements.map(({ localName }) => localName),
      attributes: elements.flatMap((element) => element.getAttributeNames()),
      links: elements.flatMap((element) => element.getAttribute('href') ?? []),
    };
  });
  expect(
    brought.tags.filter(
      (tag) => !/^(h[2-4]|p|br|[uo]l|li|blockquote|a|strong|em|code|figure|figcaption|img)$/.test(tag),
    ),
  ).toEqual([]);
  expect(brought.attributes.filter((name) => /^(on|style|id|name|src)/.test(name))).toEqual([]);
  expect(brought.links.filter((link) => !/^(https?:\/\/|mailto:|\/(?![/\\]))/.test(link))).toEqual([]);
  await expect(page.locator('body')).not.toHaveAttribute('data-attacked');
  expect(foreign).toEqual([]);
});
