/**
 * Has a worker thread judge whether passwords are leaked or easy to guess. Its word lists take 40 MB and half a second to
 * load, so the thread starts with the first password and ends after a few minutes without one.
 */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { MINUTE_MS } from '#platform/shared/moment.ts';

export interface GuessRequest {
  id: number;
  password: string;
  /** Words that someone who knows the person would try. */
  known: string[];
}

export interface GuessResponse {
  id: number;
  weakness: Weakness | null;
}

export type Weakness = 'leaked' | 'easy';

export type FindWeakness = (password: string, known: string[]) => Promise<Weakness | null>;

const IDLE_MS = 5 * MINUTE_MS;
/** TypeScript in development, JavaScript in a release. */
const PROGRAM = new URL(`./password-guessing${extname(import.meta.url)}`, import.meta.url);

export function createPasswordThread({ idleMs = IDLE_MS } = {}): FindWeakness {
  let thread: Thread | null = null;
  let idle: NodeJS.Timeout | undefined;
  return async (password, known) => {
    clearTimeout(idle);
    if (!thread?.isAlive()) thread = startThread();
    const { ask, isAlive, isIdle, end } = thread;
    try {
      return await ask(password, known);
    } finally {
      if (isAlive() && isIdle()) idle = setTimeout(end, idleMs).unref();
    }
  };
}

interface Thread {
  ask: FindWeakness;
  isAlive(): boolean;
  isIdle(): boolean;
  end(): void;
}

function startThread(): Thread {
  // Don't pass on the server's own arguments, such as modules to preload.
  const worker = new Worker(PROGRAM, { execArgv: [] });
  const asked = new Map<number, PromiseWithResolvers<Weakness | null>>();
  let count = 0;
  let isAlive = true;
  const fail = (error: Error) => {
    isAlive = false;
    for (const { reject } of asked.values()) reject(error);
    asked.clear();
  };
  worker.on('message', ({ id, weakness }: GuessResponse) => {
    asked.get(id)?.resolve(weakness);
    asked.delete(id);
    // Lets the process exit if it has nothing else to do.
    if (asked.size === 0) worker.unref();
  });
  worker.once('error', fail);
  worker.once('exit', (code) => fail(new Error(`The thread that judges passwords ended with ${code}`)));
  return {
    ask: (password, known) => {
      const answer = Promise.withResolvers<Weakness | null>();
      count += 1;
      asked.set(count, answer);
      worker.ref();
      worker.postMessage({ id: count, password, known } satisfies GuessRequest);
      return answer.promise;
    },
    isAlive: () => isAlive,
    isIdle: () => asked.size === 0,
    end: () => {
      isAlive = false;
      void worker.terminate();
    },
  };
}
