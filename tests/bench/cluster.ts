/**
 * `npm run bench -- --cluster`: three server processes on PgBouncer in transaction mode and a PostgreSQL with a
 * streaming replica; nginx passes requests to one, two or three of them. Throughput can only rise with free processors;
 * the CPU time of a request shouldn't. Each process in use adds twelve members. The others keep running, and their CPU
 * time counts too.
 *
 * A machine's speed varies from minute to minute by more than the differences looked for. So one, two and three
 * processes are measured right after each other, again and again, and compared within each pass; the result is the
 * median ratio.
 */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#platform/server/db/database.ts';
import { startWithReplica } from '../support/postgres.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { drive, gatherPeople, type LoadResult, type People } from './cluster-load.ts';
import {
  addressOf,
  findProgram,
  type Program,
  readShares,
  startNginx,
  startPgBouncer,
  versionOfPgBouncer,
} from './cluster-programs.ts';
import { startDemoServer } from './demo-server.ts';
import { microsOfTrees } from './process-cpu.ts';
import { median } from './quantile.ts';

const MAX_PROCESSES = 3;
/** Forwards and backwards, since the database grows and code is optimised meanwhile, which favours neither then. */
const PASSES = Array.from({ length: 3 }, () => [
  [1, 2, 3],
  [3, 2, 1],
]).flat();
/** V8 keeps optimising a process's code for about 2,000 calls of each kind; a round has twelve. */
const WARM_UP_ROUNDS = 160;
const ROUNDS = 16;
/** PostgreSQL's periodic work would fall into some measurements only, so it is done before each one instead. */
const NO_SCHEDULED_WORK = ['autovacuum=off', 'checkpoint_timeout=1h', 'max_wal_size=16GB'];
const IDLE_MS = 10_000;
/** The lines of each server's log that are printed after an error. */
const LOGGED = 3;
const LINE_LENGTH = 300;

type Say = (text: string) => void;

export async function benchCluster(say: Say): Promise<void> {
  const [nginx, pgBouncer] = [findProgram('nginx'), findProgram('pgbouncer')];
  if (!nginx || !pgBouncer || !existsSync('/proc/self/stat')) {
    say('\nThe cluster was skipped: it needs Linux with nginx and PgBouncer (apt-get install nginx-light pgbouncer)');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'groundswell-cluster-'));
  chmodSync(folder, 0o755);
  const { primary, replica } = await startWithReplica(NO_SCHEDULED_WORK);
  const closing: (() => Promise<unknown>)[] = [primary.remove];
  try {
    const pooler = await startPgBouncer(pgBouncer, folder, primary.url);
    closing.unshift(pooler.stop);
    say(
      `\nnginx, PgBouncer ${versionOfPgBouncer(pgBouncer)}, PostgreSQL with a replica; CPU time of a request in µs\n`,
    );
    row(
      say,
      'asked',
      'requests/s',
      'errors',
      'missed',
      'servers',
      'others',
      'primary',
      'replica',
      'between',
      'sum',
      'shares',
    );
    const databases = { primary: await postmasterOf(primary.url), replica: await postmasterOf(replica.url) };
    const env = {
      DATABASE_URL: withPort(primary.url, pooler.port),
      DATABASE_DIRECT_URL: primary.url,
      DATABASE_REPLICA_URL: replica.url,
      VISITOR_CACHE_MS: '1000',
      // The client, which sets its own address, and nginx.
      TRUSTED_PROXY_HOPS: '2',
      LOG_LEVEL: 'warn',
    };
    const servers: ServerProcess[] = [];
    while (servers.length < MAX_PROCESSES) {
      const server = await startDemoServer({ env, dataDir: join(folder, 'data') });
      closing.unshift(server.stop);
      servers.push(server);
    }
    const people = await gather(servers[0]?.origin ?? '', primary.url);
    for (const [index, { origin }] of servers.entries()) await drive(people.at(origin, 1, index), WARM_UP_ROUNDS);
    const passes: Map<number, number[]>[] = [];
    for (const pass of PASSES) {
      const measured = new Map<number, number[]>();
      await people.renewTokens();
      for (const processes of pass) {
        await tidyUp(primary.url);
        measured.set(
          processes,
          await measure(say, { nginx, folder, asked: processes, servers, pooler, databases, people }),
        );
      }
      passes.push(measured);
      // The one that is asked by itself would otherwise be asked most, and so have the most optimised code.
      servers.push(...servers.splice(0, 1));
    }
    summarise(say, passes);
    say(`At rest each server takes ${(await measureIdle(servers)).toFixed(1)} ms a second.`);
  } finally {
    for (const close of closing) await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Cluster {
  nginx: string;
  folder: string;
  /** How many of the servers get requests. */
  asked: number;
  servers: readonly ServerProcess[];
  pooler: Program;
  databases: { primary: number; replica: number };
  people: People;
}

/** Does the work that PostgreSQL would otherwise do at some point during a measurement. */
async function tidyUp(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, poolSize: 1, dataDir: null, isPatient: true });
  await database.run('vacuum analyze');
  await database.run('checkpoint');
  await database.close();
}

