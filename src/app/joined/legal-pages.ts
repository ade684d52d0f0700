import { LEGAL_PAGES } from '#domains/community/web/legal/legal-pages.ts';
import { readPageSettings } from '#platform/browser/page-settings.ts';

type LegalPage = keyof typeof LEGAL_PAGES;

/** The built-in page, or the operator's. Decided here, as the first page's script would name what the other loads. */
export const loadLegalPage = async (page: LegalPage) =>
  readPageSettings().ownTexts?.includes(page)
    ? (await import('./own-legal-pages.tsx')).OWN_LEGAL_PAGES[page]
    : LEGAL_PAGES[page];
