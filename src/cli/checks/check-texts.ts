/**
 * Fails where a text is written in the code instead of in the languages' files, for a text that isn't used, and for a
 * key that repeats its text's first words. A missing or misspelt key doesn't compile.
 */
import { readFileSync } from 'node:fs';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { findLiteralMarks, findLiteralTexts } from '../texts/literal-texts.ts';
import { readMessages } from '../texts/messages.ts';
import { findEarlyTexts, findServerTexts, isServerSource } from '../texts/server-texts.ts';
import { isWorded } from '../texts/worded-keys.ts';
import { listSources } from './list-sources.ts';

/** Where texts for people mustn't be written in the code: in pages, and in the server's messages to people. */
const CHECKED =
  /^src\/((ui|app|inspector|platform\/(browser|server\/mail)|domains\/[^/]+\/(web|flows))\/|domains\/notifications\/model\.ts|.*\/server\/([a-z-]+\/)?([a-z]+-)?(mails|announcements|letters|notification-texts|announce-[a-z]+)\.ts$)/;
/** Exceptions to `CHECKED`, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/domains/impacts/flows/impact-draft.ts': 'names the form’s steps in the code',
  'src/domains/opportunities/web/form/time-zones.ts': 'zones have the same names in every language',
  'src/app/web/early/fonts.ts': 'names fonts',
  'src/inspector/drawing/state-box.tsx': 'draws paths',
  'src/inspector/export/': 'names fonts and types of files',
  'src/inspector/live/reporter.ts': 'tells of values as the code has them',
  'src/ui/showcase/': 'only founders see the design system',
  'src/platform/browser/showcase/': 'as above',
  'src/platform/server/mail/smtp-mailer.ts': 'speaks to mail servers',
  'src/platform/browser/calls/api-error.ts': 'names the server’s messages',
  'src/platform/browser/calls/to-api-error.ts': 'says what breaks the contract',
  'src/app/server/api-guide/': 'the guide to the API is for developers, in English',
  'src/app/server/sitemap-and-feeds.ts': 'the server’s, as server-texts.ts knows them',
  'src/app/server/embedding.ts': 'as above',
  'src/app/server/page-heads.ts': 'as above',
  'src/app/server/personal-data.ts': 'as above',
  'src/app/server/previews.ts': 'as above',
  'src/app/server/page-renderer.ts': 'says to the log what happened',
  'src/app/server/server.ts': 'says to the log and the terminal what happened',
  'src/app/server/start-failure.ts': 'as above',
  'src/app/server/erasures.ts': 'says to founders why a column is kept',
};
const SAY_CALL = /\bsay(?:In\([^,]+,|\()\s*'([^']+)'|\{\{([\w.]+)\}\}/g;
/** Facts about the language itself, which the build reads. */
const LANGUAGE_KEY = /^language\./;
/** Keys said only here may be worded like their texts, each place with the reason. */
const MAY_BE_WORDED: readonly [place: RegExp, reason: string][] = [
  [/^src\/inspector\/flows\/(event|state)-names\.ts$/, 'keys are the ids of a machine’s events and states'],
];
const DOCUMENTS = ['src/app/web/index.html', 'src/app/web/inspector.html'];

const sources = listSources('src').map((path) => ({ path, code: readFileSync(path, 'utf8') }));
const documents = DOCUMENTS.map((path) => ({ path, code: readFileSync(path, 'utf8') }));
const sayings = [...sources, ...documents].flatMap(({ path, code }) =>
  [...code.matchAll(SAY_CALL)].map(([, key, named]) => ({ path, key: key ?? named })),
);
const used = new Set(sayings.map(({ key }) => key));
const messages = readMessages(SOURCE_LANGUAGE);
const unused = Object.keys(messages).filter((key) => !used.has(key) && !LANGUAGE_KEY.test(key));
const bound = new Set(
  sayings.filter(({ path }) => !MAY_BE_WORDED.some(([place]) => place.test(path))).map(({ key }) => key),
);
const worded = Object.entries(messages).filter(([key, message]) => bound.has(key) && isWorded(key, message));
const pageSources = sources.filter(
  ({ path }) => CHECKED.test(path) && !Object.keys(ALLOWED).some((place) => path.startsWith(place)),
);
const literal = pageSources.flatMap(({ path, code }) =>
  findLiteralTexts(path, code).map(({ line, text }) => `${path}:${line}: “${text}”`),
);
const marks = pageSources.flatMap(({ path, code }) =>
  findLiteralMarks(path, code).map(({ line, text }) => `${path}:${line}: “${text}”`),
);
const serverSources = sources.filter(({ path }) => isServerSource(path));
const literalOnServer = serverSources.flatMap(({ path, code }) =>
  findServerTexts(path, code).map(({ line, text }) => `${path}:${line}: “${text}”`),
);
const early = serverSources.flatMap(({ path, code }) => findEarlyTexts(path, code).map((line) => `${path}:${line}`));

for (const key of unused)
  process.stderr.write(`src/languages/${SOURCE_LANGUAGE}.json: nobody says ${key}: delete it\n`);
for (const [key, message] of worded)
  process.stderr.write(`${key} repeats “${message}”: name the text's role, not its words\n`);
for (const place of [...literal, ...literalOnServer])
  process.stderr.write(`${place}: move it to src/languages/${SOURCE_LANGUAGE}.json\n`);
for (const place of marks)
  process.stderr.write(`${place}: use joinFacts, or say language.comma or language.semicolon\n`);
for (const place of early) process.stderr.write(`${place}: say it in a function, to each reader in their language\n`);
if ([unused, worded, literal, literalOnServer, marks, early].flat().length > 0) process.exit(1);