/** @returns the CPU time of a request, in µs, by part. */
async function measure(say: Say, cluster: Cluster): Promise<number[]> {
  const { nginx, folder, pooler, databases } = cluster;
  const servers = cluster.servers.slice(0, cluster.asked);
  const place = mkdtempSync(join(folder, 'nginx-'));
  const front = await startNginx(
    nginx,
    place,
    servers.map(({ origin }) => origin),
  );
  try {
    const people = cluster.people.at(`http://127.0.0.1:${front.port}`, cluster.asked);
    await drive(people, 1);
    const spent = () => [
      microsOfTrees(pidsOf(servers)),
      microsOfTrees(pidsOf(cluster.servers.slice(cluster.asked))),
      microsOfTrees([databases.primary]),
      microsOfTrees([databases.replica]),
      microsOfTrees([front.pid, pooler.pid]),
    ];
    const before = spent();
    const result = await drive(people, ROUNDS);
    const micros = spent().map((now, part) => (now - (before[part] ?? 0)) / result.requests);
    report(say, servers, result, micros, place);
    return micros;
  } finally {
    await front.stop();
  }
}

/** Medians of each part, and how each sum compares to that with one server in the same pass. */
function summarise(say: Say, passes: readonly Map<number, number[]>[]): void {
  say('\nMedians');
  for (let processes = 1; processes <= MAX_PROCESSES; processes += 1) {
    const all = passes.map((pass) => pass.get(processes) ?? []);
    const parts = (all[0] ?? []).map((_, part) => median(all.map((micros) => micros[part] ?? 0)));
    const numbers = [...parts, median(all.map(sumOf))].map((micros) => micros.toFixed(0));
    row(say, String(processes), ...numbers);
  }
  for (const [name, of] of [
    ['in all', sumOf],
    ['servers and others', sumOfServers],
  ] as const) {
    for (let processes = 2; processes <= MAX_PROCESSES; processes += 1) {
      const ratios = passes.map((pass) => of(pass.get(processes) ?? []) / of(pass.get(1) ?? []));
      const [min = 0, max = 0] = [Math.min(...ratios), Math.max(...ratios)];
      const scatter = `${min.toFixed(2)} to ${max.toFixed(2)}`;
      say(`${processes} asked take ${median(ratios).toFixed(2)} times as much ${name} as 1 (${scatter})`);
    }
  }
}

const sumOf = (micros: readonly number[]) => micros.reduce((sum, value) => sum + value, 0);
const sumOfServers = ([servers = 0, others = 0]: readonly number[]) => servers + others;

const pidsOf = (servers: readonly ServerProcess[]) => servers.map(({ process: { pid = 0 } }) => pid);

/** @returns the milliseconds of CPU time that the servers take per second at rest. */
async function measureIdle(servers: readonly ServerProcess[]): Promise<number> {
  const before = microsOfTrees(pidsOf(servers));
  await wait(IDLE_MS);
  return (microsOfTrees(pidsOf(servers)) - before) / IDLE_MS / servers.length;
}

function report(
  say: Say,
  servers: readonly ServerProcess[],
  result: LoadResult,
  micros: number[],
  place: string,
): void {
  const { shares, faults } = readShares(place);
  const total = [...shares.values()].reduce((sum, share) => sum + share, 0);
  const errors = Math.max(
    faults,
    [...result.errors.values()].reduce((sum, count) => sum + count, 0),
  );
  const sum = sumOf(micros);
  const perSecond = (result.requests / result.tookMs) * 1000;
  const numbers = [perSecond, errors, result.missed, ...micros, sum].map((value) => value.toFixed(0));
  const shown = servers.map(({ origin }) => `${(((shares.get(addressOf(origin)) ?? 0) / total) * 100).toFixed(0)} %`);
  row(say, String(servers.length), ...numbers, shown.join(' '));
  for (const [kind, count] of result.errors) say(`  ${count} × ${kind}`);
  if (errors === 0) return;
  for (const line of servers.flatMap((server) => server.log().trim().split('\n').slice(-LOGGED))) {
    say(line.slice(0, LINE_LENGTH));
  }
}

const row = (say: Say, ...cells: string[]) =>
  say(
    cells
      .map((cell) => cell.padEnd(11))
      .join('')
      .trimEnd(),
  );

async function gather(origin: string, databaseUrl: string): Promise<People> {
  const database = await openDatabase({ databaseUrl, poolSize: 1, dataDir: null });
  try {
    return await gatherPeople(origin, database.db, MAX_PROCESSES);
  } finally {
    await database.close();
  }
}

function withPort(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
}

/** The id of a PostgreSQL's main process, which starts all its others. */
async function postmasterOf(databaseUrl: string): Promise<number> {
  const database = await openDatabase({ databaseUrl, poolSize: 1, dataDir: null });
  const { rows } = await database.run('show data_directory');
  await database.close();
  return Number.parseInt(readFileSync(join(String(rows[0]?.['data_directory']), 'postmaster.pid'), 'utf8'), 10);
}
