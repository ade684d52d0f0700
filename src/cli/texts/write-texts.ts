/** Writes the compiled texts, and the types of their keys and values. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { compileMessages, type Messages, readMessages, SOURCE, valuesOf } from './messages.ts';

/** The files written. */
export const TEXTS = ['texts.gen.ts', `texts/${SOURCE}.gen.js`, `texts/${SOURCE}.gen.d.ts`];

const DECLARATION = `import type { Texts } from '../texts.gen.ts';

declare const texts: Readonly<Record<keyof Texts, (values: unknown) => string>>;
export default texts;
`;

export function writeTexts(folder: string): void {
  const messages = readMessages(SOURCE);
  mkdirSync(`${folder}/texts`, { recursive: true });
  writeFileSync(`${folder}/texts/${SOURCE}.gen.js`, compileMessages(SOURCE, messages));
  writeFileSync(`${folder}/texts/${SOURCE}.gen.d.ts`, DECLARATION);
  writeFileSync(`${folder}/texts.gen.ts`, describeTexts(messages));
}

function describeTexts(messages: Messages): string {
  const lines = Object.entries(messages).map(([key, message]) => `  '${key}': ${describeValues(valuesOf(message))};`);
  return `/** What each text needs besides its own words; null for nothing. */\nexport interface Texts {\n${lines.join('\n')}\n}\n`;
}

function describeValues(values: ReadonlyMap<string, string>): string {
  if (values.size === 0) return 'null';
  return `{ ${[...values].map(([name, type]) => `${name}: ${type}`).join('; ')} }`;
}
