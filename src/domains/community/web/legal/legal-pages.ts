import { PrivacyPage } from './privacy-page.tsx';
import { RulesPage } from './rules-page.tsx';
import { TermsPage } from './terms-page.tsx';

/** By their titles. The browser loads them together, since each is short. */
export const LEGAL_PAGES = { rules: RulesPage, terms: TermsPage, privacy: PrivacyPage };
