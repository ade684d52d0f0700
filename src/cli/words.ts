/**
 * `npm run words` lists what is missing, unknown, wrong or too long in the languages' texts, and in the inspector's names
 * and descriptions; `npm run words -- de` only checks these languages. It fails if a text is unknown or wrong, and with
 * --complete also if one is missing. With --faults it lists only what makes it fail.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listLanguages, SOURCE_LANGUAGE } from '#languages/languages.ts';
import { type Comparison, compareTexts } from './texts/compare.ts';
import { readDescriptions, readNames } from './texts/descriptions.ts';
import { type Messages, readMessages } from './texts/messages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    complete: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    folder: { type: 'string' },
  },
});
const languages =
  positionals.length > 0 ? positionals : listLanguages().filter((language) => language !== SOURCE_LANGUAGE);
const english = readMessages(SOURCE_LANGUAGE);
const englishNames = readNames(SOURCE_LANGUAGE);
const englishDescriptions = readDescriptions(SOURCE_LANGUAGE);
let hasFailed = false;

for (const language of languages) {
  compare(language, 'texts', english, values.folder === undefined ? readMessages(language) : readParts(values.folder));
  compare(language, 'names in the inspector', englishNames, readNames(language));
  compare(language, 'descriptions of states', englishDescriptions, readDescriptions(language));
}
if (hasFailed) process.exitCode = 1;

function compare(language: string, kind: string, source: Messages, own: Messages): void {
  const found = compareTexts(source, own, language);
  const total = Object.keys(source).length;
  process.stdout.write(`${language}: ${total - found.missing.length} of ${total} ${kind}\n`);
  report(found);
  const { missing, unknown, wrong } = found;
  if (unknown.length + wrong.length > 0 || (values.complete && missing.length > 0)) hasFailed = true;
}

/** Reads an unfinished translation, split into as many files as its translator likes. */
function readParts(folder: string): Messages {
  if (!existsSync(folder)) {
    process.stderr.write(`There is no folder ${folder}.\n`);
    process.exit(2);
  }
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.assign({}, ...names.map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))));
}

function report({ missing, unknown, wrong, long }: Comparison): void {
  if (!values.faults || values.complete) list('missing', missing);
  list('unknown, so that nobody says it', unknown);
  list('wrong', wrong);
  if (!values.faults) list('longer than the screens are tested with', long);
}

function list(heading: string, lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`  ${heading}: ${line}\n`);
}
