/** Waiting until the server can be reached, and how old what is shown without it is. */
import { isAnswered } from '#ui/timing/lazy-part.ts';
import { KEPT_AT } from '../device/device-caches.ts';

const PROBE_INTERVAL_MS = 3_000;

let waiting = 0;
let oldest: number | null = null;
const listeners = new Set<() => void>();

/** Whether someone waits for the server. */
export const isWaitingForServer = (): boolean => waiting > 0;

/**
 * When the oldest answer that this device gave in the server's place was received, in milliseconds since 1970; null
 * while the server answers.
 */
export const readKeptAt = (): number | null => oldest;

/** Calls back when either changes. */
export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function noteAge(answer: Response): Response {
  const keptAt = Number(answer.headers.get(KEPT_AT)) || null;
  oldest = keptAt && Math.min(keptAt, oldest ?? keptAt);
  tell();
  return answer;
}

/** Settles once our server answers, with any status. */
export async function untilServerAnswers(): Promise<void> {
  if (await isAnswered()) return;
  waiting += 1;
  tell();
  do await untilNextAttempt();
  while (!(await isAnswered()));
  waiting -= 1;
  tell();
}

async function untilNextAttempt(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, PROBE_INTERVAL_MS);
    addEventListener('online', resolve, { once: true });
  });
}

function tell(): void {
  for (const listener of listeners) listener();
}
