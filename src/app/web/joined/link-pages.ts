/** Pages that links in emails lead to: behind one import, since a visitor’s first page lists everything that its routes import. */
import type { ComponentType } from 'react';

export const LINK_PAGES = {
  unsubscribe: async () =>
    (await import('#domains/notifications/web/unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
  'confirm-email': async () => (await import('#domains/auth/web/email/confirm-email-page.tsx')).ConfirmEmailPage,
  'undo-email': async () => (await import('#domains/auth/web/email/undo-email-page.tsx')).UndoEmailPage,
  reset: async () => (await import('#domains/auth/web/password/reset-password-page.tsx')).ResetPasswordPage,
  verify: async () => (await import('#domains/auth/web/verification/verify-email-page.tsx')).VerifyEmailPage,
  'not-me': async () => (await import('#domains/auth/web/password/not-me-page.tsx')).NotMePage,
} satisfies Record<string, () => Promise<ComponentType>>;

export const loadLinkPage = (kind: keyof typeof LINK_PAGES): Promise<ComponentType> => LINK_PAGES[kind]();
