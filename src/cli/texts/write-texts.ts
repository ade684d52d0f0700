/** Writes the compiled texts of each language, and the types of their keys and values. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { LANGUAGES, SOURCE_LANGUAGE } from '#languages/languages.ts';
import { compileMessage, type Messages, plainText, readAllMessages, readMessages, valuesOf } from './messages.ts';

const languages = Object.keys(LANGUAGES);

/** The files that `writeTexts` writes. */
export const TEXTS = [
  'texts.gen.ts',
  'texts/all.gen.ts',
  ...languages.flatMap((language) => [`texts/${language}.gen.js`, `texts/${language}.gen.d.ts`]),
];

const DECLARATION = `import type { MakeTexts } from '../texts.gen.ts';

declare const makeTexts: MakeTexts;
export default makeTexts;
`;

export function writeTexts(folder: string): void {
  mkdirSync(`${folder}/texts`, { recursive: true });
  for (const language of languages) {
    writeFileSync(`${folder}/texts/${language}.gen.js`, moduleOf(readAllMessages(language)));
    writeFileSync(`${folder}/texts/${language}.gen.d.ts`, DECLARATION);
  }
  writeFileSync(`${folder}/texts/all.gen.ts`, joinTexts());
  writeFileSync(`${folder}/texts.gen.ts`, describeTexts());
}

/** @throws {Error} naming the key of a text that can't be parsed. */
export function moduleOf(messages: Messages): string {
  const lines = Object.entries(messages).map(([key, message]) => {
    try {
      return `  ${JSON.stringify(key)}: ${textOf(message)},`;
    } catch (error) {
      throw new Error(`${key}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  });
  return `export default ({ number, plural, ordinal, select }) => ({
${lines.join('\n')}
});
`;
}

/** Most texts have no values: as functions, five languages of them would take several times as much memory. */
function textOf(message: string): string {
  const plain = plainText(message);
  return plain === null ? `(d) => ${compileMessage(message)}` : JSON.stringify(plain);
}

function describeTexts(): string {
  const messages = readMessages(SOURCE_LANGUAGE);
  const lines = Object.entries(messages).map(([key, message]) => `  '${key}': ${describeValues(valuesOf(message))};`);
  const locales = languages.map((language) => `  ${language}: '${readAllMessages(language)['language.locale']}',`);
  return `/** The values that each text needs; null if it needs none. */
export interface Texts {
${lines.join('\n')}
}

/** How a text's language writes numbers and chooses between forms. */
export interface Parts {
  number(value: number): string;
  plural(value: number, cases: Readonly<Record<string, string>>): string;
  ordinal(value: number, cases: Readonly<Record<string, string>>): string;
  select(value: string | number, cases: Readonly<Record<string, string>>): string;
}

/** Builds a language's texts: a string for a text without values, and a function for one that needs them. */
export type MakeTexts = (parts: Parts) => Readonly<Record<keyof Texts, string | ((values: unknown) => string)>>;

export const LOCALES = {
${locales.join('\n')}
};
`;
}

function joinTexts(): string {
  const imports = languages.map((language) => `import ${language} from './${language}.gen.js';`);
  return `${imports.join('\n')}

export const ALL_TEXTS = { ${languages.join(', ')} };
`;
}

function describeValues(values: ReadonlyMap<string, string>): string {
  if (values.size === 0) return 'null';
  return `{ ${[...values].map(([name, type]) => `${name}: ${type}`).join('; ')} }`;
}
