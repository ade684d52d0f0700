/** Compares a language's texts with the English ones. */
import { parse, type Token } from '@messageformat/parser';
import type { Messages } from './messages.ts';
import { lengthOf, maxTranslationLength } from './pseudo.ts';

export interface Comparison {
  /** Keys without a text. */
  missing: string[];
  /** Keys that English doesn't have. */
  unknown: string[];
  /** Texts that can't be used as they are, each with what is wrong. */
  wrong: string[];
  /** Texts longer than those of the pseudo-language, with which screens are tested: they may not fit. */
  long: string[];
}

export function compareTexts(source: Messages, own: Messages, locale: string): Comparison {
  const keys = Object.keys(source);
  const shared = keys.filter((key) => own[key] !== undefined);
  return {
    missing: keys.filter((key) => own[key] === undefined),
    unknown: Object.keys(own).filter((key) => source[key] === undefined),
    wrong: shared.flatMap((key) =>
      faultsOf(source[key] ?? '', own[key] ?? '', locale).map((fault) => `${key}: ${fault}`),
    ),
    long: shared.filter((key) => isLong(source[key] ?? '', own[key] ?? '')),
  };
}

function faultsOf(source: string, own: string, locale: string): string[] {
  try {
    const [sourceFacts, ownFacts] = [factsOf(parse(source)), factsOf(parse(own))];
    return [
      ...(own.trim() === '' && source.trim() !== '' ? ['it’s empty'] : []),
      ...missingFrom(ownFacts.values, sourceFacts.values, 'English has no value'),
      ...missingFrom(sourceFacts.values, ownFacts.values, 'it lacks the value'),
      ...missingFrom(sourceFacts.tags, ownFacts.tags, 'it lacks the tag'),
      ...missingFrom(ownFacts.tags, sourceFacts.tags, 'English has no tag'),
      ...pluralFaults(parse(own), locale),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

interface TextFacts {
  values: Set<string>;
  tags: Set<string>;
}

function factsOf(tokens: readonly Token[]): TextFacts {
  const facts: TextFacts = { values: new Set(), tags: new Set() };
  const collect = (inner: readonly Token[]): void => {
    for (const token of inner) {
      if (token.type === 'content') for (const [tag] of token.value.matchAll(/<\/?\w+\/?>/g)) facts.tags.add(tag);
      if ('arg' in token) facts.values.add(token.arg);
      if ('cases' in token) for (const { tokens: own } of token.cases) collect(own);
    }
  };
  collect(tokens);
  return facts;
}

const missingFrom = (names: ReadonlySet<string>, known: ReadonlySet<string>, fault: string): string[] =>
  [...names].filter((name) => !known.has(name)).map((name) => `${fault} ${name}`);

/** Requires a form for every plural category that whole numbers have in the language. */
function pluralFaults(tokens: readonly Token[], locale: string): string[] {
  return tokens.flatMap((token) => {
    if (!('cases' in token)) return [];
    const inner = token.cases.flatMap(({ tokens: own }) => pluralFaults(own, locale));
    if (token.type === 'select') return inner;
    const type = token.type === 'plural' ? 'cardinal' : 'ordinal';
    const named = token.cases.map(({ key }) => key);
    const absent = categoriesOf(locale, type).filter((category) => !named.includes(category));
    return [...inner, ...absent.map((category) => `${token.arg} has no form for “${category}”`)];
  });
}

/** Only tries small numbers: Spanish, for example, has a category from a million on, but `other` will do for it. */
function categoriesOf(locale: string, type: Intl.PluralRulesOptions['type']): string[] {
  const rules = new Intl.PluralRules(locale, { type });
  const found = Array.from({ length: 201 }, (_, count) => rules.select(count));
  return [...new Set([...found, 'other'])];
}

function isLong(source: string, own: string): boolean {
  try {
    return lengthOf(parse(own)) > maxTranslationLength(lengthOf(parse(source)));
  } catch {
    // It can't be parsed, and is already listed as wrong.
    return false;
  }
}
