import type { Page } from '@playwright/test';
import { pdfOf, pictureFile } from '../support/uploads.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, logIn, pathOf, test } from './support/council-test.ts';
import { untilDraftSaved } from './support/drafts.ts';
import { currentRow, rowOf } from './support/queue.ts';
import { holdUndo, letUndoPass } from './support/undo-clock.ts';

const partOf = (page: Page, council: { councilTitle: string }, name: RegExp) =>
  page.getByRole('navigation', { name: council.councilTitle }).getByRole('link', { name });

test('a member founds a council, an admin approves it by keyboard, another member joins, and a file is shared', async ({
  page,
  newVisitor,
  word,
}) => {
  test.slow();
  const title = `Oyster keepers of ${word}`;
  await holdUndo(page);
  await logIn(page, 'owner', '/dashboard/councils/new');
  await expectAccessible(page);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('We count the spat, and put out shells in spring.');
  await page.getByLabel(/^Place/).fill('Arcachon, France');
  await page.getByText('Life below water').click();
  const cover = await pictureFile('oysters.jpg');
  await page
    .locator('#pictures')
    .setInputFiles({ name: 'oysters.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await cover.arrayBuffer()) });
  await expect(page.getByText('oysters.jpg', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Your council is awaiting approval')).toBeVisible();
  await expectAccessible(page);
  const address = new URL(page.url()).pathname;

  const admin = await (await newVisitor()).newPage();
  await holdUndo(admin);
  await logIn(admin, 'admin', `/admin/councils?search=${word}`);
  await expect(currentRow(admin)).toContainText(title);
  await expectAccessible(admin);
  await admin.keyboard.press('a');
  await expect(rowOf(admin, title, 'To decide')).toContainText('Approving');
  await admin.keyboard.press('u');
  await expect(rowOf(admin, title, 'To decide')).not.toContainText('Approving');
  await admin.keyboard.press('k');
  await admin.keyboard.press('a');
  await letUndoPass(admin);
  await expect(rowOf(admin, title, 'To decide')).toContainText('You approved it');
  // The owner's open page learns of it with the notification.
  await expect(page.getByText('Your council is awaiting approval')).toBeHidden();

  const member = await (await newVisitor()).newPage();
  await logIn(member, 'member', address);
  await member.getByRole('button', { name: 'Ask to join' }).click();
  await expectAccessible(member, member.getByRole('dialog'));
  await member.getByLabel(/Message to the owner/).fill('I dive, and have a boat.');
  await member.keyboard.press('Escape');
  await member.getByRole('button', { name: 'Ask to join' }).click();
  await expect(member.getByLabel(/Message to the owner/)).toHaveValue('I dive, and have a boat.');
  await member.getByRole('button', { name: 'Send request' }).click();
  await expect(member.getByText('hasn’t answered yet')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Withdraw request' })).toBeVisible();

  await page.goto(address);
  await expect(page.getByText('1 request to join')).toBeVisible();
  await page.getByRole('link', { name: 'Review request' }).click();
  await expect(currentRow(page)).toContainText('I dive, and have a boat.');
  await expectAccessible(page);
  await page.keyboard.press('a');
  await letUndoPass(page);
  await expect(rowOf(page, 'Kenji Watanabe', 'Requests to join')).toContainText('Accepted by you');
  await expect(partOf(page, { councilTitle: title }, /^Members 2/)).toBeVisible();

  await partOf(page, { councilTitle: title }, /^Resources/).click();
  await expect(page.getByText('Nothing shared yet')).toBeVisible();
  await page.getByRole('button', { name: 'Share a link or a file' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Address: Enter a web address/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Description').fill('For every dive.');
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Share a link or a file' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('For every dive.');
  await page.getByLabel('A file').check();
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'tide table.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf(2048),
  });
  await expect(page.getByLabel('Title')).toHaveValue('tide table');
  // The second click comes while the file is still being checked.
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = async function readLate() {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return await arrayBuffer.call(this);
    };
  });
  await page.getByRole('button', { name: 'Share', exact: true }).dblclick();
  await expect(page.getByRole('link', { name: /^tide table/ })).toBeVisible();

  await member.goto(`${address}?part=resources`);
  await expect(member.getByRole('button', { name: 'Leave', exact: true })).toBeVisible();
  const file = member.getByRole('link', { name: /^tide table/ });
  await expect(file).toBeVisible();
  const answer = await member.request.get((await file.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  await expect(member.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expectAccessible(member);
});

test('a declined council says why, and can be edited and resubmitted', async ({
  page,
  newVisitor,
  foundOne,
  standFor,
  word,
}) => {
  const one = await foundOne();
  const admin = await (await newVisitor()).newPage();
  await holdUndo(admin);
  await logIn(admin, 'admin', `/admin/councils?search=${word}`);
  await expect(currentRow(admin)).toContainText(one.councilTitle);
  await admin.keyboard.press('d');
  await admin.getByLabel('It isn’t clear what the council does').check();
  await admin.keyboard.press('Control+Enter');
  await letUndoPass(admin);
  await expect(rowOf(admin, one.councilTitle, 'To decide')).toContainText('You declined it');

  await logIn(page, 'owner', '/dashboard/councils');
  const row = page.getByRole('listitem').filter({ hasText: one.councilTitle });
  await expect(row).toContainText('It isn’t clear from the description');
  await expectAccessible(page);
  await row.getByRole('link', { name: /^Edit and resubmit/ }).click();
  await expect(page.getByText('Why it was declined')).toBeVisible();
  await page.getByLabel('Description').fill('On each first Saturday we plant a hundred propagules.');
  await page.getByRole('button', { name: 'Resubmit for approval' }).click();
  await expect(page.getByText('Your council is awaiting approval')).toBeVisible();
  expect(await standFor('owner', one)).toMatchObject({ isApproved: false, isSubmited: false, declineReason: null });
});

test('a second admin sees on the row what the first has decided', async ({
  page,
  newVisitor,
  foundOne,
  standFor,
  browserErrors,
  word,
}) => {
  browserErrors.expect(/status of 409/);
  const one = await foundOne();
  const other = await (await newVisitor()).newPage();
  for (const each of [page, other]) await holdUndo(each);
  await logIn(page, 'admin', `/admin/councils?search=${word}`);
  await logIn(other, 'otherAdmin', `/admin/councils?search=${word}`);
  await expect(currentRow(page)).toContainText(one.councilTitle);
  await expect(currentRow(other)).toContainText(one.councilTitle);
  await page.keyboard.press('a');
  await letUndoPass(page);
  await expect(rowOf(page, one.councilTitle, 'To decide')).toContainText('You approved it');
  await other.keyboard.press('a');
  await letUndoPass(other);
  await expect(rowOf(other, one.councilTitle, 'To decide')).toContainText(/Aroha Parata approved it/);
  await expect(rowOf(other, one.councilTitle, 'To decide')).toContainText('Public');
  expect(await standFor('admin', one)).toMatchObject({ isApproved: true });
});

test('a taken title is reported at its field, and nothing typed is lost', async ({ page, openOne, browserErrors }) => {
  browserErrors.expect(/status of 409/);
  const one = await openOne();
  await logIn(page, 'member', '/dashboard/councils/new');
  await page.getByLabel('Title').fill(one.councilTitle.toUpperCase());
  await page.getByLabel('Description').fill('The same, said louder.');
  await page.getByText('Climate action').click();
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await page.getByRole('link', { name: /^Title: Another council already has this title/ }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Description')).toHaveValue('The same, said louder.');
  await expect(page.getByText(/^Draft saved in this browser/)).toBeVisible();
  await untilDraftSaved(page, 'The same, said louder.');
  await page.reload();
  await expect(page.getByText(/^We’ve restored your draft/).first()).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('The same, said louder.');
});

test('a title in another script has a working address, and a wrong one is corrected', async ({
  page,
  openOne,
  word,
  browserErrors,
}) => {
  browserErrors.expect(/status of 404/);
  const one = await openOne({ councilTitle: `水の友 ${word} Ngā Awa` });
  const stands =
    (query: string) =>
    ({ pathname, search }: URL) =>
      decodeURIComponent(pathname) === pathOf(one) && search === query;
  await page.goto(`/councils/${one.id}`);
  await expect(page.getByRole('heading', { level: 1, name: one.councilTitle })).toBeVisible();
  await expect(page).toHaveURL(stands(''));
  await page.goto(`/councils/${one.id}/something-else?part=members`);
  await expect(page).toHaveURL(stands('?part=members'));
  await page.goto('/councils/not-an-id/at-all');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(one.councilTitle);
  await expect(page).toHaveTitle(/Page not found|Council/);
});
