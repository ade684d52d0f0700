/**
 * Checks that a visitor's first page is light, contains nothing that belongs elsewhere, and has all of its styles, and
 * that no page describes the states of its machines.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { buildPageIfOutOfDate } from '../build/build-page.ts';
import { readFirstPage, readPageScripts } from '../build/first-page.ts';
import { readDescriptions } from '../texts/descriptions.ts';

const MAX_SCRIPT_BYTES = 133_900;
const MAX_STYLE_BYTES = 7_760;
const FOREIGN = [
  /\/server\//,
  /\/src\/platform\/(?!(browser|shared)\/)/,
  /\/src\/app\/web\/areas\//,
  /\/src\/ui\/showcase\//,
  /\/inspector\/|elkjs/,
  /\/node_modules\/(@headlessui|react-hook-form|react-ga4|@zxcvbn-ts|sonner|zod\/v4\/classic)\//,
];

const STYLES = join(import.meta.dirname, '../../app/web/first-page.css');
const SOURCE = /^@source "(.+)";$/gm;
const HAS_STYLES = /\bclassNames?\b/;

await buildPageIfOutOfDate();
const page = readFirstPage();
const foreign = page.modules.filter((module) => FOREIGN.some((pattern) => pattern.test(module)));
const styledModules = listStyledModules();
const styled = page.modules.filter((path) => path.includes('/src/') && HAS_STYLES.test(readFileSync(path, 'utf8')));
const unstyled = styled.filter((path) => !styledModules.has(path));
const scripts = readPageScripts();
// Short ones, such as "Logged in.", may be texts of the page as well.
const described = Object.values(readDescriptions(SOURCE_LANGUAGE)).filter(
  (text) => text.length > 30 && scripts.some((code) => code.includes(text)),
);
const isLight = page.script.gzip <= MAX_SCRIPT_BYTES && page.style.gzip <= MAX_STYLE_BYTES;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

const share = (label: string, bytes: number, max: number) => `${kB(bytes)} of ${label} (at most ${kB(max)})`;
const script = share('script', page.script.gzip, MAX_SCRIPT_BYTES);
const style = share('style', page.style.gzip, MAX_STYLE_BYTES);
process.stdout.write(`The first page has ${script} and ${style}, gzipped, from ${page.modules.length} modules.\n`);
for (const module of foreign) process.stderr.write(`The first page contains what belongs elsewhere: ${module}\n`);
for (const module of unstyled) process.stderr.write(`The first page’s styles leave out a module of it: ${module}\n`);
for (const text of described)
  process.stderr.write(`A page describes a state, which only the inspector does: ${text}\n`);
// If no module was read, nothing foreign would be found.
if (!isLight || [foreign, unstyled, described].flat().length > 0 || page.modules.length < 50 || styled.length < 20)
  process.exit(1);

/** The modules whose utility classes are in the first page's styles. */
function listStyledModules(): Set<string> {
  const patterns = [...readFileSync(STYLES, 'utf8').matchAll(SOURCE)].flatMap(([, pattern]) => pattern ?? []);
  return new Set(patterns.flatMap((pattern) => globSync(join(dirname(STYLES), pattern))));
}
