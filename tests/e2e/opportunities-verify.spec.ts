import type { Page } from '@playwright/test';
import { createClient } from '../support/client.ts';
import { approve, offer } from '../support/opportunities.ts';
import { expectAccessible } from './support/accessibility.ts';
import { holdFrames } from './support/held-frames.ts';
import { expect, logIn, test } from './support/opportunity-test.ts';
import { currentRow, rowOf } from './support/queue.ts';
import { holdUndo, letUndoPass } from './support/undo-clock.ts';

async function approveByKeys(page: Page, points: string): Promise<void> {
  await expect(currentRow(page)).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByLabel('Points needed')).toBeFocused();
  await page.keyboard.type(points);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('an admin works the queue by keyboard, can undo, and gets the last points of a type suggested', async ({
  page,
  caller,
  word,
  standFor,
}) => {
  const partner = await caller('partner');
  const first = await offer(partner, { title: `First ${word}` });
  const second = await offer(partner, { title: `Second ${word}` });
  await holdUndo(page);
  await logIn(page, 'admin', `/admin/opportunities?search=${word}`);
  await expect(currentRow(page)).toContainText(first.title);
  await expectAccessible(page);

  await approveByKeys(page, '250');
  await expect(rowOf(page, first.title, 'To verify')).toContainText('Approving');
  await page.keyboard.press('u');
  await expect(rowOf(page, first.title, 'To verify')).not.toContainText('Approving');
  expect(await standFor('admin', first)).toMatchObject({ state: 'pending' });

  // The row takes the focus in the next frame, unless a dialog has it by then.
  const draw = await holdFrames(page);
  await page.keyboard.press('k');
  await expect(currentRow(page)).toContainText(first.title);
  await page.keyboard.press('a');
  await expect(page.getByLabel('Points needed')).toBeFocused();
  await draw();
  await page.keyboard.type('250');
  await expect(page.getByLabel('Points needed')).toHaveValue('250');
  await page.keyboard.press('Enter');
  await letUndoPass(page);
  await expect(page.getByText('Opportunity Verified!', { exact: true })).toBeVisible();
  await expect(rowOf(page, first.title, 'To verify')).toContainText('You approved it: 250 points needed');
  expect(await standFor('admin', first)).toMatchObject({ state: 'approved', pointsRequired: 250 });

  await expect(currentRow(page)).toContainText(second.title);
  await page.keyboard.press('a');
  await expect(page.getByLabel('Points needed')).toHaveValue('250');
  await expect(page.getByText(/That takes/)).toBeVisible();
  await expectAccessible(page, page.getByRole('dialog'));
  await page.keyboard.press('Enter');
  await letUndoPass(page);
  await expect(rowOf(page, second.title, 'To verify')).toContainText('You approved it: 250 points needed');
});

test('an admin sees on the row what another has decided meanwhile', async ({
  page,
  caller,
  word,
  browserErrors,
  standFor,
}) => {
  browserErrors.expect(/status of 409/);
  const one = await offer(await caller('partner'), { title: `Twice ${word}` });
  await holdUndo(page);
  await logIn(page, 'otherAdmin', `/admin/opportunities?search=${word}`);
  const row = rowOf(page, one.title, 'To verify');
  await expect(row).toBeVisible();
  await approve(await caller('admin'), one.id, 80);
  await approveByKeys(page, '500');
  await letUndoPass(page);
  await expect(row).toContainText(/already|decided|approved/i);
  await expect(row).toContainText('Public');
  await expect(page.getByText('80 points', { exact: true })).toBeVisible();
  expect(await standFor('admin', one)).toMatchObject({ pointsRequired: 80 });
});

test('an opportunity edited since it was loaded isn’t decided unseen', async ({
  page,
  caller,
  word,
  browserErrors,
  standFor,
}) => {
  browserErrors.expect(/status of 409/);
  const partner = await caller('partner');
  const one = await offer(partner, { title: `Changed ${word}` });
  await holdUndo(page);
  await logIn(page, 'admin', `/admin/opportunities?search=${word}`);
  await expect(rowOf(page, one.title, 'To verify')).toBeVisible();
  await expect(page.getByText(one.description)).toBeVisible();
  const { title, deadline, timeZone, isRemote, location, seats, type, category, sdgs } = one;
  await partner.put(`/opportunity/${one.id}`, {
    ...{ title, deadline, timeZone, isRemote, location, seats },
    typeId: type.id,
    categoryId: category.id,
    sdgs: sdgs.map(({ sdg }) => sdg),
    description: 'It costs 900 a month.',
  });
  await approveByKeys(page, '10');
  await letUndoPass(page);
  await expect(page.getByText('It costs 900 a month.')).toBeVisible();
  await expect(rowOf(page, one.title, 'To verify')).toContainText('This opportunity has been edited');
  expect(await standFor('admin', one)).toMatchObject({ state: 'pending' });
  await page.keyboard.press('a');
  await expect(page.getByLabel('Points needed')).toHaveValue('10');
});

test('an admin hides, shows and features an opportunity, each after a confirmation', async ({
  page,
  server,
  openOne,
  word,
}) => {
  const one = await openOne();
  await logIn(page, 'admin', `/admin/opportunities?view=all&search=${word}`);
  const row = rowOf(page, one.title, 'All');
  await page.getByRole('button', { name: 'Feature', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Feature' }).click();
  await expect(row).toContainText('Featured');
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('no longer be featured');
  await expectAccessible(page, page.getByRole('alertdialog'));
  await page.getByRole('alertdialog').getByLabel('Reason').fill('The organisation asked for it.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click();
  await expect(row).toContainText('Hidden');
  await expect(row).not.toContainText('Featured');
  expect((await createClient(server.origin).get(`/opportunity/${one.id}/`)).status, 'for visitors').toBe(404);

  await page.getByLabel('Featured or hidden').selectOption('hidden');
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Show again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText(`“${one.title}” is shown again`)).toBeVisible();
});
