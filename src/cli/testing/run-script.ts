/** Runs an npm script with everything it starts as one group of processes, which can be ended together. */
import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';

export interface Outcome {
  code: number | null;
  output: string;
  seconds: number;
  /** Processor time of the script and all it started and waited for; null where the system doesn't tell. */
  cpuSeconds: number | null;
}

interface ScriptOptions {
  args?: string[];
  env?: Record<string, string>;
  cwd?: string;
  signal: AbortSignal;
}

const isPosix = process.platform !== 'win32';
/** A test runner closes its browsers and databases when it's interrupted. */
const FAREWELL_MS = 10_000;
/** The shell's own report of what its children took goes to a pipe that they don't get. */
const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code';

export async function runScript(script: string, { args = [], env = {}, cwd, signal }: ScriptOptions): Promise<Outcome> {
  const began = performance.now();
  const command = ['npm', 'run', '--silent', script, '--', ...args];
  const child = spawn(isPosix ? 'sh' : 'npm', isPosix ? ['-c', TIMED, 'sh', ...command] : command.slice(1), {
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    cwd,
    shell: !isPosix,
    detached: isPosix,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const end = () => endGroup(child);
  signal.addEventListener('abort', end, { once: true });
  const output = collect([child.stdout, child.stderr]);
  const times = collect([child.stdio[3] ?? null]);
  const [code]: (number | null)[] = await once(child, 'close');
  signal.removeEventListener('abort', end);
  return {
    code: code ?? null,
    output: output(),
    seconds: (performance.now() - began) / 1000,
    cpuSeconds: readTimes(times()),
  };
}

function collect(streams: unknown[]): () => string {
  let text = '';
  for (const stream of streams) {
    if (stream instanceof EventEmitter) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  }
  return () => text;
}

/** As after Ctrl-C, and by force when that doesn't help. */
function endGroup(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null) return;
  const tell = (signal: NodeJS.Signals) => {
    try {
      process.kill(isPosix ? -pid : pid, signal);
    } catch (error) {
      // It has ended by itself in the meantime.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  };
  tell('SIGINT');
  const timer = setTimeout(() => tell('SIGKILL'), FAREWELL_MS);
  child.once('close', () => clearTimeout(timer));
}

/** The second line is about the children: user and system time, as in `1m2.50s 0m3.10s`. */
export function readTimes(report: string): number | null {
  const times = report.split('\n')[1]?.match(/^(\d+)m([\d.]+)s (\d+)m([\d.]+)s/);
  if (!times) return null;
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = times.slice(1).map(Number);
  return (userMinutes + systemMinutes) * 60 + user + system;
}
