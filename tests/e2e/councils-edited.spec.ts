/** Concurrent work on a council: nothing is overwritten or decided unseen. */
import type { Council } from '#generated/types.gen.ts';
import { contentOf } from '../support/councils.ts';
import { dataOf } from '../support/impacts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, logIn, test } from './support/council-test.ts';
import { currentRow, rowOf } from './support/queue.ts';
import { holdUndo, letUndoPass } from './support/undo-clock.ts';

const CHANGED = 'This council has changed since you opened it';

test('an admin’s decision isn’t made on a council that was edited meanwhile, and keeps its reason', async ({
  page,
  caller,
  foundOne,
  standFor,
  browserErrors,
  word,
}) => {
  browserErrors.expect(/status of 409/);
  const one = await foundOne();
  const row = rowOf(page, one.councilTitle, 'To decide');
  await holdUndo(page);
  await logIn(page, 'admin', `/admin/councils?search=${word}`);
  await expect(currentRow(page)).toContainText(one.councilTitle);
  await page.keyboard.press('d');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Where do you meet?');
  await page.keyboard.press('Control+Enter');
  await expect(row).toContainText('Declining');
  const edited = { ...contentOf(one), description: 'We meet at the jetty on Saturdays.' };
  dataOf(await (await caller('owner')).put<Council>(`/council/${one.id}`, edited));
  await letUndoPass(page);
  await expect(row).toContainText('This council has been edited since you opened it');
  await expect(page.getByText('We meet at the jetty on Saturdays.')).toBeVisible();
  expect(await standFor('admin', one)).toMatchObject({ isApproved: false, isSubmited: false });

  await page.keyboard.press('d');
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Where do you meet?');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await letUndoPass(page);
  await expect(row).toContainText('You approved it');
  expect(await standFor('admin', one)).toMatchObject({ isApproved: true });
});

test('an owner sees what an admin has changed before overwriting it', async ({
  page,
  caller,
  openOne,
  standFor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 409/);
  const one = await openOne();
  await logIn(page, 'owner', `/dashboard/councils/${one.id}/edit`);
  await page.getByLabel('Description').fill('Mine.');
  const amended = { ...contentOf(one), description: 'Theirs.', location: 'Toubacouta, Senegal' };
  dataOf(await (await caller('admin')).put<Council>(`/council/${one.id}`, amended));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(CHANGED)).toBeInViewport();
  await expect(page.getByText('Theirs.', { exact: true })).toBeVisible();
  await expect(page.getByText('Toubacouta, Senegal')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Mine.');
  expect(await standFor('owner', one)).toMatchObject({ description: 'Theirs.' });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Discard mine and load the new one' }).click();
  await expect(page.getByText(CHANGED)).toBeHidden();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Description')).toHaveValue('Theirs.');
  await page.getByLabel('Description').fill('Mine, and theirs.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes published')).toBeVisible();
  expect(await standFor('owner', one)).toMatchObject({
    description: 'Mine, and theirs.',
    location: 'Toubacouta, Senegal',
  });
});

test('an owner can overwrite an edit that they have seen', async ({
  page,
  caller,
  openOne,
  standFor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 409/);
  browserErrors.expect(/ERR_FAILED/);
  const one = await openOne();
  await logIn(page, 'owner', `/dashboard/councils/${one.id}/edit`);
  await page.getByLabel('Description').fill('Mine.');
  const amended = { ...contentOf(one), description: 'Theirs.' };
  dataOf(await (await caller('admin')).put<Council>(`/council/${one.id}`, amended));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(CHANGED)).toBeVisible();
  await page.route(`**/api/council/${one.id}`, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/Your draft is safe. Check your connection/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await expect(page.getByText(CHANGED)).toBeHidden();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes published')).toBeVisible();
  expect(await standFor('owner', one)).toMatchObject({ description: 'Mine.' });
});
