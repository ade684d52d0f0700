/** The community's own mark and its picture for link previews, from their upload to what visitors see. */

import type { Page } from '@playwright/test';
import { drawPicture } from '../support/uploads.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { expectFitsSmall } from './support/fitting.ts';

// A server for tests of the settings: others look at the mark that comes with it.
test.use({ serverEnv: { ERASE_AFTER_DAYS: '90' } });

const svgOf = (content: string) => ({
  name: 'mark.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${content}</svg>`),
});
const MARK = svgOf('<path fill="#a00" d="M4 4h16v16H4z"/>');
const DARK_MARK = svgOf('<path fill="#faa" d="M4 4h16v16H4z"/>');

test('an admin gives the community its mark and a picture for link previews', async ({
  page,
  newVisitor,
  browserErrors,
}) => {
  test.slow();
  const visitor = await (await newVisitor()).newPage();
  await logIn(page, 'admin');
  await page.goto('/admin/settings/community/look');
  const mark = page.getByRole('group', { name: 'Mark' });

  await test.step('what a mark can’t have is refused by its name, and a text before it is sent', async () => {
    browserErrors.expect(/422/);
    await mark.getByLabel('Choose a mark').setInputFiles(svgOf('<text>Tide</text>'));
    await expect(mark.getByRole('alert')).toContainText('A mark can’t have <text>.');
    await mark
      .getByLabel('Choose a mark')
      .setInputFiles({ name: 'mark.txt', mimeType: 'text/plain', buffer: Buffer.from('a mark') });
    await expect(mark.getByRole('alert')).toHaveText('Choose an SVG or a PNG.');
    await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('a mark is shown before it is saved, and is everyone’s afterwards', async () => {
    await mark.getByLabel('Choose a mark').setInputFiles(MARK);
    await mark.getByLabel('Choose another one for dark colours').setInputFiles(DARK_MARK);
    await expect(mark.getByRole('button', { name: 'Use the same one for dark colours' })).toBeVisible();
    await expect(brandOf(page).locator('svg')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectFitsSmall(page, 'the look');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved, and at work everywhere.')).toBeVisible();
    await expect(page.getByText('Mark: from “the default” to “its own”')).toBeVisible();
    await expect.poll(() => colourOf(page)).toBe('#a00');
    await visitor.goto('/');
    await expect.poll(() => colourOf(visitor)).toBe('#a00');
    await visitor.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => colourOf(visitor)).toBe('#faa');
    await visitor.goto('/auth/login');
    await expect.poll(() => colourOf(visitor)).toBe('#faa');
  });

  await test.step('a picture for link previews is that of the home page', async () => {
    const picture = page.getByRole('group', { name: 'Picture for link previews' });
    const buffer = await drawPicture(1300, 900).jpeg().toBuffer();
    await picture.getByLabel('Choose a picture').setInputFiles({ name: 'us.jpg', mimeType: 'image/jpeg', buffer });
    await expect(picture.getByLabel('Choose another picture')).toBeAttached();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Picture for link previews: from “the default” to “its own”')).toBeVisible();
    await visitor.goto('/');
    await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/look\/[\w-]{22}\.jpg$/);
  });

  await test.step('a change is undone by one press', async () => {
    await page.getByRole('button', { name: 'Undo the change of “Mark”' }).click();
    await expect(page.getByText('Mark: from “its own” to “the default”')).toBeVisible();
    await expect(brandOf(page).locator('svg')).toBeVisible();
    await visitor.goto('/');
    await expect(brandOf(visitor).locator('svg')).toBeVisible();
  });
});

/** By its address: the server is shared with other tests of the settings, and one of them names the community. */
const brandOf = (page: Page) => page.getByRole('banner').locator('a[href="/"]');

/** The paint of the mark in the header that is shown, as its file says it. */
async function colourOf(page: Page): Promise<string | undefined> {
  const src = await brandOf(page).locator('img:visible').getAttribute('src');
  const file = await page.request.get(src ?? '');
  return /fill="(#\w+)"/.exec(await file.text())?.[1];
}
