/** Limits the weight of a visitor's first page, and keeps code of other pages and the server out of it. */
import { buildPageIfOutOfDate } from './build/build-page.ts';
import { readFirstPage } from './build/first-page.ts';

const MOST_SCRIPT_BYTES = 150 * 1000;
const FOREIGN = [
  /\/server\//,
  /\/src\/platform\/(?!browser\/)/,
  /\/src\/app\/areas\//,
  /\/src\/ui\/showcase\//,
  /\/inspector\/|elkjs/,
  /\/node_modules\/(@headlessui|react-hook-form|react-ga4|@zxcvbn-ts|sonner|zod\/v4\/classic)\//,
];

await buildPageIfOutOfDate();
const page = readFirstPage();
const foreign = page.modules.filter((module) => FOREIGN.some((pattern) => pattern.test(module)));
const isLight = page.script.gzip <= MOST_SCRIPT_BYTES;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const verdict = `The first page has ${kB(page.script.gzip)} of script gzipped; at most ${kB(MOST_SCRIPT_BYTES)}`;
process.stdout.write(`${verdict}. It comes from ${page.modules.length} modules.\n`);
for (const module of foreign) process.stderr.write(`The first page contains what belongs elsewhere: ${module}\n`);
// If no module was read, nothing foreign would be found.
if (!isLight || foreign.length > 0 || page.modules.length < 50) process.exit(1);
