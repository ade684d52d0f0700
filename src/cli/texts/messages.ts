/** Reads texts from a language's file, and compiles them to JavaScript expressions. */
import { existsSync, readFileSync } from 'node:fs';
import { parse, type Select, type Token } from '@messageformat/parser';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';

export type Messages = Readonly<Record<string, string>>;

const LANGUAGES = './src/languages';

/** @returns no texts for a language without a file. @throws {SyntaxError} for a file that isn't JSON. */
export function readMessages(language: string): Messages {
  const path = `${LANGUAGES}/${language}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** The texts of a language, in English where it has none yet. */
export const readAllMessages = (language: string): Messages => {
  const own = readMessages(language);
  return Object.fromEntries(
    Object.entries(readMessages(SOURCE_LANGUAGE)).map(([key, text]) => [key, own[key] ?? text]),
  );
};

/**
 * @param names of the values and of the functions from `text-parts.ts` in the scope where the expression is inserted.
 * @returns a JavaScript expression. @throws {Error} if the message can't be parsed, or uses an unsupported format.
 */
export function compileMessage(message: string, names: PartNames = DEFAULT_NAMES): string {
  return concatenation(parse(message), names, null);
}

export interface PartNames {
  values: string;
  number: string;
  plural: string;
  ordinal: string;
  select: string;
}

export const DEFAULT_NAMES: PartNames = {
  values: 'd',
  number: 'number',
  plural: 'plural',
  ordinal: 'ordinal',
  select: 'select',
};

/** @param counted the number that a plural's # stands for, as an expression; null outside of plurals. */
function concatenation(tokens: readonly Token[], names: PartNames, counted: string | null): string {
  const parts = tokens.map((token) => expressionOf(token, names, counted));
  // The sum begins with a string, so that two numbers are concatenated rather than added.
  if (!parts[0]?.startsWith('"')) parts.unshift('""');
  return parts.filter((part, index) => part !== '""' || index === 0).join('+');
}

function expressionOf(token: Token, names: PartNames, counted: string | null): string {
  if (token.type === 'content') return JSON.stringify(token.value);
  if (token.type === 'octothorpe') return counted === null ? '"#"' : `${names.number}(${counted})`;
  const value = `${names.values}.${token.arg}`;
  if (token.type === 'argument') return value;
  if (token.type === 'function') {
    if (token.key !== 'number') throw new Error(`“${token.key}” isn’t a format that we write`);
    return `${names.number}(${value})`;
  }
  return choiceOf(token, value, names, counted);
}

function choiceOf(token: Select, value: string, names: PartNames, counted: string | null): string {
  const choose = { plural: names.plural, selectordinal: names.ordinal, select: names.select }[token.type];
  const number = token.type === 'select' ? counted : value;
  const cases = token.cases.map(({ key, tokens }) => `${JSON.stringify(key)}:${concatenation(tokens, names, number)}`);
  return `${choose}(${value},{${cases.join()}})`;
}

/** @returns null for a text that needs values. */
export function plainText(message: string): string | null {
  const tokens = parse(message);
  return tokens.every((token) => token.type === 'content') ? tokens.map(({ value }) => value).join('') : null;
}

/** The names of the values that a text needs, with their TypeScript types. */
export function valuesOf(message: string): Map<string, string> {
  const values = new Map<string, string>();
  collect(parse(message), values);
  return values;
}

function collect(tokens: readonly Token[], values: Map<string, string>): void {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue;
    // A value that is also used as a plain argument keeps its more specific type.
    if (token.type !== 'argument' || !values.has(token.arg)) values.set(token.arg, typeOf(token));
    if ('cases' in token) for (const { tokens: inner } of token.cases) collect(inner, values);
  }
}

function typeOf(token: Exclude<Token, { type: 'content' | 'octothorpe' }>): string {
  if (token.type === 'plural' || token.type === 'selectordinal') return 'number';
  if (token.type === 'select') return typeOfChoice(token.cases.map(({ key }) => key));
  return token.type === 'function' && token.key === 'number' ? 'number' : 'string | number';
}

/** With `other`, the possible values can't be listed. */
const typeOfChoice = (keys: readonly string[]) =>
  keys.includes('other') ? 'string' : keys.map((key) => JSON.stringify(key)).join(' | ');
