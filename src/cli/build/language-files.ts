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
import { escapeHtml } from '#platform/shared/escape-html.ts';
import { compileMessage, DEFAULT_NAMES, type Messages, readAllMessages, readMessages } from '../texts/messages.ts';
import { preventLineBreaks } from '../texts/prevent-line-breaks.ts';
import { pseudoMessages } from '../texts/pseudo.ts';
import { firstLanguages, isFirstPageOnly } from './first-page-only.ts';
import { MARK } from './mark-texts.ts';
import { includesPseudoLanguage } from './pseudo-language.ts';

interface LanguageBuild {
  language: string;
  messages: Messages;
  /** Its folder's name within the build's `assets`. */
  folder: string;
}

const QUOTED = `(["'\`])([\\w.]+)\\1`;
const NAME = '([\\w$.]+)';
const WITH_VALUES = Object.keys(DEFAULT_NAMES)
  .map(() => `,\\s*${NAME}`)
  .join('\\s*');
const MARKS = new RegExp(
  `(?:/\\* @__PURE__ \\*/ )?${MARK.replace('$', '\\$')}\\(\\s*${QUOTED}\\s*(?:${WITH_VALUES})?\\s*\\)`,
  'g',
);
/** The mark of a text in an HTML document. */
const HTML_MARK = /\{\{([\w.]+)\}\}/g;
const HTML_ELEMENT = '<html lang="en">';
const htmlElementOf = (messages: Messages): string =>
  `<html lang="${messages['language.code']}" dir="${messages['language.direction']}">`;

function readLanguages(): LanguageBuild[] {
  const names = isFirstPageOnly() ? firstLanguages() : listLanguages();
  const languages = names.map((language) => toLanguageBuild(language, preventLineBreaks(readAllMessages(language))));
  if (isFirstPageOnly() || !includesPseudoLanguage()) return languages;
  return [...languages, toLanguageBuild(PSEUDO_LANGUAGE, pseudoMessages(readMessages(SOURCE_LANGUAGE)))];
}

function toLanguageBuild(language: string, messages: Messages): LanguageBuild {
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
          for (const target of languages) {
            write(join(folder, 'assets', target.folder, basename(script)), translateCode(code, target, scripts));
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
export function translateModules(folder: string): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const codes = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const withTexts = findModulesWithTexts(codes);
  const languages = readLanguages();
  for (const name of withTexts) {
    const code = rebaseSharedImports(codes.get(name) ?? '', withTexts);
    for (const target of languages) write(join(folder, target.language, name), translateCode(code, target, []));
    rmSync(join(folder, name));
  }
}

const SIBLING_IMPORT = /(["'`])\.\/([\w.-]+\.js)\1/g;

/** The names of modules that contain a text, or import a module that does. */
function findModulesWithTexts(codes: ReadonlyMap<string, string>): Set<string> {
  const withTexts = new Set([...codes].filter(([, code]) => code.includes(MARK)).map(([name]) => name));
  const imports = [...codes].map(([name, code]) => ({
    name,
    imported: [...code.matchAll(SIBLING_IMPORT)].map(([, , name]) => name),
  }));
  for (let found = 0; found < withTexts.size; ) {
    found = withTexts.size;
    for (const { name, imported } of imports)
      if (imported.some((name = '') => withTexts.has(name))) withTexts.add(name);
  }
  return withTexts;
}

const rebaseSharedImports = (code: string, withTexts: ReadonlySet<string>): string =>
  code.replace(SIBLING_IMPORT, (found, quote: string, name: string) =>
    withTexts.has(name) ? found : `${quote}../${name}${quote}`,
  );

/** @throws {Error} if a mark has no text, or can't be replaced. */
function translateCode(code: string, { messages, folder }: LanguageBuild, scripts: readonly string[]): string {
  const translated = code.replaceAll(MARKS, (_, _quote, key: string, ...names: (string | undefined)[]) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`No text for ${key}`);
    const [values, number, plural, ordinal, select] = names;
    if (!values || !number || !plural || !ordinal || !select) return compileMessage(message);
    return `(${compileMessage(message, { values, number, plural, ordinal, select })})`;
  });
  const unreplaced = translated.indexOf(`${MARK}(`);
  if (unreplaced >= 0) throw new Error(`A text isn’t put in: ${translated.slice(unreplaced, unreplaced + 200)}`);
  return withAddresses(translated, folder, scripts);
}

/** Scripts import each other by relative paths, but preloaded ones are named by their full path. */
function withAddresses(text: string, folder: string, scripts: readonly string[]): string {
  return scripts.reduce((all, path) => all.replaceAll(path, `assets/${folder}/${basename(path)}`), text);
}

function writeDocuments(path: string, languages: readonly LanguageBuild[], scripts: readonly string[]): void {
  const html = readFileSync(path, 'utf8');
  for (const { language, messages, folder } of languages) {
    const translated = translateDocument(html, messages);
    const target = language === SOURCE_LANGUAGE ? path : path.replace(/\.html$/, `.${language}.html`);
    write(target, withAddresses(translated, folder, scripts));
  }
}

/** Fills in a document's texts, whose keys are in double braces. @throws {Error} for a key without a text. */
export const translateDocument = (html: string, messages: Messages): string =>
  html.replace(HTML_ELEMENT, htmlElementOf(messages)).replaceAll(HTML_MARK, (_, key: string) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`No text for ${key}`);
    return escapeHtml(message);
  });

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
