import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWakeUps } from '#platform/jobs/wake-ups.ts';

describe('a process that hears of jobs', () => {
  let looked: string[] = [];
  let wakeUps: ReturnType<typeof createWakeUps>;

  beforeEach(() => {
    vi.useFakeTimers();
    looked = [];
    wakeUps = createWakeUps((kind) => looked.push(kind));
  });
  afterEach(() => {
    wakeUps.stop();
    vi.useRealTimers();
  });

  it('looks at once for what it queued itself', () => {
    wakeUps.noteQueued('mail');
    wakeUps.hear('mail');
    expect(looked).toEqual(['mail']);
  });

  it('looks a second later for what others queued, in case they don’t', () => {
    wakeUps.hear('mail');
    vi.advanceTimersByTime(900);
    wakeUps.hear('mail');
    expect(looked).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(looked).toEqual(['mail']);
  });

  it('doesn’t wait for others once it queues some of the kind itself', () => {
    wakeUps.hear('mail');
    wakeUps.noteQueued('mail');
    wakeUps.hear('mail');
    expect(looked).toEqual(['mail']);
    vi.advanceTimersByTime(2_000);
    expect(looked).toEqual(['mail']);
  });

  it('fetches together what comes in quick succession', () => {
    for (let job = 0; job < 20; job += 1) {
      wakeUps.noteQueued('mail');
      wakeUps.hear('mail');
      vi.advanceTimersByTime(25);
    }
    vi.advanceTimersByTime(1_000);
    expect(looked).toHaveLength(3);
  });

  it('keeps kinds apart', () => {
    wakeUps.noteQueued('mail');
    wakeUps.hear('files');
    wakeUps.hear('mail');
    expect(looked).toEqual(['mail']);
    vi.advanceTimersByTime(1_000);
    expect(looked).toEqual(['mail', 'files']);
  });

  it('looks for nothing once it is stopped', () => {
    wakeUps.hear('mail');
    wakeUps.stop();
    vi.advanceTimersByTime(2_000);
    expect(looked).toEqual([]);
  });
});
