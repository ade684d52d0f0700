import { readFile } from 'node:fs/promises';
import { dataOf } from '../support/impacts.ts';
import { apply } from '../support/opportunities.ts';
import { expectAccessible } from './support/accessibility.ts';
import { addressOf } from './support/casts.ts';
import { decideByKey } from './support/decision-message.ts';
import { expectFits } from './support/fitting.ts';
import { expect, logIn, test } from './support/opportunity-test.ts';
import { untilIdle } from './support/page-idle.ts';
import { currentRow, rowOf } from './support/queue.ts';
import { endUndoWindows, holdUndo, letUndoPass } from './support/undo-clock.ts';

test('a partner exports applications, decides by keyboard and always sees how many places are left', async ({
  page,
  openOne,
  setPoints,
  caller,
}) => {
  await setPoints('member', 120);
  await setPoints('otherMember', 300);
  const one = await openOne({ seats: 4, acceptMessage: 'We start on Monday.' }, 100);
  await apply(await caller('member'), one.id);
  await apply(await caller('otherMember'), one.id, { message: 'For the reef', sharesContact: true });
  await holdUndo(page);
  await logIn(page, 'partner', `/partner/applications?opportunity=${one.id}`);
  const bar = page.getByRole('region', { name: one.title });
  await expect(bar).toContainText('4 places');
  await expect(currentRow(page)).toContainText('Kenji Watanabe');
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`applications-${one.slug}.csv`);
  expect(await readFile(await download.path(), 'utf8')).toContain('Lucía');

  await page.getByLabel('Sort by').selectOption('points');
  await expect(currentRow(page)).toContainText('Lucía Fernández');
  const panel = page.getByRole('region', { name: 'What they wrote' });
  await expect(panel).toContainText('For the reef');
  await expect(page.getByText('You’ll see an email address if you accept.')).toBeVisible();
  await page.keyboard.press('a');
  const field = page.getByRole('dialog').getByLabel(/^Message/);
  await expect(field).toHaveValue('We start on Monday.');
  await expectAccessible(page, page.getByRole('dialog'));
  await field.fill('See you on Tuesday.');
  await field.press('Control+Enter');
  await expect(currentRow(page)).toContainText('Kenji Watanabe');
  await decideByKey(page, 'd', 'Try again in spring.');
  await expect(rowOf(page, 'Kenji Watanabe', 'To decide')).toContainText('Declining');
  // After the undo, the message isn't sent, but is kept for the next decision.
  await page.keyboard.press('u');
  await expect(rowOf(page, 'Kenji Watanabe', 'To decide')).not.toContainText('Declining');
  await page.keyboard.press('d');
  await expect(field).toHaveValue('Try again in spring.');
  await field.press('Control+Enter');
  await letUndoPass(page);
  await expect(rowOf(page, 'Lucía Fernández', 'To decide')).toContainText('Accepted by you');
  await expect(rowOf(page, 'Kenji Watanabe', 'To decide')).toContainText('Declined by you');
  await expect(bar).toContainText('3 of 4 places left');

  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(rowOf(page, 'Lucía Fernández', 'All')).toContainText('Accepted');
  await rowOf(page, 'Lucía Fernández', 'All').getByRole('button').first().click();
  await expect(page.getByText('See you on Tuesday.')).toBeVisible();
  await expect(page.getByRole('link', { name: addressOf('otherMember') })).toBeVisible();
  await page.getByLabel('State').selectOption('denied');
  await expect(rowOf(page, 'Lucía Fernández', 'All')).toHaveCount(0);
  await expect(rowOf(page, 'Kenji Watanabe', 'All')).toBeVisible();
});

