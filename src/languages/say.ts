/**
 * The product's texts, in the reader's language. They're in `en.json` and the other languages' files beside this one, in
 * the format of ICU messages; `npm run generate` compiles them.
 */

import { LOCALES, type MakeTexts, type Texts } from '#generated/texts.gen.ts';
import { readTexts } from '#languages/texts-of.ts';
import { isLanguage, type Language, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from './languages.ts';
import { textPartsOf } from './text-parts.ts';

/** The values that a text needs, such as a number or a person's name. */
type Values<Key extends keyof Texts> = keyof Texts extends Key
  ? // For an unknown key, the compiler infers the union of all. Any values are accepted then: its error is about the key.
    [values?: object]
  : Texts[Key] extends null
    ? []
    : [values: Texts[Key]];

/** In a browser, the language is that of the document. */
let findLanguage = (): Language => {
  // Tests of parts of the page have a document without elements.
  const code = typeof document === 'undefined' ? null : document.documentElement?.lang;
  return isLanguage(code) ? code : SOURCE_LANGUAGE;
};

const made = new Map<Language, ReturnType<MakeTexts>>();

/** A language's texts are loaded when someone first reads it. */
function textsOf(language: Language): ReturnType<MakeTexts> {
  const kept = made.get(language);
  if (kept) return kept;
  // The server has no texts in the pseudo-language: its own are only tested in the real ones.
  const written = language === PSEUDO_LANGUAGE ? SOURCE_LANGUAGE : language;
  const texts = readTexts(written)(textPartsOf(LOCALES[written]));
  made.set(language, texts);
  return texts;
}

/** Replaces how the language is found: on the server, each request has its own reader. */
export function findLanguageBy(find: () => Language): void {
  findLanguage = find;
}

/**
 * @param key must be a literal: the page's build replaces the call by the text, and a check finds texts that aren't
 * used.
 */
export function say<Key extends keyof Texts>(key: Key, ...[values]: Values<Key>): string {
  const text = textsOf(findLanguage())[key];
  return typeof text === 'string' ? text : text(values);
}
