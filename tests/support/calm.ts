import { setTimeout as wait } from 'node:timers/promises';

const CALM_DEADLINE_MS = 30_000;

/** On a busy machine the start itself can count as pressure, and calls are turned away for a while after it. */
export async function untilItIsCalm(origin: string): Promise<void> {
  const deadline = Date.now() + CALM_DEADLINE_MS;
  while ((await fetch(`${origin}/api/users/view`)).status === 503) {
    if (Date.now() > deadline) throw new Error('The server stays too busy to answer');
    await wait(100);
  }
}
