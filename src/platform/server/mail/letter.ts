/** The layout of all our emails. */
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';

const QUOTED_NAME_LENGTH = 60;

export function letter(appName: string, paragraphs: string[]): string {
  return `${[...paragraphs, appName].join('\n\n')}\n`;
}

/** The first paragraph. */
export const greet = (name: string): string => say('mail.greeting', { name: withoutLinks(name) });

/** An address as it is copied from a browser. Without its signs, it would be words that nobody can read. */
const WHOLE_ADDRESS = /^([("'“„«<]*)(?:https?:|www\.)\S*?([)"'”“»>,.;:!?]*)$/iu;
/** Characters that turn words into an address, with their full-width forms. */
const ADDRESS_SIGNS = /[/:@\\\u2044\u2215\u29f8\uff0f\uff1a\uff20\uff3c\ufe55\ufe6b]/g;
/** A dot, or a character browsers treat as one, within a word of any script. */
const INNER_DOT = /(?<=\S)[.\u2024\ufe52\uff0e](?=[\p{L}\p{N}\p{M}\p{Cf}\p{S}_-])/gu;
/** These end a sentence in Chinese and Japanese, so they stay. */
const WIDE_FULL_STOP = /([\u3002\uff61])(?=\S)/g;

/** Times, dates and measures, such as "8:30", "12/01/2027" and "2.5kg"; with more parts it may be an IP address. */
const NUMBERS = /^[("'“„«]*[+-]?\d+(?:[.,:/–-]\d+){0,2}[\p{L}%°€$]{0,3}[)"'”“»,.;:!?]*$/u;
/** "and/or", "Bring:": without a dot or a colon inside, no program takes them for an address. */
const WORDS = /^[("'“„«]*[\p{L}\p{N}\p{M}'’-]+(?:\/[\p{L}\p{N}\p{M}'’-]+)*[)"'”“»,.;:!?]*$/u;

/** User input must never become a link in our emails, nor turn the direction of the sentence around it. */
export function withoutLinks(text: string, length = QUOTED_NAME_LENGTH): string {
  const words = text.slice(0, length).toWellFormed();
  return isolate(words.replaceAll(/\S+/g, withoutAddress));
}

function withoutAddress(word: string): string {
  if (NUMBERS.test(word) || WORDS.test(word)) return word;
  const [, before, after] = WHOLE_ADDRESS.exec(word) ?? [];
  if (before !== undefined) return `${before}${say('mail.link')}${after}`;
  return word.replaceAll(ADDRESS_SIGNS, ' ').replaceAll(INNER_DOT, ' ').replaceAll(WIDE_FULL_STOP, '$1 ');
}
