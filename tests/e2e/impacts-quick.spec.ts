/** Logging an impact on one screen, from a photo and a sentence. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Impact } from '#generated/types.gen.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { untilDraftSaved } from './support/drafts.ts';
import { untilIdle } from './support/page-idle.ts';
import { REFUSED, refuseCalls } from './support/refused-calls.ts';
import { expect, logIn, test } from './support/review-test.ts';

const QUICK = '/dashboard/impacts/new?step=quick';
const PHONE = { width: 390, height: 844 };
const words = (page: Page) => page.getByLabel('What did you do?');
const title = (page: Page) => page.getByLabel('Title');
const kind = (page: Page) => page.getByLabel('Kind of activity');
const day = (page: Page) => page.getByLabel('Start date');
const place = (page: Page) => page.getByRole('combobox', { name: /^(Place|Ort)/ });
const PROPOSED = /Proposed/;

/** In Bergen, on 4 May 2023. */
const IN_BERGEN = {
  IFD2: { DateTimeOriginal: '2023:05:04 10:00:00' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 23/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 19/1 0/1' },
};

async function addPhoto(page: Page, exif?: typeof IN_BERGEN): Promise<void> {
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } }).jpeg();
  const buffer = await (exif ? picture.withExif(exif) : picture).toBuffer();
  await page
    .getByLabel('Choose pictures or documents')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
}

/** @returns the impact that was logged. */
async function submit(page: Page): Promise<Impact> {
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/impact'));
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const { data } = await (await sent).json();
  await page.waitForURL('**/impacts/*/*');
  return data;
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a member logs an impact from a photo and a sentence', async ({ page, word }) => {
    await logIn(page, 'owner', '/dashboard');
    await page.getByRole('link', { name: 'Quick log' }).click();
    await expect(page.getByText('Take a photo')).toBeVisible();
    await expect(page.getByLabel('Take a photo')).toHaveAttribute('capture', 'environment');
    await addPhoto(page, IN_BERGEN);
    await expect(day(page)).toHaveValue('2023-05-04');
    await expect(day(page)).toHaveAccessibleDescription(/Proposed From your photo/);
    await expect(place(page)).toHaveValue('Bergen, Norway');
    await words(page).fill(`Homework help for twelve pupils in the ${word} library. It was fun.`);
    await expect(title(page)).toHaveValue(`Homework help for twelve pupils in the ${word} library`);
    await expect(kind(page)).toHaveAccessibleDescription(/Because you wrote “Homework”/);
    await expect(kind(page).locator('option:checked')).toHaveText('Teaching');
    await expect(page.getByRole('checkbox', { name: /4 Quality education/ })).toBeChecked();
    await expect(page.getByText('We filled in 5 fields for you.')).toBeVisible();
    await expectAccessibleInBothThemes(page);

    await title(page).fill(`Homework club ${word}`);
    await expect(title(page)).not.toHaveAccessibleDescription(PROPOSED);
    await words(page).press('End');
    await words(page).pressSequentially(' Again next week.');
    await expect(page.getByText('We filled in 4 fields for you.')).toBeVisible();
    await expect(title(page)).toHaveValue(`Homework club ${word}`);
    const impact = await submit(page);
    expect(impact).toMatchObject({
      title: `Homework club ${word}`,
      startDate: '2023-05-04',
      location: 'Bergen, Norway',
      place: { name: 'Bergen', countryCode: 'NO' },
      eventType: { name: 'Teaching' },
      sdgs: [4],
    });
    expect(impact.media).toHaveLength(1);
  });
});

test('without a day and place in the photo, today and the profile’s place are proposed', async ({ page, word }) => {
  await logIn(page, 'owner', '/dashboard/impacts/new');
  await page
    .getByRole('navigation', { name: 'Ways to log an impact' })
    .getByRole('link', { name: 'Quick log' })
    .click();
  await expect(words(page)).toBeVisible();
  await expect(day(page)).toHaveValue('');
  await addPhoto(page);
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await expect(day(page)).toHaveValue(today);
  await expect(day(page)).toHaveAccessibleDescription(/Today, as no photo names a day/);
  await expect(place(page)).toHaveAccessibleDescription(/From your profile/);
  await expect(place(page)).not.toHaveValue('');
  await words(page).fill(`Homework ${word}`);
  await expect(kind(page)).toHaveAccessibleDescription(/Because you wrote “Homework”/);
  await page.getByRole('button', { name: 'All 17 goals' }).click();
  await page.getByRole('checkbox', { name: /17 Partnerships/ }).check();
  await expect(page.getByRole('group', { name: 'Goals' })).not.toHaveAccessibleDescription(PROPOSED);
  await expectAccessible(page);
  expect((await submit(page)).sdgs).toEqual([4, 17]);
});

test('the seven steps open with everything, still marked, and lead back', async ({ page, word }) => {
  await logIn(page, 'owner', QUICK);
  await addPhoto(page, IN_BERGEN);
  await words(page).fill(`Homework help ${word}`);
  await expect(kind(page)).toHaveAccessibleDescription(PROPOSED);
  await page.getByRole('button', { name: 'Add people, numbers and more' }).click();
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: 'What' }).click();
  await expect(title(page)).toHaveValue(`Homework help ${word}`);
  await expect(kind(page)).toHaveAccessibleDescription(/Because you wrote “Homework”/);
  await expect(page.getByLabel('Description')).toHaveValue(`Homework help ${word}`);
  await steps.getByRole('link', { name: 'When' }).click();
  await expect(page.getByLabel('Start date')).toHaveValue('2023-05-04');
  await page.getByLabel('Start date').fill('2023-05-03');
  await expect(page.getByLabel('Start date')).not.toHaveAccessibleDescription(PROPOSED);
  await steps.getByRole('link', { name: 'Pictures' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'IMG_1.jpg' })).toBeVisible();
  await untilDraftSaved(page, '2023-05-03');
  await page.goto(QUICK);
  await expect(words(page)).toHaveValue(`Homework help ${word}`);
  await expect(kind(page)).toHaveAccessibleDescription(PROPOSED);
  await expect(day(page)).toHaveValue('2023-05-03');
  await expect(day(page)).not.toHaveAccessibleDescription(PROPOSED);
});

test('what is missing is said beside its field', async ({ page }) => {
  await logIn(page, 'owner', QUICK);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const summary = page.getByRole('region', { name: '5 fields need your attention' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveURL(/step=quick/);
  await expect(words(page)).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link', { name: /Goals|goal/ }).click();
  await expect(page.locator('#sdgs')).toBeFocused();
  await expectAccessible(page);
});

test('without an answer, the fields can be filled in by hand, and a returning connection is asked again', async ({
  page,
  context,
  browserErrors,
  word,
}) => {
  browserErrors.expect(REFUSED);
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await logIn(page, 'owner', QUICK);
  const letThrough = await refuseCalls(page, '**/api/impact/proposal');
  await words(page).fill(`Homework help ${word}`);
  await expect(page.getByText('We couldn’t propose more.')).toBeVisible();
  await expect(title(page)).toHaveValue(`Homework help ${word}`);
  await expect(day(page)).not.toHaveValue('');
  await expect(kind(page)).toHaveValue('');
  await letThrough();
  await untilIdle(page);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(kind(page)).toHaveAccessibleDescription(PROPOSED);
});
