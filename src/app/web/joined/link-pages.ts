/** Pages that links lead to: behind one import, since a visitor’s first page lists everything that its routes import. */
import type { ComponentType } from 'react';

/** From emails, with a secret in the address. */
export const LINK_PAGES = {
  unsubscribe: async () =>
    (await import('#domains/notifications/web/unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
  'confirm-email': async () => (await import('#domains/auth/web/email/confirm-email-page.tsx')).ConfirmEmailPage,
  'undo-email': async () => (await import('#domains/auth/web/email/undo-email-page.tsx')).UndoEmailPage,
  reset: async () => (await import('#domains/auth/web/password/reset-password-page.tsx')).ResetPasswordPage,
  verify: async () => (await import('#domains/auth/web/verification/verify-email-page.tsx')).VerifyEmailPage,
  'not-me': async () => (await import('#domains/auth/web/password/not-me-page.tsx')).NotMePage,
} satisfies Record<string, () => Promise<ComponentType>>;

/** A credential is passed on by its holder, and someone whom an admin has to let in is led to a page of their own. */
const PAGES = {
  ...LINK_PAGES,
  credentials: async () => (await import('#domains/credentials/web/detail/credential-page.tsx')).CredentialPage,
  waiting: async () => (await import('./plain/waiting-with-data.tsx')).WaitingWithData,
} satisfies Record<string, () => Promise<ComponentType>>;

export const loadLinkPage = async (kind: keyof typeof PAGES): Promise<ComponentType> => PAGES[kind]();
