/** Whether the server can be reached, and waiting until it can. */
import { untilOnline } from '#ui/lazy-part.ts';

const PROBE_INTERVAL_MS = 3_000;

/** `silent`: the browser says it's online, but the server doesn't answer. */
export type Connection = 'open' | 'offline' | 'silent';

let waiting = 0;
const listeners = new Set<() => void>();

export function readConnection(): Connection {
  if (!navigator.onLine) return 'offline';
  return waiting > 0 ? 'silent' : 'open';
}

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Settles once our server answers, with any status. */
export async function untilAnswered(): Promise<void> {
  if (await probe()) return;
  countWaiting(1);
  do await nextChance();
  while (!(await probe()));
  countWaiting(-1);
}

async function nextChance(): Promise<void> {
  if (!navigator.onLine) return untilOnline();
  await new Promise((resolve) => {
    setTimeout(resolve, PROBE_INTERVAL_MS);
    addEventListener('online', resolve, { once: true });
  });
}

const probe = () =>
  fetch('/theme.js', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

function countWaiting(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}
