/** Runs an npm script and everything it starts in one process group, which can be ended as a whole. */
import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';

export interface Outcome {
  code: number | null;
  output: string;
  seconds: number;
  /** CPU time of the script and of all the processes that it waited for; null where the system doesn't report it. */
  cpuSeconds: number | null;
}

interface ScriptOptions {
  args?: string[];
  env?: Record<string, string>;
  cwd?: string;
  signal: AbortSignal;
}

const isPosix = process.platform !== 'win32';
/** How long an interrupted test runner has to close its browsers and databases. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** The shell writes its children's CPU times to file descriptor 3, a pipe that the children don't inherit. */
const TIMED_COMMAND = '"$@" 3>&-; code=$?; times >&3; exit $code';

export async function runScript(script: string, { args = [], env = {}, cwd, signal }: ScriptOptions): Promise<Outcome> {
  const startedAt = performance.now();
  const command = ['npm', 'run', '--silent', script, '--', ...args];
  const child = spawn(isPosix ? 'sh' : 'npm', isPosix ? ['-c', TIMED_COMMAND, 'sh', ...command] : command.slice(1), {
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
    seconds: (performance.now() - startedAt) / 1000,
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

/** Ends the group as Ctrl-C does, and kills it if it's still running after `FAREWELL_MS`. */
function endGroup(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null) return;
  const sendSignal = (signal: NodeJS.Signals) => {
    try {
      process.kill(isPosix ? -pid : pid, signal);
    } catch (error) {
      // The group has already ended.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  };
  sendSignal('SIGINT');
  const timer = setTimeout(() => sendSignal('SIGKILL'), SHUTDOWN_TIMEOUT_MS);
  child.once('close', () => clearTimeout(timer));
}

/** Reads the output of `times`: its second line is the children's user and system time, such as `1m2.50s 0m3.10s`. */
export function readTimes(report: string): number | null {
  const times = report.split('\n')[1]?.match(/^(\d+)m([\d.]+)s (\d+)m([\d.]+)s/);
  if (!times) return null;
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = times.slice(1).map(Number);
  return (userMinutes + systemMinutes) * 60 + user + system;
}
