/**
 * Writes each language's files from the built ones, which contain marks in place of texts: `assets/first-….js` becomes
 * `assets/de-…/first-….js`, and `index.html` gets an `index.de.html` beside it. A folder's name changes with any of its
 * texts, since its files are cached forever.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { listLanguages, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from '#languages/languages.ts';
import { escapeHtml } from '#platform/http/escape-html.ts';
import { keepTogether } from '../texts/keep-together.ts';
import { compileMessage, type Messages, OWN_NAMES, readAllMessages, readMessages } from '../texts/messages.ts';
import { pseudoMessages } from '../texts/pseudo.ts';
import { speaksPseudoLanguage } from './for-developers.ts';
import { MARK } from './mark-texts.ts';

interface Spoken {
  language: string;
  messages: Messages;
  /** Its folder's name within the build's `assets`. */
  folder: string;
}

const QUOTED = `(["'\`])([\\w.]+)\\1`;
const NAME = '([\\w$.]+)';
const WITH_VALUES = Object.keys(OWN_NAMES)
  .map(() => `,\\s*${NAME}`)
  .join('\\s*');
const MARKS = new RegExp(
  `(?:/\\* @__PURE__ \\*/ )?${MARK.replace('$', '\\$')}\\(\\s*${QUOTED}\\s*(?:${WITH_VALUES})?\\s*\\)`,
  'g',
);
/** The mark of a text in an HTML document. */
const IN_HTML = /\{\{([\w.]+)\}\}/g;
const HTML_ELEMENT = '<html lang="en">';
const htmlElementOf = (messages: Messages): string =>
  `<html lang="${messages['language.code']}" dir="${messages['language.direction']}">`;

function readLanguages(): Spoken[] {
  const languages = listLanguages().map((language) => spoken(language, keepTogether(readAllMessages(language))));
  if (!speaksPseudoLanguage()) return languages;
  return [...languages, spoken(PSEUDO_LANGUAGE, pseudoMessages(readMessages(SOURCE_LANGUAGE)))];
}

function spoken(language: string, messages: Messages): Spoken {
  const hash = createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 8);
  return { language, messages, folder: `${language}-${hash}` };
}

export function languageFiles(): Plugin {
  return {
    name: 'language-files',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler: ({ dir: folder = '' }, bundle) => {
        const names = Object.keys(bundle);
        const scripts = names.filter((name) => /^assets\/[^/]+\.js$/.test(name));
        const documents = names.filter((name) => name.endsWith('.html'));
        const languages = readLanguages();
        for (const script of scripts) {
          const code = readFileSync(join(folder, script), 'utf8');
          for (const spoken of languages) {
            write(join(folder, 'assets', spoken.folder, basename(script)), codeIn(code, spoken, scripts));
          }
          rmSync(join(folder, script));
        }
        for (const name of documents) writeDocuments(join(folder, name), languages, scripts);
      },
    },
  };
}

/**
 * Does the same for a folder of modules that only Node.js loads: modules with texts move to a subfolder for each
 * language, such as `de`. Modules without texts stay where they are, so that the server loads them only once.
 */
export function speakModules(folder: string): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const codes = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const saying = listSaying(codes);
  const languages = readLanguages();
  for (const name of saying) {
    const code = withSharedAbove(codes.get(name) ?? '', saying);
    for (const spoken of languages) write(join(folder, spoken.language, name), codeIn(code, spoken, []));
    rmSync(join(folder, name));
  }
}

const BESIDE = /(["'`])\.\/([\w.-]+\.js)\1/g;

/** The names of modules that contain a text, or import a module that does. */
function listSaying(codes: ReadonlyMap<string, string>): Set<string> {
  const saying = new Set([...codes].filter(([, code]) => code.includes(MARK)).map(([name]) => name));
  const bring = [...codes].map(([name, code]) => ({
    name,
    brought: [...code.matchAll(BESIDE)].map(([, , one]) => one),
  }));
  for (let found = 0; found < saying.size; ) {
    found = saying.size;
    for (const { name, brought } of bring) if (brought.some((one = '') => saying.has(one))) saying.add(name);
  }
  return saying;
}

const withSharedAbove = (code: string, saying: ReadonlySet<string>): string =>
  code.replace(BESIDE, (found, quote: string, name: string) =>
    saying.has(name) ? found : `${quote}../${name}${quote}`,
  );

/** @throws {Error} if a mark has no text, or can't be replaced. */
function codeIn(code: string, { messages, folder }: Spoken, scripts: readonly string[]): string {
  const said = code.replaceAll(MARKS, (_, _quote, key: string, ...names: (string | undefined)[]) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`No text for ${key}`);
    const [values, number, plural, ordinal, select] = names;
    if (!values || !number || !plural || !ordinal || !select) return compileMessage(message);
    return `(${compileMessage(message, { values, number, plural, ordinal, select })})`;
  });
  const left = said.indexOf(`${MARK}(`);
  if (left >= 0) throw new Error(`A text isn’t put in: ${said.slice(left, left + 200)}`);
  return withAddresses(said, folder, scripts);
}

/** Scripts import each other by relative paths, but preloaded ones are named by their full path. */
function withAddresses(text: string, folder: string, scripts: readonly string[]): string {
  return scripts.reduce((all, path) => all.replaceAll(path, `assets/${folder}/${basename(path)}`), text);
}

function writeDocuments(path: string, languages: readonly Spoken[], scripts: readonly string[]): void {
  const html = readFileSync(path, 'utf8');
  for (const { language, messages, folder } of languages) {
    const said = documentIn(html, messages);
    const own = language === SOURCE_LANGUAGE ? path : path.replace(/\.html$/, `.${language}.html`);
    write(own, withAddresses(said, folder, scripts));
  }
}

/** Fills in a document's texts, whose keys are in double braces. @throws {Error} for a key without a text. */
export const documentIn = (html: string, messages: Messages): string =>
  html.replace(HTML_ELEMENT, htmlElementOf(messages)).replaceAll(IN_HTML, (_, key: string) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`No text for ${key}`);
    return escapeHtml(message);
  });

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
