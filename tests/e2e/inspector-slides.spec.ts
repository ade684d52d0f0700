/** Plays a walk as slides of screens whose pictures are taken here, and opens the file that the slides are saved as. */
import { pathToFileURL } from 'node:url';
import { forgotPasswordMap } from '../flows/forgot-password.ts';
import { takePictures } from '../flows/pictures/take-pictures.ts';
import { planViews } from '../flows/plan.ts';
import { test } from '../flows/stage.ts';
import { takeWalk } from '../flows/take-walk.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect } from './support/browser-test.ts';

test('a walk is played as slides of the real screens, and saved as one file', async ({ page, stage, context }) => {
  test.slow();
  const [first] = planViews(forgotPasswordMap);
  if (!first) throw new Error('No walk is planned');
  await takeWalk(forgotPasswordMap, first, stage, (state, event) =>
    takePictures(page, { machine: 'forgotPassword', state, event, language: 'en' }),
  );

  await page.goto('/inspector?flow=forgotPassword&mode=walk');
  const panel = page.getByRole('complementary');
  await panel.getByLabel('Walk to').selectOption({ value: 'forgotPassword.sent' });
  await panel.getByRole('button', { name: 'Show as slides' }).click();
  const show = page.getByRole('dialog');
  const picture = (state: string) => show.getByRole('img', { name: `The screen of “${state}”` });
  await expect(show).toContainText('1 of 3');
  await expect(picture('Editing')).toHaveJSProperty('naturalWidth', 1440);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(show).toContainText('2 of 3');
  await expect(show).toContainText('Form submitted');
  await expect(picture('Submitting')).toBeVisible();
  await show.getByRole('button', { name: 'Next' }).click();
  await expect(picture('Sent')).toBeVisible();
  await expect(show.getByRole('progressbar')).toHaveAttribute('value', '3');
  await show.getByText('Phone, 390 px').click();
  await expect(picture('Sent')).toHaveJSProperty('naturalWidth', 390);

  const download = page.waitForEvent('download');
  await show.getByRole('button', { name: 'Export as one file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('forgotPassword-slides.html');
  await page.keyboard.press('Escape');
  await expect(show).toHaveCount(0);

  // Opened by itself, it asks for nothing else.
  const path = test.info().outputPath(file.suggestedFilename());
  await file.saveAs(path);
  const saved = await context.newPage();
  const asked: string[] = [];
  saved.on('request', (request) => asked.push(new URL(request.url()).protocol));
  await saved.goto(pathToFileURL(path).href);
  await expect(saved.getByRole('heading', { level: 2 })).toHaveText('Editing');
  await expect(saved.getByRole('img')).toHaveJSProperty('naturalWidth', 1440);
  await saved.keyboard.press('ArrowRight');
  await expect(saved.getByRole('heading', { level: 2 })).toHaveText('Submitting');
  await saved.getByLabel('Size of the screen').selectOption({ label: 'Phone, 390 px' });
  await saved.getByRole('button', { name: 'Next' }).click();
  await expect(saved.getByRole('heading', { level: 2 })).toHaveText('Sent');
  await expect(saved.getByRole('img')).toHaveJSProperty('naturalWidth', 390);
  await expectAccessible(saved);
  await saved.emulateMedia({ media: 'print' });
  await expect(saved.getByRole('heading', { level: 2 })).toHaveCount(3);
  expect(asked.filter((protocol) => protocol !== 'data:')).toEqual(['file:']);
  await saved.close();
});

test('slides of a flow without a screen show its states on the chart', async ({ page }) => {
  await page.goto('/inspector?flow=session&mode=walk');
  await page.getByRole('button', { name: 'Show as slides' }).click();
  const show = page.getByRole('dialog');
  await expect(show).toContainText('This flow runs without a screen of its own');
  await expect(show.locator('[data-active]')).toHaveAttribute('data-state', 'session.signedOut');
  await expectAccessible(page);
});
