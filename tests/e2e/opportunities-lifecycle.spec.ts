import { dayFromNow } from '../support/opportunities.ts';
import { decideByKey } from './support/decision-message.ts';
import { expect, logIn, test } from './support/opportunity-test.ts';
import { currentRow, rowOf } from './support/queue.ts';
import { letUndoPass } from './support/undo-clock.ts';

test('an opportunity is declined, edited, approved, applied for and a place is given', async ({
  page,
  newVisitor,
  mailbox,
  setPoints,
  word,
}) => {
  test.setTimeout(120_000);
  const title = `A year on the ${word}`;
  await setPoints('member', 0);
  await page.clock.install();

  // The partner offers it.
  await logIn(page, 'partner', '/partner/opportunities/new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Type').selectOption({ label: 'Scholarship' });
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel('Description').fill('A year of marine science, with tuition and a stipend.');
  await page.getByText('Life below water').click();
  await page.getByLabel('Town and country').fill('Suva, Fiji');
  await page.getByLabel('Last day to apply').fill(dayFromNow(40));
  const zone = page.getByRole('combobox', { name: 'Time zone of the deadline' });
  await zone.fill('fiji');
  await page.getByRole('option', { name: /Fiji/ }).click();
  await expect(page.getByText(/^Closes .* 23:59 in Fiji/)).toBeVisible();
  await page.getByLabel('Places', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Submit for verification' }).click();
  const own = page.getByRole('listitem').filter({ hasText: title });
  await expect(own).toContainText('Awaiting verification');

  // An admin declines it, with a reason, by keyboard alone.
  const adminPage = await (await newVisitor()).newPage();
  await adminPage.clock.install();
  await logIn(adminPage, 'admin', `/admin/opportunities?search=${word}`);
  await expect(currentRow(adminPage)).toContainText(title);
  await expect(adminPage.getByText('A year of marine science, with tuition and a stipend.')).toBeVisible();
  await adminPage.keyboard.press('d');
  await adminPage.getByLabel('Reason').fill('Please say who can apply.');
  await adminPage.keyboard.press('Control+Enter');
  await letUndoPass(adminPage);
  await expect(adminPage.getByText('Opportunity Declined!', { exact: true })).toBeVisible();

  // The partner edits it and resubmits.
  await page.goto('/partner');
  await expect(page.getByText('Please say who can apply.')).toBeVisible();
  await page.getByRole('link', { name: `Edit and resubmit: ${title}` }).click();
  await expect(page.getByText('Why it was declined')).toBeVisible();
  await expect(zone).toHaveValue('Fiji, Pacific');
  await page.getByLabel('Description').fill('A year of marine science for anyone who has finished school.');
  await page.getByRole('button', { name: 'Resubmit for verification' }).click();
  await expect(own).toContainText('Awaiting verification');

  // The admin sees the changes and approves it for 100 points.
  await adminPage.keyboard.press('r');
  await expect(adminPage.getByText('for anyone who has finished school')).toBeVisible();
  await adminPage.keyboard.press('a');
  const points = adminPage.getByLabel('Points needed');
  await expect(points).toBeFocused();
  await adminPage.keyboard.press('Enter');
  await expect(points).toHaveAccessibleDescription(/Enter a whole number/);
  await adminPage.keyboard.type('100');
  await adminPage.keyboard.press('Enter');
  await letUndoPass(adminPage);
  await expect(adminPage.getByText('Opportunity Verified!', { exact: true })).toBeVisible();

  // The member reaches the points and applies.
  await setPoints('member', 120);
  const memberPage = await (await newVisitor()).newPage();
  await logIn(memberPage, 'member', `/scholarships?search=${word}`);
  await memberPage.getByRole('link', { name: title }).click();
  await memberPage
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click();
  await memberPage.getByRole('dialog').getByRole('button', { name: /appl/i }).first().click();
  await expect(memberPage.getByText('Your application is pending')).toBeVisible();

  // The partner accepts.
  await page.goto(`/partner/opportunities?search=${word}`);
  await own.getByRole('link', { name: '1 pending application' }).click();
  await expect(rowOf(page, 'Kenji Watanabe', 'To decide')).toContainText('120 points');
  await expect(page.getByText('points when applying')).toBeVisible();
  await decideByKey(page, 'a');
  await letUndoPass(page);
  await expect(rowOf(page, 'Kenji Watanabe', 'To decide')).toContainText('You accepted it');
  await expect(page.getByRole('region', { name: title })).toContainText('Full');

  // The member sees it, on the screen and by email.
  await memberPage.reload();
  await expect(memberPage.getByText('You’ve been accepted')).toBeVisible();
  await expect
    .poll(async () => (await mailbox.messagesTo('member@example.org')).map(({ subject }) => subject).join('\n'))
    .toContain('accepted');
});
