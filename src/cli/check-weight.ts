/** Limits the weight of a visitor's first page, and keeps code of other pages and the server out of it. */
import { buildPageIfOutOfDate } from './build/build-page.ts';
import { readFirstPage } from './build/first-page.ts';

const MOST_SCRIPT_BYTES = 128_000;
const MOST_STYLE_BYTES = 16_300;
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
const isLight = page.script.gzip <= MOST_SCRIPT_BYTES && page.style.gzip <= MOST_STYLE_BYTES;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const share = (what: string, bytes: number, most: number) => `${kB(bytes)} of ${what} (at most ${kB(most)})`;
const script = share('script', page.script.gzip, MOST_SCRIPT_BYTES);
const style = share('style', page.style.gzip, MOST_STYLE_BYTES);
process.stdout.write(`The first page has ${script} and ${style}, gzipped, from ${page.modules.length} modules.\n`);
for (const module of foreign) process.stderr.write(`The first page contains what belongs elsewhere: ${module}\n`);
// If no module was read, nothing foreign would be found.
if (!isLight || foreign.length > 0 || page.modules.length < 50) process.exit(1);
