import { type RouteObject, redirect } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { notFoundPage, page } from './page.ts';

export const authPages: RouteObject[] = [
  { index: true, loader: () => redirect('/auth/login') },
  page(
    'login',
    say('app.authPages.logIn'),
    async () => (await import('#domains/auth/web/login/login-page.tsx')).LoginPage,
  ),
  page(
    'register',
    say('app.authPages.register'),
    async () => (await import('#domains/auth/web/registration/register-page.tsx')).RegisterPage,
  ),
  page(
    'forgot',
    say('app.authPages.forgot'),
    async () => (await import('#domains/auth/web/password/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  page('reset/:token', say('app.authPages.resetPassword'), async () =>
    (await import('../joined/link-pages.ts')).loadLinkPage('reset'),
  ),
  page('verify/:token', say('app.authPages.verifyEmail'), async () =>
    (await import('../joined/link-pages.ts')).loadLinkPage('verify'),
  ),
  page('waiting', say('app.authPages.waiting'), async () =>
    (await import('../joined/link-pages.ts')).loadLinkPage('waiting'),
  ),
  page(
    'google/return',
    say('app.authPages.loggingIn'),
    async () => (await import('#domains/auth/web/login/external-return-page.tsx')).ExternalReturnPage,
  ),
  notFoundPage,
];
