/** Pages that links in emails lead to: in one chunk, since a visitor’s first page lists every chunk that it may load. */
import type { ComponentType } from 'react';

const PAGES = {
  unsubscribe: async () =>
    (await import('#domains/notifications/web/unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
  'confirm-email': async () => (await import('#domains/auth/web/email/confirm-email-page.tsx')).ConfirmEmailPage,
  'undo-email': async () => (await import('#domains/auth/web/email/undo-email-page.tsx')).UndoEmailPage,
  'not-me': async () => (await import('#domains/auth/web/password/not-me-page.tsx')).NotMePage,
} satisfies Record<string, () => Promise<ComponentType>>;

export const loadLinkPage = (kind: keyof typeof PAGES): Promise<ComponentType> => PAGES[kind]();
