import { setTimeout as wait } from 'node:timers/promises';

const DEADLINE_MS = 30_000;

/** On a busy machine, starting a server counts as load, and it rejects calls for a while afterwards. */
export async function untilNotBusy(origin: string): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while ((await fetch(`${origin}/api/users/view`)).status === 503) {
    if (Date.now() > deadline) throw new Error('The server stays too busy to answer');
    await wait(100);
  }
}
