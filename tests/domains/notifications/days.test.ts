import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sayTime } from '#domains/notifications/web/list/days.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const say = (value: string, now: string) => sayTime(value, true, new Date(now));

describe('the day of a notification', () => {
  it('is today, yesterday or its date, in local time', () => {
    expect(say('2026-11-20T23:10:00Z', '2026-11-21T10:00:00Z')).toBe('Today, 00:10');
    expect(say('2026-11-20T22:50:00Z', '2026-11-21T10:00:00Z')).toBe('Yesterday, 23:50');
    expect(say('2026-11-19T22:50:00Z', '2026-11-21T10:00:00Z')).toBe('19 Nov 26, 23:50');
    expect(say('2025-12-31T22:50:00Z', '2026-01-01T10:00:00Z')).toBe('Yesterday, 23:50');
  });

  it('is yesterday half an hour after a 23-hour day', () => {
    const now = '2026-03-29T22:30:00Z';
    expect(say('2026-03-29T10:00:00Z', now)).toBe('Yesterday, 12:00');
    expect(say('2026-03-28T11:00:00Z', now)).toBe('28 Mar 26, 12:00');
  });

  it('is yesterday half an hour before the end of a 25-hour day', () => {
    const now = '2026-10-25T22:30:00Z';
    expect(say('2026-10-24T10:00:00Z', now)).toBe('Yesterday, 12:00');
    expect(say('2026-10-25T11:00:00Z', now)).toBe('Today, 12:00');
  });
});
