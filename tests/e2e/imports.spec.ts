/** Members and impacts from a table, from its faults to what was made. */
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { expectFitsSmall } from './support/fitting.ts';

const csv = (...rows: string[]) => ({
  name: 'members.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${rows.join('\r\n')}\r\n`),
});

test('an admin imports members and their impacts, once every fault is corrected', async ({ page }) => {
  test.slow();
  const word = `Quill${Date.now()}`;
  const email = `${word.toLowerCase()}@example.org`;
  await logIn(page, 'admin', '/admin/import');
  const table = page.getByLabel('Rows');
  const check = page.getByRole('button', { name: 'Check the table' });

  await test.step('nothing chosen is said at the field', async () => {
    await check.press('Enter');
    await expect(table).toHaveAccessibleDescription(/Choose a file or paste a table/);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('faults are listed by row and column, and the table stays', async () => {
    await page.getByLabel('Choose a file').setInputFiles(csv('email,name', `${email},${word}`, 'amina@,'));
    await expect(table).toHaveValue(new RegExp(email));
    await check.press('Enter');
    const found = page.getByRole('region', { name: 'What the check found' });
    await expect(found.getByText('2 faults')).toBeVisible();
    await expect(found.getByText('Row 3, email: Enter an email address like name@example.org.')).toBeVisible();
    await expect(found.getByText('Row 3, name: This cell is empty. Fill it in.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectFitsSmall(page, 'the faults of a table');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(table).toHaveValue(/amina@/);
  });

  await test.step('a sound table is shown with what would be made, and is imported', async () => {
    await table.fill(`email,name\n${email},${word}\nadmin@groundswell.example,Someone`);
    await check.press('Enter');
    await expect(page.getByText('1 member is new, 1 already there.')).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(word) })).toContainText('New');
    await expect(page.getByRole('row', { name: /Someone/ })).toContainText('Already there');
    await page.getByLabel('Invite them by email').check();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Import 1 member' }).press('Enter');
    await expect(page.getByText('Import complete')).toBeVisible();
    await expect(page.getByText('1 member was made, 1 already there.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.reload();
    await expect(page.getByText('Import complete')).toBeVisible();
  });

  await test.step('impacts follow for the new member, and are public at once where they were verified', async () => {
    await page.getByRole('button', { name: 'Import another table' }).press('Enter');
    await page.getByRole('radio', { name: 'Members' }).press('ArrowRight');
    await table.fill(
      `email;title;description;date;kind;goals;trees;state\n${email};${word} hedge;Along the river.;2024;Planting;13 15;100;verified`,
    );
    await check.press('Enter');
    await expect(page.getByText('1 impact is new, 0 already there.')).toBeVisible();
    await expectFitsSmall(page, 'a table’s preview');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Import 1 impact' }).press('Enter');
    await expect(page.getByText('1 impact was made, 0 already there.')).toBeVisible();
    await page.goto(`/impacts?search=${word}`);
    await expect(page.getByRole('link', { name: new RegExp(`${word} hedge`) }).first()).toBeVisible();
  });
});
