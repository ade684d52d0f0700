/**
 * Fails where a text is written in the code instead of the languages' files, and for a text that nobody says. A missing
 * or misspelt key doesn't compile.
 */
import { readFileSync } from 'node:fs';
import { listSources } from './list-sources.ts';
import { findLiteralTexts } from './texts/literal-texts.ts';
import { readMessages, SOURCE } from './texts/messages.ts';

/** Whose texts are in the languages' files so far: a domain that moves its texts there is added. */
const MOVED = [
  'src/domains/audit/web',
  'src/domains/care/web',
  'src/domains/comments/web',
  'src/domains/community/web',
  'src/domains/councils/web',
  'src/domains/gallery/web',
  'src/domains/goals/web',
  'src/domains/leaderboard/web',
  'src/domains/media/web',
  'src/domains/points/web',
  'src/app/joined/goal-actions.tsx',
];
const SAYS = /\bsay(?:In\([^,]+,|\()\s*'([^']+)'|\{\{([\w.]+)\}\}/g;
/** What is said about the language itself, which the build reads. */
const OF_LANGUAGE = /^language\./;
const DOCUMENTS = ['src/app/index.html', 'src/app/inspector.html'];

const sources = listSources('src').map((path) => ({ path, code: readFileSync(path, 'utf8') }));
const documents = DOCUMENTS.map((path) => ({ path, code: readFileSync(path, 'utf8') }));
const said = new Set(
  [...sources, ...documents].flatMap(({ code }) => [...code.matchAll(SAYS)].map(([, key, named]) => key ?? named)),
);
const unsaid = Object.keys(readMessages(SOURCE)).filter((key) => !said.has(key) && !OF_LANGUAGE.test(key));
const literal = sources
  .filter(({ path }) => MOVED.some((place) => path.startsWith(place)))
  .flatMap(({ path, code }) => findLiteralTexts(path, code).map(({ line, text }) => `${path}:${line}: “${text}”`));

for (const key of unsaid) process.stderr.write(`src/languages/${SOURCE}.json: nobody says ${key}: delete it\n`);
for (const place of literal) process.stderr.write(`${place}: move it to src/languages/${SOURCE}.json\n`);
if (unsaid.length + literal.length > 0) process.exit(1);
