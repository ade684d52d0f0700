/** The community's own texts, from the operator's folder: read once, and kept in memory. */
import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, listLanguages } from '#languages/languages.ts';

/** The pages whose text can be replaced, in Markdown. */
const TEXT_PAGES = ['terms', 'privacy', 'rules'] as const;
type TextPage = (typeof TEXT_PAGES)[number];

/**
 * Texts by file name. A page that isn't replaced has none; one that is has at least its fallback, such as `terms.md`.
 */
export type CommunityTexts = ReadonlyMap<string, string>;

/** `language` is null for the text that is shown to readers of every language that has none of its own. */
interface CommunityText {
  text: string;
  language: Language | null;
}

const MAX_BYTES = 200_000;
const WELCOME = 'welcome.txt';
const FALLBACKS = [...TEXT_PAGES.map((page) => `${page}.md`), WELCOME];

export const NO_TEXTS: CommunityTexts = new Map();

export const findPageText = (texts: CommunityTexts, page: TextPage, language: Language): CommunityText | null =>
  findText(texts, `${page}.md`, language);

/** The text that begins the first email to a new member. */
export const findWelcome = (texts: CommunityTexts, language: Language): string | null =>
  findText(texts, WELCOME, language)?.text ?? null;

export const replacedPages = (texts: CommunityTexts): TextPage[] =>
  TEXT_PAGES.filter((page) => texts.has(`${page}.md`));

function findText(texts: CommunityTexts, fallback: string, language: Language): CommunityText | null {
  const own = texts.get(nameIn(language, fallback));
  if (own !== undefined) return { text: own, language };
  const text = texts.get(fallback);
  return text === undefined ? null : { text, language: null };
}

/** Such as terms.de.md. */
const nameIn = (language: Language, fallback: string): string => fallback.replace('.', `.${language}.`);

/** @param report is called with what was expected of the folder or one of its files. */
export function readCommunityTexts(folder: string, report: (expected: string) => void): CommunityTexts {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    report(`a folder, and ${folder} isn’t one`);
    return NO_TEXTS;
  }
  // Ignore hidden files: the file system and deployment tools create them.
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const texts = new Map<string, string>();
  for (const name of names) {
    const fallback = FALLBACKS.find(
      (one) => one === name || listLanguages().some((code) => name === nameIn(code, one)),
    );
    if (fallback === undefined) {
      report(`only ${FALLBACKS.join(', ')}, and the same in a language (${examples()}): ${name} isn’t one`);
    } else if (!names.includes(fallback)) {
      report(`${fallback} beside ${name}, for readers of every other language`);
    } else {
      const text = readText(join(folder, name), (expected) => report(`${name} ${expected}`));
      if (text !== null) texts.set(name, text);
    }
  }
  return texts;
}

const examples = (): string =>
  listLanguages()
    .map((language) => nameIn(language, 'terms.md'))
    .join(', ');

function readText(path: string, need: (expected: string) => void): string | null {
  const facts = statSync(path);
  if (!facts.isFile()) return refuse('to be a file');
  if (facts.size > MAX_BYTES) return refuse('to have 200 kB at most');
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) return refuse('to be UTF-8');
  // Decoding removes the byte order mark with which some editors begin a file.
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n').trim();
  return text === '' ? refuse('to hold a text') : text;

  function refuse(expected: string): null {
    need(expected);
    return null;
  }
}
