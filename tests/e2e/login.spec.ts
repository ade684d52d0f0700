import { loginMessages } from '#domains/auth/messages.ts';
import { addressOf, expect, HOMES, logInThroughThePage, submitLogin, test } from './support/community-test.ts';

for (const account of ['admin', 'member', 'partner', 'judge'] as const) {
  test(`the ${account} logs in through / to their own dashboard`, async ({ page }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await logInThroughThePage(page, account);
    await expect(page.getByText(loginMessages.success)).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small acts move the ground');
    expect(visited).toContain(HOMES[account]);
  });
}

test('a login with an incomplete profile leads to /profile-information', async ({ page }) => {
  await logInThroughThePage(page, 'incomplete');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete your profile');
});

test('the trees login lands on /impacts/?trees', async ({ page }) => {
  await page.goto('/auth/login?trees');
  await submitLogin(page, addressOf('member'));
  await page.waitForURL('**/impacts/?trees');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trees planted');
});

test('an unknown address and a wrong password are reported separately', async ({ page, complaints }) => {
  complaints.expect(/status of 401/);
  await page.goto('/auth/login');
  await submitLogin(page, 'nobody@example.org');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(loginMessages.emailUnknown);
  await submitLogin(page, addressOf('judge'), 'not-the-password-at-all');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(loginMessages.passwordWrong);
  await expect(page.getByLabel('Email')).toHaveValue(addressOf('judge'));
});

test('a login without a response says so', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await page.route('**/api/login', (route) => route.abort('failed'));
  await page.goto('/auth/login');
  await submitLogin(page, addressOf('judge'));
  await expect(page.getByRole('alert').filter({ hasText: loginMessages.unexpected })).toBeVisible();
});

test('invalid input is reported', async ({ page, complaints }) => {
  complaints.expect(/status of 422/);
  // The form blocks invalid input, so it is made invalid in transit.
  await page.route('**/api/login', (route) =>
    route.continue({ postData: { email: addressOf('judge'), password: '' } }),
  );
  await page.goto('/auth/login');
  await submitLogin(page, addressOf('judge'));
  await expect(page.getByRole('alert').filter({ hasText: loginMessages.invalid })).toBeVisible();
});

test('an invalid email is reported below its field', async ({ page, complaints }) => {
  complaints.expect(/status of 422/);
  await page.route('**/api/login', (route) => route.continue({ postData: { email: 'not an address', password: 'x' } }));
  await page.goto('/auth/login');
  await submitLogin(page, addressOf('judge'));
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.org/);
});
