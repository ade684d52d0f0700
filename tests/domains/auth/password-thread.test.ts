import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createPasswordThread } from '#domains/auth/server/passwords/password-thread.ts';

const STRONG = 'seven-herons-over-the-delta';
const EASY = 'password1234!';

/** The next thread that this process starts. */
async function nextThread(): Promise<Worker> {
  const [worker] = await once(process, 'worker');
  if (!(worker instanceof Worker)) throw new Error('No thread was started');
  return worker;
}

it('judges many passwords at once on one thread, which ends when it is idle', async () => {
  const findWeakness = createPasswordThread({ idleMs: 1 });
  const started = nextThread();
  const judged = Promise.all([STRONG, EASY, STRONG].map((password) => findWeakness(password, [])));
  const ended = once(await started, 'exit');
  expect(await judged).toEqual([null, 'easy', null]);
  await ended;
});

it('starts another thread when one has ended', async () => {
  const findWeakness = createPasswordThread();
  const first = nextThread();
  const unanswered = findWeakness(STRONG, []);
  void (await first).terminate();
  await expect(unanswered).rejects.toThrow('The thread that judges passwords ended');
  const second = nextThread();
  expect(await findWeakness(EASY, [])).toBe('easy');
  await (await second).terminate();
});
