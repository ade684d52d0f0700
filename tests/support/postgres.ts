/**
 * A real PostgreSQL for tests, from binaries in the package registry: a fresh one in a temporary folder,
 * on a free local port, deleted at the end unless its data is kept.
 *
 * PostgreSQL refuses to run as root, so root runs it as `nobody`, from a copy that `nobody` can read.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from './free-port.ts';
import { copyBinaries, readVersion } from './postgres-binaries.ts';

export interface TestPostgres {
  /** The database `postgres`, as superuser. */
  url: string;
  /** The data folder. */
  folder: string;
  /** Stops it immediately, as in an outage, but leaves its data. With `SIGINT`, it writes everything first. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Restarts it on the same data and port. */
  start(): Promise<void>;
  /** Stops it and removes everything but kept data. */
  remove(): Promise<void>;
}

interface PostgresOptions {
  /** Whether an acknowledged commit survives a power cut; slower. */
  isDurable: boolean;
  settings?: readonly string[];
  /** A data folder to start with a copy of, instead of an empty one. */
  copyOf?: string;
  /** A data folder that is kept at the end, for the next start; created if it doesn't exist. */
  dataFolder?: string;
}

type Data = Pick<PostgresOptions, 'copyOf' | 'dataFolder'>;

const NOBODY = 65_534;
/** After an interruption, PostgreSQL first replays its log. */
const START_DEADLINE_MS = 120_000;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** @throws with a clear message if PostgreSQL can't be started on this machine. */
export async function startPostgres(options: PostgresOptions): Promise<TestPostgres> {
  return withOwnFolder(async (home, onStarted) => {
    const { url, start, stop } = await run(home, options.dataFolder ?? 'data', settingsOf(options), onStarted);
    return { url, start, stop };
  }, options);
}

/** Copies the data of a stopped PostgreSQL. */
export function keepData({ folder }: TestPostgres, to: string): void {
  execFileSync('cp', ['-R', folder, to]);
}

/** The replica starts from the same empty data folder, and streams everything that the primary writes. */
export async function startWithReplica(
  more: readonly string[] = [],
): Promise<{ primary: TestPostgres; replica: TestPostgres }> {
  let replica: Running | undefined;
  const primary = await withOwnFolder(async (home, onStarted) => {
    spawnSync('cp', ['-a', join(home, 'data'), join(home, 'replica')]);
    // Every acknowledged commit is then in the log that the replica reads.
    const settings = [...settingsOf({ isDurable: false, settings: more }), 'synchronous_commit=on'];
    const running = await run(home, 'data', settings, onStarted);
    writeFileSync(join(home, 'replica/standby.signal'), '');
    const { port } = new URL(running.url);
    const source = `primary_conninfo=host=127.0.0.1 port=${port} user=postgres`;
    replica = await run(home, 'replica', [...settings, source], onStarted);
    return running;
  });
  if (!replica) throw new Error('The replica did not start');
  return { primary, replica: { ...replica, folder: join(primary.folder, '../replica'), remove: primary.remove } };
}

type Running = Omit<TestPostgres, 'remove' | 'folder'>;

type OnStarted = (stop: Running['stop'], kill: (signal: NodeJS.Signals) => void) => void;

/** Removes the folder and stops the servers in it, at the end or if they can't be started. */
async function withOwnFolder(
  start: (home: string, onStarted: OnStarted) => Promise<Running>,
  { copyOf, dataFolder }: Data = {},
): Promise<TestPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'groundswell-postgres-'));
  const stops: Running['stop'][] = [];
  const kills: Parameters<OnStarted>[1][] = [];
  // Kept data is written before the server stops; in an interrupted run, after this process has ended.
  const ending = dataFolder ? 'SIGINT' : 'SIGQUIT';
  // An interrupted test run leaves nothing behind either.
  const onExit = () => {
    for (const kill of kills) kill(ending);
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', onExit);
  const remove = async () => {
    process.off('exit', onExit);
    await Promise.all(stops.map((stop) => stop(ending)));
    rmSync(home, { recursive: true, force: true });
  };
  try {
    copyBinaries(home);
    const folder = dataFolder ?? join(home, 'data');
    if (dataFolder) makeKeptFolder(home, dataFolder);
    else if (copyOf) copyData(copyOf, folder);
    else makeDataFolder(home, folder, ['--no-sync']);
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

async function run(home: string, folder: string, settings: readonly string[], onStarted: OnStarted): Promise<Running> {
  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;
  const start = async () => {
    server = startServer(home, resolve(home, folder), [`port=${port}`, ...settings]);
    await untilItAnswers(url, server);
  };
  // Immediate shutdown: running statements are cut off, as in an outage.
  const stop = async (signal: NodeJS.Signals = 'SIGQUIT') => {
    if (!server || server.exitCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  onStarted(stop, (signal) => server?.kill(signal));
  await start();
  return { url, start, stop };
}

function copyData(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  execFileSync('cp', ['-R', `${from}/.`, to]);
  chmodSync(to, 0o700);
  if (identity.uid !== undefined) execFileSync('chown', ['-R', `${identity.uid}:${identity.gid}`, to]);
}

/** Creates the folder unless an earlier run with the same version did. */
function makeKeptFolder(home: string, folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  if (identity.uid !== undefined && spawnSync('test', ['-x', dirname(folder)], identity).status !== 0) {
    throw new Error(
      `PostgreSQL runs as nobody, who can’t enter ${dirname(folder)}. Run this as another user than root, or set TEST_DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const version = join(folder, 'PG_VERSION');
  if (existsSync(version) && readFileSync(version, 'utf8').trim() === readVersion(home)) return;
  rmSync(folder, { recursive: true, force: true });
  // Renamed once complete, so that an interrupted one isn't mistaken for a complete one.
  const unfinished = `${folder}.${process.pid}`;
  makeDataFolder(home, unfinished);
  renameSync(unfinished, folder);
}

function makeDataFolder(home: string, data: string, how: readonly string[] = []): void {
  mkdirSync(data, { mode: 0o700 });
  const { uid, gid } = identity;
  if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid);
  const args = ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', ...how];
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
  const isInUse = output.includes('lock file "postmaster.pid" already exists');
  const why = isInUse ? 'Another run uses the same data. Wait until it has ended.\n' : '';
  throw new Error(`PostgreSQL did not start for the tests. ${why}${output}`);
}
