/** Runs a step of a start in a process of its own, whose memory is free again afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface StepOptions {
  /** After "Couldn’t", such as `build the page`. */
  what: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  signal?: AbortSignal | undefined;
}

/** What a first start takes, measured with a limit on the memory of all its processes. */
const START_MEGABYTES = 800;

/** @throws if it fails, with a sentence to show. */
export async function runStep({ what, args, env = process.env, cwd, signal }: StepOptions): Promise<void> {
  const step = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  });
  await once(step, 'exit');
  if (step.exitCode === 0) return;
  const isKilled = step.signalCode === 'SIGKILL' && !signal?.aborted;
  throw new Error(`Couldn’t ${what}${isKilled ? `: ${MEMORY_RAN_OUT}` : '; see above.'}`);
}

/** The system kills with this signal, and says why only in its own log. */
const MEMORY_RAN_OUT = `the system ended it, most likely because memory ran out. A first start needs ${START_MEGABYTES} MB.`;
