import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { decide } from '../support/impacts.ts';
import { dayFromNow } from '../support/opportunities.ts';
import { pictureFile } from '../support/uploads.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { addressOf } from './support/casts.ts';
import { untilDraftSaved, untilNoDrafts } from './support/drafts.ts';
import { untilIdle } from './support/page-idle.ts';
import { expect, logIn, test } from './support/review-test.ts';
import { hasMedia, holdFirstPart, isPart, isPartRequest } from './support/uploading.ts';
import { openByLink } from './support/walking.ts';

const NEW = '/dashboard/impacts/new';
const DAY = dayFromNow(-3);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const question = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const step = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const send = (page: Page) => page.getByRole('button', { name: 'Submit for review' });

async function fillWhat(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Kind of activity').selectOption({ label: 'Planting' });
  await page.getByLabel('Description').fill('Sixty neighbours planted red mangroves.\n\nThe school counted them.');
}

/** Checks that an impact can be shared as a picture with alt text, which can be downloaded, and as a link. */
async function expectShareable(page: Page, title: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this impact' });
  await expect(dialog.getByRole('img')).toHaveAccessibleName(
    new RegExp(`^${title}\\. .*: 24 hours, 100 trees, Climate action`),
  );
  await expectAccessible(page, dialog);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download picture' }).click();
  const picture = await readFile(await (await saved).path());
  const { width, height } = await sharp(picture).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  // Something is drawn on the picture: an empty canvas has a single colour.
  expect((await sharp(picture).stats()).entropy).toBeGreaterThan(1);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^http.*\/impacts\/[0-9a-f-]{36}\/[a-z0-9-]+$/,
  );
  await dialog.getByText('Embed', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Copy code' }).click();
  await expect(dialog.getByText('Code copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^<iframe src="http.*\/embed\/impacts\/[0-9a-f-]{36}" .*><\/iframe>$/,
  );
}

async function addPicture(page: Page, name = 'mangroves.jpg'): Promise<Locator> {
  const file = await pictureFile(name);
  const buffer = Buffer.from(await file.arrayBuffer());
  await page.getByLabel('Choose pictures or documents').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toBeVisible();
  return card;
}

test('a member logs an impact with a picture and sees it pending', async ({ page, word }) => {
  await logIn(page, 'owner', NEW);
  await fillWhat(page, `Mangroves ${word}`);
  await goOn(page);
  await expect(question(page)).toHaveText('When and where did it happen?');
  await expect(question(page)).toBeFocused();
  await page.getByLabel('Start date').fill(DAY);
  await page.getByLabel('Place').fill('Ziguinchor, Senegal');
  await goOn(page);
  await page.getByRole('checkbox', { name: /Climate action/ }).check();
  await page.getByRole('checkbox', { name: /Life on land/ }).check();
  await goOn(page);
  await page.getByRole('combobox', { name: 'Find a member' }).fill('tanaka');
  await page.getByRole('option', { name: /Keiko Tanaka/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Keiko Tanaka' })).toBeVisible();
  // An address that was typed but not added isn't dropped.
  const address = page.getByLabel('Or add by email address');
  await address.fill('friend@example.com');
  await step(page, 'Goals').click();
  await step(page, 'People').click();
  await goOn(page);
  await expect(page.getByText('Choose “Find or invite” to add this person, or clear the field.')).toBeVisible();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('friend@example.com');
  await address.fill(addressOf('judge'));
  await page.getByRole('button', { name: 'Find or invite' }).click();
  await expect(page.getByText('Keiko Tanaka is already on the list', { exact: true })).toBeVisible();
  await expect(address).toHaveValue('');
  await goOn(page);
  await page.getByLabel('Hours given').fill('24');
  await page.getByLabel('Trees planted').fill('1,500');
  await expect(page.getByText('42 points once verified')).toBeVisible();
  await goOn(page);
  const card = await addPicture(page);
  await card.getByLabel('Alt text').fill('Children planting at low tide');
  await card.getByLabel('Alt text').blur();
  await expect(card.getByText('Uploaded', { exact: true })).toBeVisible();
  await goOn(page);
  await expect(question(page)).toHaveText('Ready to submit?');
  await expect(page.getByText('24 hours, 1,500 trees')).toBeVisible();
  await send(page).click();

  await page.waitForURL('**/impacts/*/mangroves-*');
  await expect(heading(page)).toHaveText(`Mangroves ${word}`);
  const thanks = page.getByRole('status').filter({ hasText: 'Thank you. Your impact is with the judges.' });
  await expect(thanks).toContainText('A judge will review it.');
  await expect(thanks).toContainText('each of you earns 42 points');
  await expect(page.getByRole('button', { name: 'View picture 1 of 1: Children planting at low tide' })).toBeVisible();
  await openByLink(page, '/dashboard/impacts');
  await expect(page.getByRole('listitem').filter({ hasText: word })).toContainText('Awaiting review');
  await page.goBack();
  await thanks.getByRole('link', { name: 'Log another impact' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('a draft survives a reload with its picture, and is listed first until it is discarded', async ({
  page,
  word,
}) => {
  await logIn(page, 'owner', NEW);
  await page.getByLabel('Title').pressSequentially('Without a pause', { delay: 30 });
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Without a pause');
  const tab = await page.context().newPage();
  await tab.goto(NEW);
  await tab.getByLabel('Title').fill('From another tab');
  await expect(page.getByLabel('Title')).toHaveValue('From another tab');
  await fillWhat(page, `Half written ${word}`);
  await expect(tab.getByLabel('Description')).toHaveValue(/Sixty neighbours/);
  await expect(tab.getByLabel('Title')).toHaveValue(`Half written ${word}`);
  await tab.close();
  await step(page, 'Pictures').click();
  const card = await addPicture(page);
  await expect(card.getByText('Uploaded', { exact: true })).toBeVisible();
  const again = page.waitForResponse('**/api/media/alt/*');
  await card.getByLabel('Alt text').fill('A row of seedlings');
  await card.getByLabel('Alt text').blur();
  await expect(page.getByText('Draft saved in this browser.')).toBeVisible();
  await untilDraftSaved(page, 'A row of seedlings');
  expect((await (await again).json()).data).toMatchObject({ alt: 'A row of seedlings' });
  await page.reload();
  await expect(page.getByText(/We’ve restored your draft/)).toBeVisible();
  await expect(page.getByLabel('Alt text')).toHaveValue('A row of seedlings');
  const preview = page.getByRole('listitem').filter({ hasText: 'mangroves.jpg' }).locator('img');
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await page.goBack();
  await expect(page.getByLabel('Title')).toHaveValue(`Half written ${word}`);
  await expect(page.getByLabel('Description')).toHaveValue(/Sixty neighbours/);

  const listed = page.getByRole('region', { name: 'Your draft' });
  for (const path of ['/dashboard', '/dashboard/impacts']) {
    await openByLink(page, path);
    await expect(listed).toContainText(`Half written ${word}`);
  }
  await page.getByRole('link', { name: 'Continue draft' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`Half written ${word}`);
  await step(page, 'People').click();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(step(page, 'People')).not.toContainText('(done)');
  await untilNoDrafts(page);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await openByLink(page, '/dashboard/impacts');
  await expect(heading(page)).toHaveText('My impacts');
  await untilIdle(page);
  await expect(listed).toHaveCount(0);
});

test('pictures are ordered, dropped, described and resumed', async ({ page, context, browserErrors }) => {
  await logIn(page, 'owner', `${NEW}?step=pictures`);
  await expect(question(page)).toBeVisible();
  const cardOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const untilUploaded = (name: string) => expect(cardOf(name).getByText('Uploaded', { exact: true })).toBeVisible();

  await test.step('an unsupported file is reported before it is sent', async () => {
    const input = page.getByLabel('Choose pictures or documents');
    await input.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') });
    await expect(page.getByText('notes.jpg is not a JPEG, PNG, WebP, AVIF or PDF file.')).toBeVisible();
  });

  await test.step('the order changes by keyboard', async () => {
    await addPicture(page, 'first.jpg');
    await addPicture(page, 'second.jpg');
    await expect(page.getByText('first.jpg, shown first')).toBeVisible();
    await page.getByRole('button', { name: 'Move second.jpg up' }).press('Enter');
    await expect(page.getByText('second.jpg, shown first')).toBeVisible();
    await expect(cardOf('second.jpg')).toBeFocused();
    await page.getByRole('button', { name: 'Remove first.jpg' }).press('Enter');
    await expect(cardOf('first.jpg')).toHaveCount(0);
    await expect(cardOf('second.jpg')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('dropped anywhere on the page, it uploads immediately', async () => {
    const bytes = [...new Uint8Array(await (await pictureFile('dropped.jpg')).arrayBuffer())];
    const dataTransfer = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], 'dropped.jpg', { type: 'image/jpeg' }));
      return transfer;
    }, bytes);
    await heading(page).dispatchEvent('dragover', { dataTransfer });
    await heading(page).dispatchEvent('drop', { dataTransfer });
    await untilUploaded('dropped.jpg');
    await untilUploaded('second.jpg');
  });

  await test.step('alt text describes the picture that is there, without uploading it again', async () => {
    const uploaded = page.waitForResponse(hasMedia);
    const card = await addPicture(page, 'described.jpg');
    const { media } = (await (await uploaded).json()).data;
    await untilUploaded('described.jpg');
    const again = page.waitForResponse('**/api/media/alt/*');
    await card.getByLabel('Alt text').fill('A ditch before the rain');
    await card.getByLabel('Alt text').blur();
    const described = (await (await again).json()).data;
    expect(described).toMatchObject({ id: media.id, alt: 'A ditch before the rain' });
    await untilUploaded('described.jpg');
  });

  await test.step('one that is removed while it uploads holds up no other', async () => {
    await page.route(isPart, holdFirstPart());
    const sent = page.waitForRequest(isPartRequest);
    const stopped = page.waitForEvent('requestfailed', isPartRequest);
    await addPicture(page, 'removed.jpg');
    await sent;
    await addPicture(page, 'next.jpg');
    await page.getByRole('button', { name: 'Remove removed.jpg' }).click();
    await stopped;
    await page.unroute(isPart);
    await untilUploaded('next.jpg');
  });

  await test.step('an interrupted upload resumes by itself', async () => {
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await untilIdle(page);
    await context.setOffline(true);
    const first = await addPicture(page, 'offline.jpg');
    await expect(first).toContainText('The connection was lost. The upload goes on by itself.');
    await context.setOffline(false);
    await untilUploaded('offline.jpg');

    await page.route(isPart, (route) => route.abort());
    const second = await addPicture(page, 'reloaded.jpg');
    await expect(second.getByRole('alert')).toContainText('The upload failed');
    await page.unroute(isPart);
    await untilDraftSaved(page, 'reloaded.jpg');
    await page.reload();
    await untilUploaded('reloaded.jpg');
  });
});

test('nothing is lost when the network fails', async ({ page, context, word, browserErrors }) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await logIn(page, 'owner', NEW);
  await fillWhat(page, `Offline ${word}`);
  await goOn(page);
  await page.getByLabel('Start date').fill(DAY);
  await goOn(page);
  await page.getByRole('checkbox', { name: /Zero hunger/ }).check();
  await step(page, 'Review').click();
  await expect(send(page)).toBeVisible();
  await step(page, 'Pictures').click();
  await expect(question(page)).toHaveText('Do you have pictures?');
  await untilIdle(page);
  await context.setOffline(true);
  await addPicture(page);
  await step(page, 'Review').click();
  await expect(send(page)).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await send(page).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Waiting for a connection' })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'See impact' }).click();
  await page.waitForURL('**/impacts/*/offline-*');
  await expect(page.getByRole('button', { name: /View picture 1 of 1/ })).toBeVisible();
});

test('the steps are accessible, and errors are grouped by step and link to their fields', async ({ page }) => {
  await logIn(page, 'owner', `${NEW}?step=goals`);

  await test.step('up to five goals are picked by keyboard', async () => {
    const goal = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) });
    await goal('No poverty').focus();
    for (let count = 1; count <= 5; count += 1) {
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
    }
    await expect(page.getByText('Goals, 5 of 5 chosen')).toBeVisible();
    await expect(goal('Life on land')).toBeDisabled();
    await goal('No poverty').uncheck();
    await expect(goal('Life on land')).toBeEnabled();
    await expectAccessibleInBothThemes(page);
  });

  for (const name of ['when', 'people', 'measures', 'review']) {
    await test.step(name, async () => {
      await openByLink(page, `${NEW}?step=${name}`);
      await expectAccessibleInBothThemes(page, page.getByRole('main'));
    });
  }

  await test.step('on a phone, a step that has the focus is in view', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await openByLink(page, `${NEW}?step=what`);
    await step(page, 'What').focus();
    for (const name of ['When and where', 'Goals', 'People', 'Measures', 'Pictures', 'Review']) {
      await page.keyboard.press('Tab');
      await expect(step(page, name)).toBeFocused();
      await expect(step(page, name)).toBeInViewport({ ratio: 0.95 });
    }
    if (size) await page.setViewportSize(size);
  });

  await test.step('errors', async () => {
    await step(page, 'What').click();
    await goOn(page);
    const summary = page.getByRole('region', { name: '3 fields need your attention' });
    await expect(summary).toBeFocused();
    await expectAccessibleInBothThemes(page);
    await summary.getByRole('link', { name: /^Kind of activity/ }).click();
    await expect(page.getByLabel('Kind of activity')).toBeFocused();
    await step(page, 'Measures').click();
    await page.getByLabel('Trees planted').fill('a few');
    await goOn(page);
    await expect(page.getByLabel('Trees planted')).toHaveAccessibleDescription(/Enter a whole number/);
    await step(page, 'Review').click();
    await send(page).click();
    await expect(page).toHaveURL(/step=what/);
    await expect(step(page, /Measures.*has errors/)).toBeVisible();
  });
});

test('a declined impact says why, can be edited and resubmitted, and appealed once', async ({
  page,
  logImpacts,
  caller,
  standOf,
}) => {
  const [impact, other] = await logImpacts(2);
  if (!impact || !other) throw new Error('Two were to be logged');
  const judge = await caller('judge');
  const reason = 'The numbers are higher than the description explains.';
  for (const { id } of [impact, other]) await decide(judge, id, { isVerified: false, reason });

  await logIn(page, 'owner', `/dashboard/impacts?state=declined`);
  const row = page.getByRole('listitem').filter({ hasText: impact.title });
  await expect(row).toContainText(reason);
  await row.getByRole('link', { name: 'Edit and resubmit' }).click();
  await expect(page.getByText('Why it was declined')).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByLabel('Description').fill('Sixty neighbours planted them; the forestry office counted.');
  await step(page, 'Review').click();
  await send(page).click();
  await expect(page.getByText('Awaiting review', { exact: true })).toBeVisible();
  await expect(page.getByText(/Reviews usually take (a day|about \d+ days)\./)).toBeVisible();
  expect(await standOf(impact)).toMatchObject({ isVerified: null, revision: 2 });

  await openByLink(page, `/impacts/${other.id}`);
  await expect(page.getByText('This impact was declined', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Appeal' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByLabel('Your reason')).toHaveAccessibleDescription(/Give a reason/);
  await page.getByLabel('Your reason').fill('The list of the forestry office was missing.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Your appeal is with another judge')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Appeal' })).toHaveCount(0);
  await decide(await caller('otherJudge'), other.id, { isVerified: false, reason: 'It does not show the place.' });
  await page.reload();
  await expect(page.getByText('Your appeal was declined')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit and resubmit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Appeal' })).toHaveCount(0);

  await decide(judge, impact.id, { isVerified: true, reason: 'Well documented. Thank you.' });
  await page.goto(`/impacts/${impact.id}`);
  await expect(page.getByText('Verified. You earned 32 points.')).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: 'Well documented. Thank you.' })).toContainText(
    'Keiko Tanaka',
  );
  await expectShareable(page, impact.title);
});

test('an owner editing an impact that was just verified is told, and keeps the text', async ({
  page,
  logImpacts,
  caller,
  browserErrors,
}) => {
  browserErrors.expect(/status of 409/);
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  await logIn(page, 'owner', `/dashboard/impacts/${impact.id}/edit`);
  await page.getByLabel('Title').fill('A title that comes too late');
  await decide(await caller('judge'), impact.id, { isVerified: true });
  await step(page, 'Review').click();
  await send(page).click();
  const notice = page.getByRole('status').filter({ hasText: 'You can’t edit this impact any more' });
  await expect(notice).toContainText('This impact is verified: Keiko Tanaka verified it');
  await expect(notice).toBeInViewport();
  await step(page, 'What').click();
  await expect(page.getByLabel('Title')).toHaveValue('A title that comes too late');
  await page.goto(`/dashboard/impacts/${impact.id}/edit`);
  await expect(page.getByText('This impact is verified, so you can’t edit it any more.')).toBeVisible();
});

test('of two concurrent edits, the second is warned and can overwrite the first', async ({
  page,
  logImpacts,
  caller,
  browserErrors,
  standOf,
}) => {
  browserErrors.expect(/status of 409/);
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  await logIn(page, 'owner', `/dashboard/impacts/${impact.id}/edit`);
  await page.getByLabel('Title').fill(`${impact.title}, by me`);
  const elsewhere = await caller('owner');
  await elsewhere.put(`/impact/${impact.id}`, { description: 'Written in another tab.', revision: 1 });
  await step(page, 'Review').click();
  await send(page).click();
  const notice = page.getByRole('status').filter({ hasText: 'This impact has changed since you opened it' });
  await expect(notice.getByRole('definition')).toHaveText([impact.title, 'Written in another tab.']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await expect(notice).toHaveCount(0);
  await send(page).click();
  await page.waitForURL('**/impacts/*/*-by-me');
  expect(await standOf(impact)).toMatchObject({ title: `${impact.title}, by me`, revision: 3 });
});
