/**
 * `npm run bench -- --soak [minutes]`: a server's memory while a community uses it at a steady rate, on PostgreSQL and
 * then on the embedded database, or with `--on` on one of them. Memory that still grows after the warm-up is a leak.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../support/postgres.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startDemoServer } from './demo-server.ts';
import type { MemoryReading } from './memory-probe.ts';
import { describeLoad } from './record.ts';
import { type SoakCounts, soak } from './soak-load.ts';

const DATABASES = ['postgresql', 'embedded'] as const;

export interface Soak {
  minutes: number;
  /** How long it takes until the caches are full and the code is compiled. */
  warmUpMinutes: number;
  /** Calls per second. */
  rate: number;
  databases: readonly (typeof DATABASES)[number][];
}

type Say = (text: string) => void;

const PROBE = join(import.meta.dirname, 'memory-probe.ts');
const MINUTE_MS = 60_000;
const MINUTES_PER_READING = 5;

/** @returns null without `--soak`. @throws if the arguments are invalid. */
export function readSoak(args: string[]): Soak | null {
  const options = {
    soak: { type: 'string' },
    rate: { type: 'string', default: '15' },
    'warm-up': { type: 'string', default: '5' },
    on: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args, options, strict: false });
  if (values.soak === undefined) return null;
  const minutes = values.soak === true || values.soak === '' ? 60 : positive('soak', values.soak);
  const databases = DATABASES.filter((name) => values.on === undefined || name === values.on);
  if (databases.length === 0) throw new Error(`--on needs ${DATABASES.join(' or ')}`);
  return {
    minutes,
    warmUpMinutes: positive('warm-up', values['warm-up']),
    rate: positive('rate', values.rate),
    databases,
  };
}

function positive(name: string, given: unknown): number {
  const value = Number(given);
  if (!(value > 0)) throw new Error(`--${name} needs a number`);
  return value;
}

export async function benchSoak(asked: Soak, say: Say): Promise<void> {
  for (const database of asked.databases) {
    const postgres = database === 'postgresql' ? await startPostgres({ isDurable: false }) : null;
    try {
      await soakServer(database, postgres ? { DATABASE_URL: postgres.url } : {}, asked, say);
    } finally {
      await postgres?.remove();
    }
  }
}

async function soakServer(name: string, database: Record<string, string>, asked: Soak, say: Say): Promise<void> {
  const env = { ...database, LOG_LEVEL: 'warn', VISITOR_CACHE_MS: '1000' };
  const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-soak-'));
  // Filling a community takes memory that no later start needs.
  await (await startDemoServer({ env, dataDir })).stop();
  const server = await startDemoServer({ preload: PROBE, env, dataDir });
  try {
    say(`\n${name}: process ${server.process.pid}, ${asked.rate} calls/s; MB after a garbage collection\n`);
    row(say, 'minute', 'resident', 'heap', 'external', 'WebAssembly', 'calls', 'errors');
    const counts: SoakCounts = { calls: 0, errors: new Map() };
    sayReading(say, 'at rest', await readMemory(server), counts);
    const began = Date.now();
    const end = began + (asked.warmUpMinutes + asked.minutes) * MINUTE_MS;
    const [, grown] = await Promise.all([
      soak(server, asked.rate, end, counts),
      watch(server, began, asked, counts, say),
    ]);
    say(
      `\ngrown in ${asked.minutes} minutes: resident ${percent(grown.resident)}, heap ${percent(grown.heapUsed)}; ${describeLoad()}`,
    );
    for (const [kind, count] of counts.errors) say(`  ${count} × ${kind}`);
    const log = server
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    for (const line of log.slice(0, 5)) say(`  ${line.slice(0, 400)}`);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @returns the last reading as a share of the one after the warm-up. */
async function watch(
  server: ServerProcess,
  began: number,
  { warmUpMinutes, minutes }: Soak,
  counts: SoakCounts,
  say: Say,
): Promise<{ resident: number; heapUsed: number }> {
  const readAt = async (minute: number) => {
    await wait(began + minute * MINUTE_MS - Date.now());
    const reading = await readMemory(server);
    sayReading(say, minute.toFixed(0), reading, counts);
    return reading;
  };
  const first = await readAt(warmUpMinutes);
  let last = first;
  for (let passed = 0; passed < minutes; ) {
    passed = Math.min(minutes, passed + MINUTES_PER_READING);
    last = await readAt(warmUpMinutes + passed);
  }
  return { resident: last.resident / first.resident - 1, heapUsed: last.heapUsed / first.heapUsed - 1 };
}

async function readMemory({ process: child }: ServerProcess): Promise<MemoryReading> {
  const { promise, resolve, reject } = Promise.withResolvers<MemoryReading>();
  const listen = (message: MemoryReading | { kind: 'community' | 'listening' }) => {
    if (message.kind === 'memory') resolve(message);
  };
  const fail = () => reject(new Error('The server ended'));
  child.on('message', listen).once('exit', fail).send('memory');
  return promise.finally(() => child.off('message', listen).off('exit', fail));
}

function sayReading(say: Say, when: string, reading: MemoryReading, { calls, errors }: SoakCounts): void {
  const megabytes = [reading.resident, reading.heapUsed, reading.external, reading.webAssembly];
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  row(say, when, ...megabytes.map((bytes) => (bytes / 1e6).toFixed(1)), String(calls), String(failed));
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const row = (say: Say, first: string, ...cells: string[]) =>
  say(first.padEnd(10) + cells.map((cell) => cell.padStart(12)).join(''));
