/**
 * The product's texts, in the reader's language. They're in `en.json` and the other languages' files beside this one, in
 * the format of ICU messages; `npm run generate` compiles them.
 */

import { LOCALES, type MakeTexts, type Texts } from '#generated/texts.gen.ts';
import { readTexts } from '#languages/texts-of.ts';
import { isLanguage, type Language, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from './languages.ts';
import { textPartsOf } from './text-parts.ts';

/** What a text says besides its own words, such as a number or a name. */
type Values<Key extends keyof Texts> = Texts[Key] extends null ? [] : [values: Texts[Key]];

/** The page is in the language of its document. */
let findLanguage = (): Language => {
  // Tests of parts of the page have a document without elements.
  const code = typeof document === 'undefined' ? null : document.documentElement?.lang;
  return isLanguage(code) ? code : SOURCE_LANGUAGE;
};

const made = new Map<Language, ReturnType<MakeTexts>>();

/** Made once someone reads the language. */
function textsOf(language: Language): ReturnType<MakeTexts> {
  const kept = made.get(language);
  if (kept) return kept;
  // What the server itself says is only tested in the others.
  const written = language === PSEUDO_LANGUAGE ? SOURCE_LANGUAGE : language;
  const texts = readTexts(written)(textPartsOf(LOCALES[written]));
  made.set(language, texts);
  return texts;
}

/** On the server, where each request has a reader of its own. */
export function findLanguageBy(find: () => Language): void {
  findLanguage = find;
}

/**
 * @param key written out where it's used: the page's build puts the text in its place, and a check finds texts that
 * nobody says.
 */
export function say<Key extends keyof Texts>(key: Key, ...[values]: Values<Key>): string {
  const text = textsOf(findLanguage())[key];
  return typeof text === 'string' ? text : text(values);
}
