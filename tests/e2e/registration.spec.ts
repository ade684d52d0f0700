import { emailVerificationMessages, registrationMessages, verificationMailMessages } from '#domains/auth/messages.ts';
import { expectAccessible } from './support/accessibility.ts';
import { addressOf, expect, logIn, submitLogin, test } from './support/community-test.ts';
import { fillRegistration, sendRegistration, uniqueEmail, VALID_PASSWORD } from './support/registration.ts';
import { openByLink } from './support/walking.ts';

test('a visitor registers, is told which inbox to check, and is logged in by the link', async ({ page, mailbox }) => {
  const email = uniqueEmail();
  await page.goto('/auth/register');
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/password/strength', (route) => seen.promise.then(() => route.continue()));
  await fillRegistration(page, email);
  await expect(page.getByText('Checking…')).toBeVisible();
  seen.resolve();
  await expect(page.getByText('Strong')).toBeVisible();
  await sendRegistration(page);
  await page.waitForURL('**/auth/login');
  await expect(page.getByText(registrationMessages.success)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.reload();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(verificationMailMessages.success)).toBeVisible();
  await page.getByRole('link', { name: 'Wrong address?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');

  await page.goto(await mailbox.linkTo(email, /\/auth\/verify\//));
  await page.waitForURL('**/dashboard');
  await expect(page.getByText(emailVerificationMessages.successHere)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Ada');
  const kept = () =>
    page.evaluate(() => ({
      local: Object.keys(localStorage).sort(),
      isLoggedIn: localStorage.getItem('isLoggedIn'),
      incomplete: sessionStorage.getItem('incompleteProfile'),
    }));
  await expect
    .poll(kept)
    .toEqual({ local: ['accessToken', 'faces', 'isLoggedIn', 'refreshToken'], isLoggedIn: 'true', incomplete: null });

  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps).toContainText('0 of 5 done');
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'Your points' })).toHaveCount(0);
  await steps.getByRole('button', { name: 'Dismiss this list' }).click();
  await expect(page.getByRole('heading', { name: 'Your points' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('the link in another browser verifies, and leads to the login with the address prefilled', async ({
  page,
  newVisitor,
  mailbox,
}) => {
  const email = uniqueEmail();
  await page.goto('/auth/register');
  await fillRegistration(page, email);
  await sendRegistration(page);
  await page.waitForURL('**/auth/login');
  const other = await (await newVisitor()).newPage();
  await other.goto(await mailbox.linkTo(email, /\/auth\/verify\//));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Email address verified');
  await other.getByRole('link', { name: 'Log in' }).click();
  await expect(other.getByLabel('Email')).toHaveValue(email);
  await other.getByLabel('Password', { exact: true }).fill(VALID_PASSWORD);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await other.waitForURL('**/dashboard');
});

test('logging in before verifying offers to resend the email, clears the token and goes to /logout', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  const email = uniqueEmail();
  await page.goto('/auth/register');
  await fillRegistration(page, email);
  await sendRegistration(page);
  await page.waitForURL('**/auth/login');
  await mailbox.linkTo(email, /\/auth\/verify\//);
  await submitLogin(page, email, VALID_PASSWORD);
  const resend = page.getByRole('link', { name: 'Resend verification email' });
  await expect(resend).toHaveAttribute('href', '/logout');
  await expect(page.getByRole('alert').filter({ hasText: 'inbox' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull();

  await resend.click();
  await page.waitForURL('**/logout');
  await expect(page.getByText(verificationMailMessages.success)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await expect.poll(async () => (await mailbox.messagesTo(email)).length).toBe(2);

  // The link only works once.
  browserErrors.expect(/status of 410/);
  await page.context().clearCookies({ name: 'registered' });
  await page.goto(await mailbox.linkTo(email, /\/auth\/verify\//));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email address verified');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('an expired link offers a new email to anyone who tried to log in, and says when it can’t be sent', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 410/);
  await page.goto('/auth/login');
  await submitLogin(page, addressOf('unverified'));
  await expect(page.getByRole('link', { name: 'Resend verification email' })).toBeVisible();
  await openByLink(page, '/auth/verify/some-link-of-a-mail-that-nobody-got');
  await page.getByRole('button', { name: 'Send a new email' }).click();
  await expect(page.getByText(verificationMailMessages.success)).toBeVisible();

  browserErrors.expect(/ERR_FAILED/);
  await openByLink(page, '/auth/login');
  await submitLogin(page, addressOf('unverified'));
  await page.route('**/api/user/verify', (route) => route.abort('failed'));
  await page.getByRole('link', { name: 'Resend verification email' }).click();
  await page.waitForURL('**/logout');
  await expect(page.getByText(verificationMailMessages.failure)).toBeVisible();
});

test('the server’s errors are shown below their fields, and only a reload loses the password', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 422/);
  await page.goto('/auth/register');
  await fillRegistration(page, addressOf('member'));
  await page.getByLabel('Password', { exact: true }).fill('password1234!');
  await expect(page.getByRole('status').filter({ hasText: 'This is easy to guess' })).toBeVisible();
  await sendRegistration(page);
  const summary = page.getByRole('region', { name: /your attention/ });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/easy to guess/);
  await expect(page.getByLabel('Location')).toHaveValue('Lagos');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('password1234!');

  const email = uniqueEmail();
  await page.getByLabel('Email').fill(email);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
  await expect(page.getByLabel('Location')).toHaveValue('Lagos');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).toContain(email);
  expect(kept).not.toContain(VALID_PASSWORD);
  await page.getByLabel('Password', { exact: true }).fill(VALID_PASSWORD);
  browserErrors.expect(/ERR_FAILED/);
  await page.route('**/api/users', (route) => route.abort('failed'), { times: 1 });
  await sendRegistration(page);
  await expect(page.getByRole('alert').filter({ hasText: registrationMessages.failure })).toBeVisible();
  await sendRegistration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  await openByLink(page, '/auth/register');
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('an invited person registers without verifying, and the invitation is used up', async ({
  page,
  newVisitor,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(/status of 410/);
  const email = uniqueEmail();
  await logIn(page, 'member');
  await page.getByRole('link', { name: 'You', exact: true }).click();
  await page.getByRole('link', { name: 'Invite' }).click();
  await page.getByLabel('Their email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();

  const link = await mailbox.linkTo(email, /inviteid=/);
  const guest = await (await newVisitor()).newPage();
  await guest.goto(link);
  await expect(guest.getByText('Amina Diallo invited you')).toBeVisible();
  await expect(guest.getByLabel('Email')).toHaveValue(email);
  await fillRegistration(guest, email);
  await sendRegistration(guest);
  await guest.waitForURL('**/auth/login');
  await expect(guest.getByText(registrationMessages.successInvited)).toBeVisible();
  await submitLogin(guest, email, VALID_PASSWORD);
  await guest.waitForURL('**/dashboard');

  await page.reload();
  const row = page.getByRole('region', { name: 'Your invitations' }).getByRole('listitem').filter({ hasText: email });
  await expect(row.getByText('Joined', { exact: true }).last()).toBeVisible();
  await expect(row).toContainText('Ada Okafor');

  await openByLink(guest, '/logout');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('You’re logged out');
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
});
