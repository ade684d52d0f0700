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

/** Its code is that of BCP 47, and the name of its file. */
export type Language = keyof typeof LANGUAGES;

/** The product is written in it, and other languages are translated from it. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;

export const listLanguages = (): Language[] => Object.keys(LANGUAGES).filter(isLanguage);

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
