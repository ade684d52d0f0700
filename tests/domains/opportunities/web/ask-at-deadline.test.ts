import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAtDeadline } from '#domains/opportunities/web/detail/use-refetch-at-deadline.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the page of an open opportunity', () => {
  it('asks at its deadline, and again until the server has closed it', () => {
    const ask = vi.fn();
    const stop = askAtDeadline(Date.now() + HOUR_MS, ask);
    vi.advanceTimersByTime(HOUR_MS - 1);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(ask).toHaveBeenCalledTimes(5);
    stop();
    vi.advanceTimersByTime(HOUR_MS);
    expect(ask).toHaveBeenCalledTimes(5);
  });

  it('asks too if it’s opened after the deadline by the browser’s clock, but not forever', () => {
    const ask = vi.fn();
    askAtDeadline(Date.now() - 60_000, ask);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(24 * HOUR_MS);
    expect(ask).toHaveBeenCalledTimes(10);
  });

  it('doesn’t wait for a deadline days ahead', () => {
    askAtDeadline(Date.now() + 48 * HOUR_MS, vi.fn());
    expect(vi.getTimerCount()).toBe(0);
  });
});
