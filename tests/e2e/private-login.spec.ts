import { forgotPasswordMessages, loginMessages } from '#domains/auth/messages.ts';
import { addressOf, expect, submitLogin, test } from './support/community-test.ts';

test.use({ serverEnv: { AUTH_ERRORS: 'private' } });

for (const email of ['nobody@example.org', addressOf('judge')]) {
  test(`a server with private accounts gives ${email} the same answer`, async ({ page, complaints }) => {
    complaints.expect(/status of 401/);
    await page.goto('/auth/login');
    await submitLogin(page, email, 'not-the-password-at-all');
    await expect(page.getByRole('alert').filter({ hasText: loginMessages.bothWrong })).toBeVisible();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('main').getByText(forgotPasswordMessages.success)).toBeVisible();
  });
}
