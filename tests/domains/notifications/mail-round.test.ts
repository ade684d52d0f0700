import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMailRound } from '#domains/notifications/server/emails/mail-round.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('hands on in one round what is written within a moment', async () => {
  const handOn = vi.fn(async () => undefined);
  const round = createMailRound(handOn);
  for (let letter = 0; letter < 30; letter += 1) round.hear();
  await vi.advanceTimersByTimeAsync(200);
  expect(handOn).toHaveBeenCalledTimes(1);
});

it('makes at most two rounds a second', async () => {
  const handOn = vi.fn(async () => undefined);
  const round = createMailRound(handOn);
  for (let tick = 0; tick < 100; tick += 1) {
    round.hear();
    await vi.advanceTimersByTimeAsync(30);
  }
  expect(handOn.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(handOn.mock.calls.length).toBeLessThanOrEqual(6);
});

it('begins no round before the last has ended', async () => {
  const ends: (() => void)[] = [];
  const handOn = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const round = createMailRound(handOn);
  round.hear();
  await vi.advanceTimersByTimeAsync(1_000);
  round.hear();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(handOn).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(handOn).toHaveBeenCalledTimes(2);
});

it('hands on what it has heard of before it stops', async () => {
  const handOn = vi.fn(async () => undefined);
  const round = createMailRound(handOn);
  round.hear();
  await round.stop();
  expect(handOn).toHaveBeenCalledTimes(1);
});
