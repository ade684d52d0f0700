import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWakeScheduler } from '#platform/server/jobs/wake-scheduler.ts';

describe('a process that hears of jobs', () => {
  let looked: string[] = [];
  let scheduler: ReturnType<typeof createWakeScheduler>;

  beforeEach(() => {
    vi.useFakeTimers();
    looked = [];
    scheduler = createWakeScheduler((kind) => looked.push(kind));
  });
  afterEach(() => {
    scheduler.stop();
    vi.useRealTimers();
  });

  it('looks at once for what it queued itself', () => {
    scheduler.noteQueued('mail');
    scheduler.onQueued('mail');
    expect(looked).toEqual(['mail']);
  });

  it('looks a second later for what others queued, in case they don’t', () => {
    scheduler.onQueued('mail');
    vi.advanceTimersByTime(900);
    scheduler.onQueued('mail');
    expect(looked).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(looked).toEqual(['mail']);
  });

  it('doesn’t wait for others once it queues some of the kind itself', () => {
    scheduler.onQueued('mail');
    scheduler.noteQueued('mail');
    scheduler.onQueued('mail');
    expect(looked).toEqual(['mail']);
    vi.advanceTimersByTime(2_000);
    expect(looked).toEqual(['mail']);
  });

  it('fetches together what comes in quick succession', () => {
    for (let job = 0; job < 20; job += 1) {
      scheduler.noteQueued('mail');
      scheduler.onQueued('mail');
      vi.advanceTimersByTime(25);
    }
    vi.advanceTimersByTime(1_000);
    expect(looked).toHaveLength(3);
  });

  it('keeps kinds apart', () => {
    scheduler.noteQueued('mail');
    scheduler.onQueued('files');
    scheduler.onQueued('mail');
    expect(looked).toEqual(['mail']);
    vi.advanceTimersByTime(1_000);
    expect(looked).toEqual(['mail', 'files']);
  });

  it('looks for nothing once it is stopped', () => {
    scheduler.onQueued('mail');
    scheduler.stop();
    vi.advanceTimersByTime(2_000);
    expect(looked).toEqual([]);
  });
});
