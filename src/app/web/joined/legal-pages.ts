import { LEGAL_PAGES } from '#domains/community/web/legal/legal-pages.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';

type LegalPage = keyof typeof LEGAL_PAGES;

/** The built-in page, or the operator's. Decided here, to keep the files of the operator's out of the first script. */
export const loadLegalPage = async (page: LegalPage) =>
  readPageSettings().ownTexts?.includes(page)
    ? (await import('./own-legal-pages.tsx')).OWN_LEGAL_PAGES[page]
    : LEGAL_PAGES[page];
