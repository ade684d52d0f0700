import { accountMessages, forgotPasswordMessages, resetPasswordMessages } from '#domains/auth/messages.ts';
import { expect, logIn, submitLogin, test } from './support/community-test.ts';
import {
  becomeMember,
  fillRegistration,
  sendRegistration,
  uniqueEmail,
  VALID_PASSWORD,
} from './support/registration.ts';
import { openByLink } from './support/walking.ts';

const NEW_PASSWORD = 'harbour-violet-kettle-9';

test('a forgotten password is reset with a link that works once, for an address that has an account', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(/status of 410/);
  const email = await becomeMember(page, mailbox, '/logout');
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  browserErrors.expect(/status of 404/);
  await page.getByLabel('Email').fill(uniqueEmail());
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert').filter({ hasText: forgotPasswordMessages.unknown })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('main').getByText(forgotPasswordMessages.success)).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);

  const link = await mailbox.linkTo(email, /\/auth\/reset\//);
  const choose = async () => {
    await page.goto(link);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Repeat new password').fill(VALID_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByLabel('Repeat new password')).toHaveAccessibleDescription(resetPasswordMessages.mismatch);
    await page.getByLabel('Repeat new password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await choose();
  await page.waitForURL('**/auth/login');
  await expect(page.getByText(resetPasswordMessages.success)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await choose();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');

  await openByLink(page, '/auth/login');
  await submitLogin(page, email, NEW_PASSWORD);
  await page.waitForURL('**/dashboard');
});

test('an email address is changed once the new one is confirmed, and restored by the previous one’s owner', async ({
  page,
  mailbox,
  newVisitor,
  browserErrors,
}) => {
  browserErrors.expect(/status of (401|403|410|422)/);
  const email = await becomeMember(page, mailbox, '/dashboard/settings/email');
  const newEmail = uniqueEmail();
  await expect(page.getByText(`Your email address is ${email}.`)).toBeVisible();
  await page.getByLabel('New email address').fill(email);
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByLabel('New email address')).toHaveAccessibleDescription(/already your email address/);
  await page.getByLabel('New email address').fill(newEmail);
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByRole('main').getByText('Check your inbox')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(newEmail)).toBeVisible();

  const link = await mailbox.linkTo(newEmail, /\/confirm-email\//);
  await page.goto(link);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email address changed');
  await page.getByRole('main').getByRole('link', { name: 'Go to settings' }).click();
  await expect(page.getByText(`Your email address is ${newEmail}.`)).toBeVisible();
  await expect(page.getByLabel('New email address')).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');

  const owners = await (await newVisitor()).newPage();
  await owners.setViewportSize({ width: 390, height: 844 });
  await owners.goto(await mailbox.linkTo(email, /\/undo-email\//));
  await expect(owners.getByRole('heading', { level: 1 })).toHaveText('You didn’t change your email address?');
  await owners.getByRole('button', { name: 'Restore my address' }).click();
  await expect(owners.getByRole('heading', { level: 1 })).toHaveText('Your account is safe again');
  await page.goto('/dashboard/settings/email');
  await page.waitForURL('**/logout');
  await owners.goto(await mailbox.linkTo(email, /\/auth\/reset\//));
  await owners.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await owners.getByLabel('Repeat new password').fill(NEW_PASSWORD);
  await owners.getByRole('button', { name: 'Change password' }).click();
  await owners.waitForURL('**/auth/login');
  await expect(owners.getByLabel('Email')).toHaveValue(email);
  await submitLogin(owners, email, NEW_PASSWORD);
  await owners.waitForURL('**/dashboard');
  await openByLink(owners, '/dashboard/settings/email');
  await owners.getByLabel('New email address').fill(newEmail);
  await owners.getByRole('button', { name: 'Change email address' }).click();
  await expect(owners.getByRole('alert').filter({ hasText: /can’t be changed until .* UTC\.$/ })).toBeVisible();
  await expect(owners.getByLabel('New email address')).toHaveValue(newEmail);
});

test('a password is changed, an account deactivated after a confirmation, and reactivated by logging in', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(/status of 422/);
  const email = await becomeMember(page, mailbox);
  await page.getByRole('link', { name: 'You', exact: true }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Password' }).click();
  const change = async (current: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Repeat new password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not-the-current-one');
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/./);
  await expect(page.getByLabel('Repeat new password')).toHaveValue(NEW_PASSWORD);
  await change(VALID_PASSWORD);
  await expect(page.getByText('Password changed')).toBeVisible();

  await openByLink(page, '/dashboard/settings/deactivate');
  await expect(page.getByText(/After 30 days, what is personal is erased for good/)).toBeVisible();
  const ask = page.getByRole('button', { name: 'Deactivate account' });
  await ask.click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  await ask.click();
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await page.waitForURL('**/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accountMessages.deactivated);
  await expect(page.getByRole('main').getByText(/Log in within 14 days/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Go to the home page']);

  await openByLink(page, '/auth/login');
  await submitLogin(page, email, NEW_PASSWORD);
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Ada');
});

test('an admin adjusts a member’s points, and invites an organisation, which gets a partner account', async ({
  page,
  newVisitor,
  mailbox,
}) => {
  await logIn(page, 'admin');
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('link', { name: 'Points', exact: true }).click();
  await page.getByRole('combobox', { name: 'Member' }).fill('diallo');
  await page.getByRole('option').filter({ hasText: 'Dakar' }).first().click();
  await page.getByRole('button', { name: 'Save adjustment' }).click();
  await expect(page.getByLabel('Points', { exact: true })).toHaveAccessibleDescription(/whole number/);
  await page.getByLabel('Points', { exact: true }).fill('25');
  await page.getByLabel('Reason').fill('Led the shore clean-up');
  await page.getByRole('button', { name: 'Save adjustment' }).click();
  await expect(page.getByText(/now has [\d,]+ points/)).toBeVisible();
  await page.getByRole('button', { name: 'Recalculate' }).click();
  await expect(page.getByText(/The total was already correct/)).toBeVisible();

  const email = uniqueEmail();
  await page.getByRole('link', { name: 'Organisations' }).click();
  await page.getByLabel('Organisation name').fill('Shoreline Trust');
  await page.getByLabel('Contact’s email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Shoreline Trust has been invited')).toBeVisible();

  const row = page.getByRole('listitem').filter({ hasText: 'Shoreline Trust' });
  await expect(row.getByText('Sent', { exact: true })).toBeVisible();

  const guest = await (await newVisitor()).newPage();
  await guest.goto(await mailbox.linkTo(email, /inviteid=/));
  await expect(guest.getByText('invited Shoreline Trust as a partner')).toBeVisible();
  await fillRegistration(guest, email);
  await sendRegistration(guest);
  await guest.waitForURL('**/auth/login');
  await submitLogin(guest, email, VALID_PASSWORD);
  await guest.waitForURL('**/partner');
});
