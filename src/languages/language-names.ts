/** The names of languages, in the reader's language. */
import { say } from '#languages/say.ts';

const names = new Map<string, Intl.DisplayNames>();

/** Such as "Arabic"; the code for one that the browser doesn't know. */
export function sayLanguageName(code: string): string {
  const locale = say('language.locale');
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language' });
  names.set(locale, known);
  return known.of(code) ?? code;
}
