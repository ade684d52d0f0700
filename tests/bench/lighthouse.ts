/**
 * `npm run bench -- --page`: Lighthouse's results for four public pages on a simulated phone, with the service worker
 * and without, as the medians of five runs. Lighthouse isn't installed with the project, because it is larger than all
 * other test tools together: npx fetches it.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../support/chromium.ts';
import { startPostgres } from '../support/postgres.ts';
import { startDemoServer } from './demo-server.ts';
import { median } from './quantile.ts';

const LIGHTHOUSE = 'lighthouse@13';
const RUNS = 5;
const TIMEOUT_MS = 180_000;

/** The names that Lighthouse uses. */
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
const HEADINGS = ['perf.', 'access.', 'practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

export async function benchLighthouse(say: (text: string) => void): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  const postgres = given ? null : await startPostgres({ isDurable: false });
  const env = { DATABASE_URL: given ?? postgres?.url ?? '', LOG_LEVEL: 'warn' };
  const folder = await mkdtemp(join(tmpdir(), 'groundswell-lighthouse-'));
  const dataDir = join(folder, 'data');
  const server = await startDemoServer({ env, dataDir });
  const withoutWorker = await startDemoServer({ env: { ...env, SERVICE_WORKER: 'off' }, dataDir });
  const row = (name: string, cells: readonly string[]) =>
    say(name.padEnd(26) + cells.map((cell) => cell.padStart(11)).join(''));
  try {
    const pages = {
      home: '/',
      impacts: '/impacts',
      'one impact': await firstLink(server.origin, '/impacts'),
      'an article': await firstLink(server.origin, '/news'),
    };
    say('');
    row(`Median of ${RUNS}`, HEADINGS);
    for (const [name, path] of Object.entries(pages)) {
      // In turn, so that both see the machine in the same moods.
      const runs: { with: number[]; without: number[] }[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push({
          with: figuresOf(await audit(`${server.origin}${path}`, join(folder, 'report.json'))),
          without: figuresOf(await audit(`${withoutWorker.origin}${path}`, join(folder, 'report.json'))),
        });
      }
      row(name, mediansOf(runs.map((run) => run.with)));
      row(`${name}, without worker`, mediansOf(runs.map((run) => run.without)));
    }
  } finally {
    await withoutWorker.stop();
    await server.stop();
    await postgres?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

const mediansOf = (runs: readonly number[][]): string[] =>
  HEADINGS.map((_, column) => shown(median(runs.map((figures) => figures[column] ?? Number.NaN)), column));

async function audit(address: string, file: string): Promise<Report> {
  const args = ['--yes', LIGHTHOUSE, address, '--output=json', `--output-path=${file}`, '--quiet'];
  await promisify(execFile)('npx', [...args, '--chrome-flags=--headless=old --no-sandbox'], {
    env: { ...process.env, CHROME_PATH: await findChromium() },
    timeout: TIMEOUT_MS,
  });
  return JSON.parse(await readFile(file, 'utf8'));
}

function figuresOf({ categories, audits }: Report): number[] {
  const scores = SCORES.map((name) => 100 * (categories[name]?.score ?? Number.NaN));
  return [...scores, ...TIMES.map((name) => audits[name]?.numericValue ?? Number.NaN)];
}

/** Formats a value; layout shift is a small fraction. */
const shown = (value: number, column: number): string => value.toFixed(HEADINGS[column] === 'CLS' ? 3 : 0);

/** The link of the first thing on a list that the server drew. */
async function firstLink(origin: string, list: string): Promise<string> {
  const html = await (await fetch(`${origin}${list}`, { headers: { accept: 'text/html' } })).text();
  const link = new RegExp(`href="(${list}/[0-9a-f-]{36}/[^"]+)"`).exec(html)?.[1];
  if (!link) throw new Error(`${list} links to nothing`);
  return link;
}
