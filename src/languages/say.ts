/**
 * The product's texts, in the reader's language. They're in `en.json` beside this file, in the format of ICU messages;
 * `npm run generate` compiles them.
 */

import en from '#generated/texts/en.gen.js';
import type { Texts } from '#generated/texts.gen.ts';

/** What a text says besides its own words, such as a number or a name. */
type Values<Key extends keyof Texts> = Texts[Key] extends null ? [] : [values: Texts[Key]];

/**
 * @param key written out where it's used: the page's build puts the text in its place, and a check finds texts that
 * nobody says.
 */
export function say<Key extends keyof Texts>(key: Key, ...[values]: Values<Key>): string {
  return en[key](values);
}
