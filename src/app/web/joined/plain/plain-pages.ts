import { LEGAL_PAGES } from '#domains/community/web/legal/legal-pages.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';

type PlainPage = keyof typeof LEGAL_PAGES | 'verify' | 'imprint';

/**
 * The built-in page, or the operator's, and the one that checks credentials. Decided here, to keep their files out of the
 * first script, which names those of every route.
 */
export async function loadPlainPage(page: PlainPage) {
  if (page === 'verify') return (await import('./verify-with-data.tsx')).VerifyWithData;
  if (page === 'imprint') return (await import('./own-legal-pages.tsx')).OWN_LEGAL_PAGES.imprint;
  return readPageSettings().ownTexts?.includes(page)
    ? (await import('./own-legal-pages.tsx')).OWN_LEGAL_PAGES[page]
    : LEGAL_PAGES[page];
}
