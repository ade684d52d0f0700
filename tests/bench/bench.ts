/**
 * `npm run bench`: server time of the hot calls, startup time and weight of the first page. It only reports and stores
 * its results, without judging them.
 */
import { buildPageIfOutOfDate } from '#cli/build/build-page.ts';
import { readFirstPage, type Weight } from '#cli/build/first-page.ts';
import { startPostgres } from '../support/postgres.ts';
import { benchAccounts } from './accounts.ts';
import { benchCluster } from './cluster.ts';
import { benchCpu } from './cpu-per-call.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLists, readLists } from './lists.ts';
import { benchPages } from './pages.ts';
import { benchPeer, readPeer } from './peer.ts';
import { benchPlaces } from './places.ts';
import { quantile } from './quantile.ts';
import { describeMachine, startRecord } from './record.ts';
import { measureCodeFlood, measureFlood, measureSignIn, type OperationTimes } from './sign-in.ts';
import { benchSoak, readSoak } from './soak.ts';

const { path, say } = startRecord();
const ms = (value: number) => value.toFixed(1).padStart(8);
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

async function benchServer(database: string, env: Record<string, string>): Promise<void> {
  const { startMs, operations } = await measureSignIn(env);
  say(`\n${database}: listens ${startMs} ms after its start\n`);
  say(`${''.padEnd(16)} ${'median ms'.padStart(9)} ${'p95 ms'.padStart(9)} ${'calls'.padStart(7)}`);
  for (const { name, median, p95, calls } of operations.map(summarize)) {
    say(`${name.padEnd(16)} ${ms(median).padStart(9)} ${ms(p95).padStart(9)} ${String(calls).padStart(7)}`);
  }
  const flood = await measureFlood(env);
  say(
    `/healthz while ${flood.logins} people log in at once: slowest ${flood.slowestHealthMs} ms; all in ${flood.tookMs} ms`,
  );
  const codes = await measureCodeFlood(env);
  say(
    `the same with recovery codes: slowest ${codes.slowestHealthMs} ms; ${codes.succeeded} of ${codes.logins} in ${codes.tookMs} ms`,
  );
}

function summarize({ name, times }: OperationTimes) {
  return { name, median: quantile(times, 0.5), p95: quantile(times, 0.95), calls: times.length };
}

function sayWeight(what: string, { raw, gzip, brotli }: Weight): void {
  say(`${what.padEnd(16)} ${kB(raw)} ${kB(gzip)} ${kB(brotli)}`);
}

// Exits immediately, with a cleanup of the databases.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
say(describeMachine());
const peer = readPeer(process.argv.slice(2));
if (peer) {
  await benchPeer(peer, say);
  process.exit();
}
const lists = readLists(process.argv.slice(2));
if (lists?.only) {
  await benchLists(lists, say);
  process.stdout.write(`\nKept in ${path}\n`);
  process.exit();
}
if (process.argv.includes('--places')) {
  await benchPlaces(say);
  process.exit();
}
await buildPageIfOutOfDate();
const soak = readSoak(process.argv.slice(2));
if (soak) {
  await benchSoak(soak, say);
  process.exit();
}
await benchServer('Embedded database', {});
const databaseUrl = process.env['TEST_DATABASE_URL'];
if (databaseUrl) {
  await benchServer('PostgreSQL', { DATABASE_URL: databaseUrl });
} else {
  const postgres = await startPostgres({ isDurable: true });
  try {
    await benchServer('PostgreSQL', { DATABASE_URL: postgres.url });
  } finally {
    await postgres.remove();
  }
}
const page = readFirstPage();
say(`\n${'The first page'.padEnd(16)} ${'raw'.padStart(10)} ${'gzip'.padStart(10)} ${'brotli'.padStart(10)}`);
sayWeight('script', page.script);
sayWeight('style', page.style);
if (process.argv.includes('--cpu')) await benchCpu(say);
if (process.argv.includes('--pages')) await benchPages(say);
if (process.argv.includes('--page')) await benchLighthouse(say);
if (process.argv.includes('--cluster')) await benchCluster(say);
if (lists) await benchLists(lists, say);
if (process.argv.includes('--export')) await benchAccounts(say);
process.stdout.write(`\nKept in ${path}\n`);
