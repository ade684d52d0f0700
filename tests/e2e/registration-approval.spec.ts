/** Where an admin lets people in: from the setting to someone who registers, waits, and is let in or declined. */
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { expectFitsSmall } from './support/fitting.ts';
import { currentRow, rowOf } from './support/queue.ts';
import { fillRegistration, sendRegistration, uniqueEmail, VALID_PASSWORD } from './support/registration.ts';
import { holdUndo, letUndoPass } from './support/undo-clock.ts';

// A server of its own: other tests need anyone to be able to register.
test.use({ serverEnv: { ERASE_AFTER_DAYS: '91' } });

/** Of everyone who fills in the form. */
const NAME = 'Ada Okafor';
const WHY = 'I plant mangroves with my school.';

test('someone registers, waits, and is let in by an admin; someone else is declined', async ({
  page,
  newVisitor,
  mailbox,
}) => {
  test.slow();
  const admin = await (await newVisitor()).newPage();
  const [email, other] = [uniqueEmail(), uniqueEmail()];
  await holdUndo(admin);
  await logIn(admin, 'admin', '/admin/settings/community/joining');

  await test.step('an admin decides that registrations need approval', async () => {
    await admin.getByRole('radio', { name: 'Anyone an admin lets in' }).check();
    await admin.getByRole('button', { name: 'Save' }).click();
    await expect(admin.getByText('Saved, and at work everywhere.')).toBeVisible();
    await expectAccessible(admin);
  });

  await test.step('the registration asks why, and says what happens', async () => {
    await page.goto('/auth/register');
    await expect(page.getByText('An admin looks at each registration before you can take part.')).toBeVisible();
    await fillRegistration(page, email);
    await page.getByLabel(/Why do you want to join/).fill(WHY);
    await expectAccessible(page);
    await sendRegistration(page);
    await page.waitForURL('**/auth/login');
  });

  await test.step('the verified address leads to the waiting screen, which a reload keeps', async () => {
    await page.goto(await mailbox.linkTo(email, /\/auth\/verify\//));
    await page.waitForURL('**/auth/waiting');
    const title = page.getByRole('heading', { level: 1, name: 'An admin will look at your registration' });
    await expect(title).toBeVisible();
    await expect(page.getByText(WHY)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectFitsSmall(page, 'the waiting screen');
    await page.reload();
    await expect(title).toBeVisible();
    await page.goto('/dashboard');
    await page.waitForURL('**/auth/login');
  });

  await test.step('the admin sees them in the queue, with how they came, and lets them in', async () => {
    await admin.goto('/admin/registrations');
    await expect(currentRow(admin)).toContainText(email);
    await expect(admin.getByText('On their own')).toBeVisible();
    await expect(admin.getByRole('heading', { name: 'Why they want to join' })).toBeVisible();
    await expectAccessibleInBothThemes(admin);
    await admin.keyboard.press('a');
    await expect(rowOf(admin, NAME, 'To decide')).toContainText('Approving');
    await letUndoPass(admin);
    await expect(rowOf(admin, NAME, 'To decide')).toContainText('You approved it');
  });

  await test.step('they log in with the link of the email', async () => {
    await page.goto(await mailbox.linkTo(email, /\/auth\/login#/));
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(VALID_PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/dashboard');
  });

  const declined = await (await newVisitor()).newPage();
  await test.step('someone else is declined with a reason, and sees it at the login', async () => {
    await declined.goto('/auth/register');
    await fillRegistration(declined, other);
    await sendRegistration(declined);
    await declined.goto(await mailbox.linkTo(other, /\/auth\/verify\//));
    await declined.waitForURL('**/auth/waiting');
    await admin.goto('/admin/registrations');
    await expect(currentRow(admin)).toContainText(other);
    await admin.keyboard.press('d');
    await admin.getByRole('dialog').getByLabel('Reason').fill('We are for people of the delta.');
    await admin.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await letUndoPass(admin);
    await expect(rowOf(admin, NAME, 'To decide')).toContainText('You declined it');
    await declined.reload();
    await expect(declined.getByRole('heading', { level: 1, name: 'Your registration was declined' })).toBeVisible();
    await expect(declined.getByText('We are for people of the delta.')).toBeVisible();
    await expectAccessible(declined);
  });
});

test('someone who waits deletes the registration', async ({ page, newVisitor, mailbox }) => {
  const admin = await (await newVisitor()).newPage();
  const email = uniqueEmail();
  await logIn(admin, 'admin', '/admin/settings/community/joining');
  await admin.getByRole('radio', { name: 'Anyone an admin lets in' }).check();
  const save = admin.getByRole('button', { name: 'Save' });
  if ((await save.getAttribute('aria-disabled')) !== 'true') {
    await save.click();
    await expect(admin.getByText('Saved, and at work everywhere.')).toBeVisible();
  }
  await page.goto('/auth/register');
  await fillRegistration(page, email);
  await sendRegistration(page);
  await page.goto(await mailbox.linkTo(email, /\/auth\/verify\//));
  await page.waitForURL('**/auth/waiting');

  await test.step('the settings say who is waiting before the rule changes', async () => {
    await admin.goto('/admin/settings/community/joining');
    await admin.getByRole('radio', { name: 'Anyone', exact: true }).check();
    await admin.getByRole('button', { name: 'Save' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Change who may join?' });
    await expect(dialog).toContainText(/registrations? (is|are) awaiting approval/);
    await expectAccessible(admin, dialog);
    await admin.keyboard.press('Escape');
  });

  await page.getByRole('button', { name: 'Delete my registration' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your registration?' });
  await question.getByRole('button', { name: 'Delete my registration' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your registration is deleted' })).toBeVisible();
  await expectAccessible(page);
});
