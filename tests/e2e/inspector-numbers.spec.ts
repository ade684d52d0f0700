import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { addressOf, expect, logIn, submitLogin, test } from './support/community-test.ts';
import { expectFits } from './support/fitting.ts';

const panel = (page: Page) => page.getByRole('complementary');
const state = (page: Page, id: string) => page.locator(`[data-state="${id}"]`);
const pill = (page: Page, name: string) =>
  page.locator('[data-transition]', { hasText: name }).locator('[data-number]').first();

/** As a page does when it's left. */
async function countResets(page: Page): Promise<void> {
  const machine = 'resetPassword';
  const answer = await page.request.post('/api/flow-counts', {
    data: {
      device: 'phone',
      transitions: [
        { machine, from: 'editing', event: 'form.submitted', to: 'submitting', count: 40 },
        { machine, from: 'submitting', event: 'xstate.done.actor.resetPassword', to: 'changed', count: 30 },
        { machine, from: 'submitting', event: 'xstate.error.actor.resetPassword', to: 'linkDead', count: 10 },
      ],
      entered: [
        { machine, state: 'editing', count: 50 },
        { machine, state: 'submitting', count: 40 },
        { machine, state: 'changed', count: 30 },
        { machine, state: 'linkDead', count: 10 },
      ],
      durations: [
        { machine, state: 'editing', bucket: 4, count: 40 },
        { machine, state: 'submitting', bucket: 0, count: 40 },
      ],
    },
  });
  expect(answer.status()).toBe(200);
}

test('an admin sees on the drawing where people go and stop, asks for a drop-off, and saves the table', async ({
  page,
}) => {
  test.slow();
  await countResets(page);
  await logIn(page, 'admin', '/inspector?flow=resetPassword');
  await page.getByText('Numbers', { exact: true }).click();
  // Counts are stored every ten seconds.
  await expect(async () => {
    await page.reload();
    await expect(pill(page, 'Form submitted')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(pill(page, 'Form submitted')).toHaveText(/^\d+%\s*$/);
  await expect(state(page, 'resetPassword.editing')).toContainText('median');
  await expect(panel(page).getByRole('heading', { name: 'Most telling' })).toBeVisible();
  await expectAccessible(page);

  await state(page, 'resetPassword.submitting').click();
  await expect(panel(page)).toContainText('Visits');
  await panel(page).getByRole('button', { name: 'Begin here' }).click();
  await expect(panel(page)).toContainText('now select the state to reach');
  await state(page, 'resetPassword.changed').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText(/an estimated \d+% reach “Password changed”/);
  await expect(page).toHaveURL(/reachTo=resetPassword\.changed/);
  await page.reload();
  await expect(panel(page)).toContainText(/an estimated \d+% reach “Password changed”/);

  await panel(page).getByText('Table', { exact: true }).click();
  await expect(page.getByRole('row', { name: /Form submitted/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Transitions as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('resetPassword-transitions.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/Editing,[^\r]*Form submitted[^\r]*,Submitting,\d+,/);
  await expectAccessible(page);

  await panel(page).getByText('Filter and compare').click();
  await panel(page).getByLabel('Compare with').selectOption({ label: 'As many days before' });
  await expect(page).toHaveURL(/against=before/);
  await expect(panel(page).getByRole('heading', { name: 'What has moved' })).toBeVisible();
  await panel(page).getByText('Own dates').click();
  await panel(page).getByLabel('First day').fill('2000-01-01');
  await panel(page).getByLabel('Last day').first().fill('2000-02-01');
  await expect(panel(page)).toContainText('Nothing counted in this range yet');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
});

test('an admin reads the most telling findings of all flows, and opens one on its drawing', async ({ page }) => {
  test.slow();
  await countResets(page);
  await logIn(page, 'admin', '/inspector');
  await page.getByRole('link', { name: 'What the numbers say' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Of 100', { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expectAccessible(page);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/flow=\w+&item=/);
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeVisible();
});

test('numbers are refused to visitors and members, who are told whose they are', async ({ page }) => {
  await page.goto('/inspector?flow=login&mode=numbers');
  await expect(page.getByRole('heading', { name: 'Numbers are for admins' })).toBeVisible();
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'Log in in a new tab' }).click();
  const login = await opened;
  await submitLogin(login, addressOf('member'));
  // The first tab follows.
  await expect(page.getByText('Your account is of another role')).toBeVisible();
});
