/** Waiting until the server can be reached. */
import { isAnswered } from '#ui/timing/lazy-part.ts';

const PROBE_INTERVAL_MS = 3_000;

let waiting = 0;
const listeners = new Set<() => void>();

/** Whether someone waits for the server. */
export const isWaitingForServer = (): boolean => waiting > 0;

export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Settles once our server answers, with any status. */
export async function untilServerAnswers(): Promise<void> {
  if (await isAnswered()) return;
  countWaiting(1);
  do await untilNextAttempt();
  while (!(await isAnswered()));
  countWaiting(-1);
}

async function untilNextAttempt(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, PROBE_INTERVAL_MS);
    addEventListener('online', resolve, { once: true });
  });
}

function countWaiting(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}
