/**
 * The languages of the product, by their own names. To add one, add its line here and its file of texts beside this one.
 */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ar: 'العربية',
} as const;

type ListedLanguage = keyof typeof LANGUAGES;

/** English made longer and accented, to test screens with. No list offers it, and only builds for developers have it. */
export const PSEUDO_LANGUAGE = 'qps';

/** A language's BCP 47 code, which is also the name of its file. */
export type Language = ListedLanguage | typeof PSEUDO_LANGUAGE;

/** The language that the product is written in, and that the others are translated from. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;

export const listLanguages = (): ListedLanguage[] => Object.keys(LANGUAGES).filter(isListed);

export const isLanguage = (code: unknown): code is Language => code === PSEUDO_LANGUAGE || isListed(code);

/** True for a language that people can choose. */
export const isListed = (code: unknown): code is ListedLanguage =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);

/** What a language calls itself, the same for every reader. A code that no list offers stands for itself. */
export const ownNameOf = (code: string): string => (isListed(code) ? LANGUAGES[code] : code);
