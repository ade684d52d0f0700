/** The real server as a separate process, with its own port and data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MALLOC_SETTINGS, serverFlags } from '#cli/server-flags.ts';
import { findBundledServer, SERVER } from './bundled-server.ts';
import { inheritedClock } from './clock.ts';
import { findFreePort } from './free-port.ts';
import { untilNotBusy } from './not-busy.ts';

export interface ServerProcess {
  origin: string;
  process: ChildProcess;
  /** What it has logged so far. */
  log(): string;
  /** Asks it to stop as an operator would. @returns the exit code, null when a signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface ServerProcessOptions {
  env?: Record<string, string>;
  /** The caller removes it. By default the server gets a folder that is removed with it. */
  dataDir?: string;
  port?: number;
  /** The program to run; by default the server as deployed. */
  entry?: string;
  /** A module that Node.js loads before the program. */
  preload?: string;
}

/** Thrown when the process ends before it accepts calls. */
export class EndedEarlyError extends Error {
  override name = 'EndedEarlyError';
  readonly signal: NodeJS.Signals | null;

  constructor(code: number | null, signal: NodeJS.Signals | null) {
    super(`It ended with ${signal ?? code}`);
    this.signal = signal;
  }
}

/** Cached, because looking it up hashes hundreds of modules. */
let program: string | undefined;
export const serverProgram = () => (program ??= findBundledServer() ?? SERVER);

/** Compiled modules with their types stripped, so that Node.js needn't compile them for each start. */
export const COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/compiled');
const START_DEADLINE_MS = 180_000;

/** @returns once the server accepts calls. @throws with the server's own output if it never does. */
export async function startServerProcess(options: ServerProcessOptions = {}): Promise<ServerProcess> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'groundswell-'));
  const port = options.port ?? (await findFreePort());
  const preload = options.preload ? ['--import', options.preload] : [];
  const child = spawn(process.execPath, [...serverFlags(''), ...preload, options.entry ?? serverProgram()], {
    env: {
      PATH: process.env['PATH'],
      ...MALLOC_SETTINGS,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      MODE: 'demo',
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUSTED_PROXY_HOPS: '1',
      REQUESTS_PER_MINUTE: '1000000',
      // Tests fail to log in, and register, far more often than people do.
      PROOF_OF_WORK: 'off',
      // So that visitors see every change at once, even if someone asked for the same a moment ago.
      VISITOR_CACHE_MS: '0',
      ...inheritedClock(),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    const code = await exited;
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  try {
    const origin = await listening(child);
    await untilNotBusy(origin);
    return { origin, process: child, log: () => output, stop };
  } catch (error) {
    await stop('SIGKILL');
    throw new Error(`The server did not start:\n${output}`, { cause: error });
  }
}

async function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long')), START_DEADLINE_MS);
    child.once('exit', (code, signal) => reject(new EndedEarlyError(code, signal)));
    child.on('message', ({ origin }: { origin?: string }) => {
      // The demo server sends other messages while it starts.
      if (origin === undefined) return;
      clearTimeout(timer);
      resolve(origin);
    });
    child.once('error', reject);
    child.once('exit', () => clearTimeout(timer));
  });
}
