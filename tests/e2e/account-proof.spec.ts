/** Proving that it's still you before what can't be undone, long after logging in. */
import type { Page } from '@playwright/test';
import { say } from '#languages/say.ts';
import { logIn, PASSWORD } from '../support/factories.ts';
import { setUpApp } from '../support/factors.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { addressOf } from './support/casts.ts';
import { expectFits, expectFitsSmall } from './support/fitting.ts';
import { outdateProofs } from './support/outdated-proof.ts';
import { becomeMember, VALID_PASSWORD } from './support/registration.ts';
import { currentRow, expect, test } from './support/review-test.ts';
import { beginSession } from './support/sessions.ts';
import { tabTo } from './support/tab-to.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it’s you' });
const password = (page: Page) => question(page).getByLabel('Password', { exact: true });

test.beforeEach(({ browserErrors }) => {
  browserErrors.expect(/status of (403|422)/);
  browserErrors.expect(/ERR_CONNECTION_(REFUSED|RESET)|status of 503 .*\/notification\/stream/);
});

test('an admin proves it by keyboard before a role is changed', async ({ page, server, caller }) => {
  const person = await caller('otherJudge');
  await beginSession(page, addressOf('admin'), PASSWORD);
  await outdateProofs(server);
  await page.goto('/admin/users?search=nowak');
  await page.getByRole('button', { name: 'Change role' }).click();
  await page.getByLabel('New role').selectOption('Partner');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Offers places now.');
  await tabTo(page.getByRole('button', { name: 'Save role' }));
  await page.keyboard.press('Enter');

  await test.step('a wrong password is said so, and the question stays', async () => {
    await expect(password(page)).toBeFocused();
    await page.keyboard.type('not-the-password-at-all');
    await page.keyboard.press('Enter');
    await expect(password(page)).toHaveAccessibleDescription(new RegExp(say('auth.failures.wrongCurrentPassword')));
    await expectAccessibleInBothThemes(page, question(page));
  });

  await test.step('turning back changes nothing, and keeps what was typed', async () => {
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: say('failures.proveIdentityFirst') })).toBeVisible();
    await expect(page.getByLabel('New role')).toHaveValue('Partner');
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Offers places now.');
    await expect(page.getByRole('button', { name: 'Save role' })).toBeFocused();
    expect((await person.get('/impact-verifcation')).status).toBe(200);
  });

  await test.step('the right one goes on with the change, and counts for the next', async () => {
    await page.keyboard.press('Enter');
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveValue('');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(currentRow(page)).toContainText('Partner');
    await expect(question(page)).toHaveCount(0);
    expect((await person.get('/impact-verifcation')).status).toBe(403);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(currentRow(page)).toContainText('Judge');
    await expect(question(page)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a dialog waits below the question', async ({ page, server }) => {
    await beginSession(page, addressOf('admin'), PASSWORD);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await outdateProofs(server);
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const exporting = page.getByRole('dialog', { name: 'Export accounts' });
    const send = exporting.getByRole('button', { name: /^Export( again)?$/ });
    await send.click();
    await expect(password(page)).toBeFocused();
    await expectFits(page);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(exporting.getByRole('alert')).toContainText(say('failures.proveIdentityFirst'));
    const download = page.waitForEvent('download');
    await send.click();
    await password(page).fill(PASSWORD);
    await question(page).getByRole('button', { name: 'Confirm' }).click();
    expect((await download).suggestedFilename()).toMatch(/^accounts-.*\.xlsx$/);
    await expect(exporting.getByText(/^Export complete/)).toBeVisible();
  });
});

test('a code of the second step proves it too', async ({ page, server, mailbox }) => {
  const email = await becomeMember(page, mailbox, '/dashboard/settings/data');
  const { client } = await logIn(server.origin, { email }, VALID_PASSWORD);
  const { recoveryCodes } = await setUpApp(client);
  await outdateProofs(server);
  await page.reload();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(password(page)).toBeFocused();
  await question(page).getByRole('button', { name: 'Use a code instead' }).click();
  const code = question(page).getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('aaaa-aaaa-aaaa-aaaa');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(new RegExp(say('auth.factors.wrongRecoveryCode')));
  await expectFitsSmall(page);
  await code.fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^groundswell-data-.*\.zip$/);
});
