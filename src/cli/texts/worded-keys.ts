/** Finds keys that repeat the beginning of their text. A key names a role, and stays true when the text changes. */
import { parse, type Token } from '@messageformat/parser';

const COMPARED_WORDS = 3;
const CAMEL_CASE_WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

/** @returns whether the last part of the key has three or more words, the first three of which begin the text. */
export function isWorded(key: string, message: string): boolean {
  const words = (key.split('.').at(-1)?.match(CAMEL_CASE_WORD) ?? []).map((word) => word.toLowerCase());
  if (words.length < COMPARED_WORDS) return false;
  const begins = wordsOf(plainTextOf(parse(message)));
  return words.slice(0, COMPARED_WORDS).every((word, index) => word === begins[index]);
}

/** The text without tags and values. Of its cases, the last one stands for all. */
const plainTextOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'content') return token.value.replace(/<\/?\w+\/?>/g, ' ').replace(/['’]/g, '');
      return 'cases' in token ? plainTextOf(token.cases.at(-1)?.tokens ?? []) : ' ';
    })
    .join('');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
