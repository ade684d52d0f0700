import { PrivacyPage } from './privacy-page.tsx';
import { RulesPage } from './rules-page.tsx';
import { TermsPage } from './terms-page.tsx';

/** The built-in pages, by path. They share a chunk, since each is short. */
export const LEGAL_PAGES = { rules: RulesPage, terms: TermsPage, privacy: PrivacyPage };
