/**
 * The languages that the community offers. A process serves one community, and much of what it writes, such as emails,
 * has no request that could say which.
 */
import { isLanguage, isListed, type Language, listLanguages, SOURCE_LANGUAGE } from './languages.ts';

interface LanguageSettings {
  /** None for all. Those that this release doesn't have are ignored. */
  languages: readonly string[];
  defaultLanguage: string;
}

interface Offered {
  languages: readonly Language[];
  /** The language of readers who prefer none of these. */
  fallback: Language;
}

let offered: Offered = { languages: listLanguages(), fallback: SOURCE_LANGUAGE };

export function offerLanguages({ languages, defaultLanguage }: LanguageSettings): void {
  const chosen = listLanguages().filter((language) => languages.includes(language));
  const all = chosen.length > 0 ? chosen : listLanguages();
  offered = {
    languages: all,
    fallback: all.find((language) => language === defaultLanguage) ?? all[0] ?? SOURCE_LANGUAGE,
  };
}

export const offeredLanguages = (): readonly Language[] => offered.languages;

export const fallbackLanguage = (): Language => offered.fallback;

/** Languages that no list offers, for tests, are there as long as they are built. */
export const isOffered = (code: unknown): code is Language =>
  isLanguage(code) && (!isListed(code) || offered.languages.includes(code));