test('the row says when an application was withdrawn, and nobody is accepted beyond the places', async ({
  page,
  openOne,
  setPoints,
  caller,
  browserErrors,
}) => {
  browserErrors.expect(/status of 409/);
  await setPoints('member', 50);
  await setPoints('otherMember', 50);
  const one = await openOne({ seats: 1 });
  const member = await caller('member');
  const { id } = await apply(member, one.id);
  await apply(await caller('otherMember'), one.id);
  await holdUndo(page);
  await logIn(page, 'partner', `/partner/applications?opportunity=${one.id}`);
  await expect(currentRow(page)).toContainText('Kenji Watanabe');
  await member.post(`/opportunity-application-request/delete/${id}`);
  await decideByKey(page, 'a');
  await letUndoPass(page);
  await expect(rowOf(page, 'Kenji Watanabe', 'To decide')).toContainText(/withdr/i);
  await expect(rowOf(page, 'Kenji Watanabe', 'To decide').getByText('Withdrawn', { exact: true })).toBeVisible();

  await apply(member, one.id);
  await page.keyboard.press('r');
  await expect(rowOf(page, 'Kenji Watanabe', 'To decide')).not.toContainText(/withdr/i);
  await page.getByLabel('Select all on this page').check();
  await expect(page.getByRole('button', { name: 'Accept (2)' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(/^Only one place is left/).first()).toBeVisible();
  await page.getByLabel('Select all on this page').uncheck();

  // Even while the first is on its way.
  await decideByKey(page, 'a');
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  await expect(accept).toHaveAccessibleDescription(/^Only one place is left/);
  await letUndoPass(page);
  const rows = page.getByRole('region', { name: 'To decide', exact: true }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Accepted by you' })).toHaveCount(1);
  await expect(accept).toHaveAccessibleDescription(/^Every place is taken/);
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .getByText(/^Every place is taken/),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a place that is added lets the next one be accepted', async ({ page, openOne, caller }) => {
  const one = await openOne({ seats: 1 });
  const taken = await apply(await caller('member'), one.id);
  await apply(await caller('otherMember'), one.id);
  const partner = await caller('partner');
  dataOf(await partner.put(`/opportunity-application-request/${taken.id}`, { isApproved: true }));
  await logIn(page, 'partner', `/partner/applications?opportunity=${one.id}`);
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'Add places' }).click();
  await page.getByLabel('Places', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/edit'));
  await page.goBack();
  await page.goto(`/partner/applications?opportunity=${one.id}`);
  await expect(accept).not.toHaveAttribute('aria-disabled', 'true');
  await decideByKey(page, 'a');
});

test('the panel says that an applicant has left', async ({ page, openOne, caller, browserErrors }) => {
  browserErrors.expect(/status of 404/);
  const one = await openOne();
  const admin = await caller('admin');
  const { applicant } = await apply(await caller('otherMember'), one.id);
  const setActive = async (isActive: boolean) =>
    dataOf(await admin.call('PATCH', `/users/${applicant.id}`, { body: { isActive, reason: 'For the test' } }));
  await setActive(false);
  await logIn(page, 'partner', `/partner/applications?opportunity=${one.id}`);
  await expect(currentRow(page)).toContainText('Former member');
  await expect(page.getByText('This person has left the community.')).toBeVisible();
  await setActive(true);
});

test('auto-accept previews who qualifies, can be undone, then accepts them, is changed and turned off', async ({
  page,
  openOne,
  setPoints,
  caller,
}) => {
  await setPoints('member', 120);
  await setPoints('otherMember', 300);
  const one = await openOne({ seats: 1 }, 100);
  await apply(await caller('member'), one.id);
  await apply(await caller('otherMember'), one.id);
  await holdUndo(page);
  await logIn(page, 'partner', `/partner/applications?opportunity=${one.id}`);
  const rule = page.getByRole('switch', { name: 'Accept by points' });
  await expect(rule).not.toBeChecked();
  await rule.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Minimum points')).toHaveValue('100');
  await expect(
    dialog.getByText('2 applicants qualify. The highest one will be accepted: one place is left.'),
  ).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toContainText('Lucía Fernández');
  await expect(dialog.getByRole('listitem').first()).toContainText('Will be accepted');
  await expect(dialog.getByRole('listitem').nth(1)).toContainText('No place left');
  await expectAccessible(page, dialog);
  await dialog.getByLabel('Minimum points').fill('400');
  await expect(dialog.getByText(/^No current applicant qualifies/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Turn on', exact: true })).toBeVisible();
  await dialog.getByLabel('Minimum points').fill('200');
  await dialog.getByRole('button', { name: 'Turn on and accept 1' }).click();
  await expect(page.getByText('One application will be accepted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rule).not.toBeChecked();
  await endUndoWindows(page);
  await untilIdle(page);
  await expect(rowOf(page, 'Lucía Fernández', 'To decide')).toHaveCount(1);

  await page.getByLabel('Select all on this page').check();
  await expect(page.getByRole('button', { name: 'Accept (2)' })).toBeVisible();
  // Whom the threshold would accept is known from before, and asked again.
  const held = Promise.withResolvers<void>();
  await page.route(/min_points=200/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await rule.click();
  await dialog.getByLabel('Minimum points').fill('200');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('status').first()).toHaveText('Checking who qualifies');
  held.resolve();
  await dialog.getByRole('button', { name: 'Turn on and accept 1' }).click();
  await letUndoPass(page, page.getByText('One application will be accepted.'));
  await expect(page.getByText('One application was accepted.')).toBeVisible();
  await expect(rule).toBeChecked();
  await expect(rowOf(page, 'Lucía Fernández', 'To decide')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Accept (1)' })).toBeVisible();
  await expect(page.getByRole('region', { name: one.title })).toContainText('Full');
  await expect(rule).toHaveAccessibleDescription(/\b200 points/);

  await page.getByRole('button', { name: 'Change points' }).click();
  await dialog.getByLabel('Minimum points').fill('300');
  await dialog.getByRole('button', { name: 'Turn on', exact: true }).click();
  await letUndoPass(page, page.getByText('Applicants with at least 300 points will be accepted.'));
  await expect(rule).toHaveAccessibleDescription(/\b300 points/);

  await rule.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await letUndoPass(page, page.getByText('Applications will need your decision again.'));
  await expect(page.getByText('Applications need your decision again.')).toBeVisible();
  await expect(rule).not.toBeChecked();
});

test('on a phone the queue is a list, and a row opens as a sheet that decides', async ({
  page,
  openOne,
  setPoints,
  caller,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setPoints('member', 20);
  await holdUndo(page);
  const one = await openOne();
  await apply(await caller('member'), one.id);
  await logIn(page, 'partner', `/partner/applications?opportunity=${one.id}`);
  await rowOf(page, 'Kenji Watanabe', 'To decide').getByRole('button').first().click();
  const sheet = page.getByRole('dialog', { name: 'Kenji Watanabe' });
  await expect(sheet).toContainText('points when applying');
  await expectAccessible(page, sheet);
  await sheet.getByRole('button', { name: 'Accept' }).click();
  await page
    .getByRole('dialog', { name: /^Accept/ })
    .getByRole('button', { name: 'Accept' })
    .click();
  await expect(sheet).toHaveCount(0);
  await letUndoPass(page);
  await expect(rowOf(page, 'Kenji Watanabe', 'To decide')).toContainText('Accepted by you');
  await expectFits(page);
});
