import { describe, expect, it } from 'vitest';
import { formatDay } from '#ui/dates.ts';

describe('formatDay', () => {
  it('writes day, month and short year', () => {
    expect(formatDay('2026-11-21T10:00:00Z', { timeZone: 'UTC' })).toBe('21 Nov 26');
  });

  it('adds the time on the 24-hour clock', () => {
    expect(formatDay('2026-09-01T00:05:00Z', { time: true, timeZone: 'UTC' })).toBe('1 Sep 26, 00:05');
  });

  it('keeps a date without a time the same in every time zone', () => {
    expect(formatDay('2026-01-01', { timeZone: 'America/Los_Angeles' })).toBe('1 Jan 26');
    expect(formatDay('2026-01-01', { time: true, timeZone: 'Pacific/Auckland' })).toBe('1 Jan 26');
  });

  it('moves an instant into the time zone asked for', () => {
    expect(formatDay('2026-12-31T23:30:00Z', { timeZone: 'Asia/Tokyo' })).toBe('1 Jan 27');
  });

  it('returns an empty string for an invalid date', () => {
    expect(formatDay('soon')).toBe('');
  });
});
