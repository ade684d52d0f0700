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

/** Its code is that of BCP 47, and the name of its file. */
export type Language = ListedLanguage | typeof PSEUDO_LANGUAGE;

/** The product is written in it, and other languages are translated from it. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;

export const listLanguages = (): ListedLanguage[] => Object.keys(LANGUAGES).filter(isListed);

export const isLanguage = (code: unknown): code is Language => code === PSEUDO_LANGUAGE || isListed(code);

/** Whether people can choose it. */
export const isListed = (code: unknown): code is ListedLanguage =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
