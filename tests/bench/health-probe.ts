/**
 * Asks for `/healthz` again and again, in a thread of its own: in the thread that sends the load, it would also measure how
 * long that one is busy.
 */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

export interface HealthProbe {
  /** @returns the slowest answer, in milliseconds. */
  stop(): Promise<number>;
}

const PAUSE_MS = 5;

export async function probeHealth(origin: string): Promise<HealthProbe> {
  const worker = new Worker(new URL(import.meta.url), { workerData: origin });
  // The first answer also opens the connection.
  await once(worker, 'message');
  return {
    stop: async () => {
      worker.postMessage('stop');
      const [slowest]: number[] = await once(worker, 'message');
      return Math.round(slowest ?? Number.NaN);
    },
  };
}

async function probe(origin: string): Promise<void> {
  let isOver = false;
  let slowest = 0;
  const ask = async () => (await fetch(`${origin}/healthz`)).arrayBuffer();
  await ask();
  parentPort?.once('message', () => {
    isOver = true;
  });
  parentPort?.postMessage('started');
  while (!isOver) {
    const askedAt = performance.now();
    await ask();
    slowest = Math.max(slowest, performance.now() - askedAt);
    await wait(PAUSE_MS);
  }
  parentPort?.postMessage(slowest);
}

if (!isMainThread) await probe(String(workerData));
