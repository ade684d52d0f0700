/**
 * The pseudo-language: English made longer, accented and put in brackets. On screen, a text that's cut off lacks its
 * closing bracket, and one that isn't translated has no accents.
 */
import { parse, type Token } from '@messageformat/parser';
import { PSEUDO_LANGUAGE } from '#languages/languages.ts';
import type { Messages } from './messages.ts';

const ACCENTS = ['aâ', 'eê', 'iî', 'oô', 'uû', 'AÂ', 'EÊ', 'IÎ', 'OÔ', 'UÛ', 'yý', 'cç', 'nñ', 'CÇ', 'NÑ'];
const ACCENTED: ReadonlyMap<string, string> = new Map(ACCENTS.map(([plain = '', accented = '']) => [plain, accented]));
const PADDING = 'õñé tŵô ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ';
/** Keys of texts that aren't for people, such as the language's code. */
const TECHNICAL_KEY = /^language\./;
const TAG = /(<\/?\w+\/?>)/;

/** The length that translations of an English text may reach; that of a single word may grow the most, as in German. */
export function maxTranslationLength(length: number): number {
  if (length <= 10) return length * 2 + 4;
  return Math.ceil(length * (length <= 30 ? 1.6 : 1.4)) + 4;
}

export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      if (key === 'language.code') return [key, PSEUDO_LANGUAGE];
      return [key, TECHNICAL_KEY.test(key) ? message : pseudoOf(message)];
    }),
  );

function pseudoOf(message: string): string {
  const length = lengthOf(parse(message));
  // The name of a key on the keyboard, or punctuation between two texts.
  if (length < 2) return message;
  const padding = PADDING.repeat(20)
    .slice(0, Math.max(0, maxTranslationLength(length) - length - 3))
    .trim();
  return `⟦${accented(parse(message))}${padding && ` ${padding}`}⟧`;
}

/** The number of characters in a message's longest form, without tags and values. */
export function lengthOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => {
    if (token.type === 'content') return sum + token.value.replaceAll(/<[^>]*>/g, '').length;
    if ('cases' in token) return sum + Math.max(...token.cases.map(({ tokens: inner }) => lengthOf(inner)));
    return sum;
  }, 0);
}

const accented = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'content') return escaped(accentedText(token.value));
      if (token.type === 'octothorpe') return '#';
      if (token.type === 'argument') return `{${token.arg}}`;
      if (token.type === 'function') return `{${token.arg}, ${token.key}}`;
      const cases = token.cases.map(({ key, tokens: inner }) => `${key} {${accented(inner)}}`);
      return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`;
    })
    .join('');

const accentedText = (text: string): string =>
  text
    .split(TAG)
    .map((part) => (TAG.test(part) ? part : part.replaceAll(/\p{L}/gu, (letter) => ACCENTED.get(letter) ?? letter)))
    .join('');

/** Escapes literal braces and number signs, as the message format requires. */
const escaped = (text: string): string => text.replaceAll(/[{}#]+/g, "'$&'");
