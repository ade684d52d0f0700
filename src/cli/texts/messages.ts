/** Reads texts from a language's file, and compiles them to functions. */
import { readFileSync } from 'node:fs';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parse, type Token } from '@messageformat/parser';

export type Messages = Readonly<Record<string, string>>;

const LANGUAGES = './src/languages';

/** The language that the product is written in, and that others are translated from. */
export const SOURCE = 'en';

/** @throws {SyntaxError} for a file that isn't JSON. */
export const readMessages = (language: string): Messages =>
  JSON.parse(readFileSync(`${LANGUAGES}/${language}.json`, 'utf8'));

/** @returns a module whose default export has a function for each text. @throws {Error} names the text it can't read. */
export function compileMessages(language: string, messages: Messages): string {
  for (const [key, message] of Object.entries(messages)) assertReadable(key, message);
  return `${compileModule(new MessageFormat(language), { ...messages })}\n`;
}

function assertReadable(key: string, message: string): void {
  try {
    parse(message);
  } catch (error) {
    throw new Error(`${key}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Null for one that needs values. */
export function plainText(message: string): string | null {
  const tokens = parse(message);
  return tokens.every((token) => token.type === 'content') ? tokens.map(({ value }) => value).join('') : null;
}

/** The names of what a text needs besides its own words, with their types. */
export function valuesOf(message: string): Map<string, string> {
  const values = new Map<string, string>();
  collect(parse(message), values);
  return values;
}

function collect(tokens: readonly Token[], values: Map<string, string>): void {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue;
    // A number that is also written out stays a number.
    if (token.type !== 'argument' || !values.has(token.arg)) values.set(token.arg, typeOf(token));
    if ('cases' in token) for (const { tokens: inner } of token.cases) collect(inner, values);
  }
}

function typeOf(token: Exclude<Token, { type: 'content' | 'octothorpe' }>): string {
  if (token.type === 'plural' || token.type === 'selectordinal') return 'number';
  if (token.type === 'select') return typeOfChoice(token.cases.map(({ key }) => key));
  return token.type === 'function' && token.key === 'number' ? 'number' : 'string | number';
}

/** What other means can't be listed. */
const typeOfChoice = (keys: readonly string[]) =>
  keys.includes('other') ? 'string' : keys.map((key) => JSON.stringify(key)).join(' | ');
