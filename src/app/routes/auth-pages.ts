import { type RouteObject, redirect } from 'react-router-dom';
import { notFoundPage, page } from './page.ts';

export const authPages: RouteObject[] = [
  { index: true, loader: () => redirect('/auth/login') },
  page('login', 'Log in', async () => (await import('#domains/auth/web/login/login-page.tsx')).LoginPage),
  page(
    'register',
    'Create an account',
    async () => (await import('#domains/auth/web/registration/register-page.tsx')).RegisterPage,
  ),
  page(
    'forgot',
    'Forgot your password',
    async () => (await import('#domains/auth/web/password/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  page(
    'reset/:token',
    'Choose a new password',
    async () => (await import('#domains/auth/web/password/reset-password-page.tsx')).ResetPasswordPage,
  ),
  page(
    'verify/:token',
    'Verify your email address',
    async () => (await import('#domains/auth/web/verification/verify-email-page.tsx')).VerifyEmailPage,
  ),
  page(
    'google/return',
    'Logging in',
    async () => (await import('#domains/auth/web/login/external-return-page.tsx')).ExternalReturnPage,
  ),
  notFoundPage,
];
