/**
 * Fails where a text is written in the code instead of the languages' files, and for a text that nobody says. A missing
 * or misspelt key doesn't compile.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
const SAYS = /\bsay\(\s*'([^']+)'/g;

const sources = sourcesIn('src');
const said = new Set(sources.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(SAYS)].map(([, key]) => key)));
const unsaid = Object.keys(readMessages(SOURCE)).filter((key) => !said.has(key));
const literal = sources
  .filter((path) => MOVED.some((place) => path.startsWith(place)))
  .flatMap((path) =>
    findLiteralTexts(path, readFileSync(path, 'utf8')).map(({ line, text }) => `${path}:${line}: “${text}”`),
  );

for (const key of unsaid) process.stderr.write(`src/languages/${SOURCE}.json: nobody says ${key}: delete it\n`);
for (const place of literal) process.stderr.write(`${place}: move it to src/languages/${SOURCE}.json\n`);
if (unsaid.length + literal.length > 0) process.exit(1);

function sourcesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
