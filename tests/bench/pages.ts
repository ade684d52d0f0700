/**
 * `npm run bench -- --pages`: the server's CPU time for drawing a page, including its calls, and for sending a cached
 * one, and the size of its document. `--page` measures the rest.
 */
import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../support/postgres.ts';
import { microsOf } from './cpu-per-call.ts';
import { startDemoServer } from './demo-server.ts';

const PAGES = [
  '/',
  '/impacts',
  '/scholarships',
  '/councils',
  '/news',
  '/gallery',
  '/leaderboard',
  '/sdg/climate-action',
];
const RENDERED_PAGES = 25;
const CACHED_PAGES = 4_000;
const CONCURRENCY = 16;
/** The server leaves pages to browsers when drawing takes more than half of its time. */
const PAUSE_MS = 150;

export async function benchPages(say: (text: string) => void): Promise<void> {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  const postgres = databaseUrl ? null : await startPostgres({ isDurable: false });
  const env = { DATABASE_URL: databaseUrl ?? postgres?.url ?? '', LOG_LEVEL: 'warn', VISITOR_CACHE_MS: '1000' };
  const server = await startDemoServer({ env });
  const pid = server.process.pid ?? 0;
  const row = (name: string, ...cells: string[]) =>
    say(name.padEnd(20) + cells.map((cell) => cell.padStart(12)).join(''));
  try {
    say('');
    row('Page', 'drawn, ms', 'kept, ms', 'bytes', 'gzip', 'brotli');
    for (const path of PAGES) {
      const address = `${server.origin}${path}`;
      // Measured once the server knows which queries the page makes, as it nearly always does.
      await renderEach(address);
      const before = microsOf(pid);
      await renderEach(address);
      const drawn = (microsOf(pid) - before) / RENDERED_PAGES / 1000;
      // The first round lets Node.js compile the code that answers them.
      await readCached(address);
      const start = microsOf(pid);
      await readCached(address);
      const kept = (microsOf(pid) - start) / CACHED_PAGES / 1000;
      const sizes = [(await readPage(address)).length, await sizeOf(address, 'gzip'), await sizeOf(address, 'br')];
      row(path, drawn.toFixed(1), kept.toFixed(2), ...sizes.map(String));
    }
  } finally {
    await server.stop();
    await postgres?.remove();
  }
}

/** Requests different addresses, so that no page comes from the cache. @throws if the server didn't draw one. */
async function renderEach(address: string): Promise<void> {
  for (let drawn = 0; drawn < RENDERED_PAGES; drawn += 1) {
    const html = await readPage(`${address}?drawn=${drawn}`);
    if (!html.includes('id="rendered-data"')) throw new Error(`The server left ${address} to the browser`);
    await pause(PAUSE_MS);
  }
}

async function readPage(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } });
  return await answer.text();
}

async function readCached(address: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  for (let done = 0; done < CACHED_PAGES; done += CONCURRENCY) {
    await Promise.all(Array.from({ length: CONCURRENCY }, () => sizeOf(address, 'br', agent)));
  }
  agent.destroy();
}

/** The size of the document as sent, in bytes. */
async function sizeOf(address: string, encoding: 'br' | 'gzip', agent?: Agent): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': encoding };
    get(address, { headers, ...(agent && { agent }) }, resolve).on('error', reject);
  });
  return (await buffer(answer)).length;
}
