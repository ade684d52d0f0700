import { describe, expect, it } from 'vitest';
import { formatDay, formatMonth, formatTime, sayAgo, sayDayAgo, tickOfMonth } from '#ui/shared/dates.ts';

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

describe('formatMonth', () => {
  it('writes the month and the whole year, in UTC', () => {
    expect(formatMonth('2025-12')).toBe('December 2025');
    expect(formatMonth('2025-12-31')).toBe('December 2025');
    expect(formatMonth(new Date('2025-12-31T23:59:59Z'))).toBe('December 2025');
    expect(tickOfMonth('2025-09')).toEqual({ name: 'Sep', year: '2025' });
  });
});

describe('formatTime', () => {
  it('writes the 24-hour clock, from midnight as 00', () => {
    expect(formatTime('2026-11-21T23:05:09Z', { timeZone: 'Europe/Berlin' })).toBe('00:05');
    expect(formatTime('2026-11-21T13:05:09Z', { seconds: true, timeZone: 'UTC' })).toBe('13:05:09');
  });
});

describe('a recent moment', () => {
  const now = new Date('2026-11-25T10:00:00Z');
  const ago = (value: string, timeZone = 'UTC') => sayAgo(value, { now, timeZone });

  it.each([
    ['2026-11-25T10:05:00Z', 'just now'],
    ['2026-11-25T09:59:01Z', 'just now'],
    ['2026-11-25T09:59:00Z', '1 minute ago'],
    ['2026-11-25T09:00:01Z', '59 minutes ago'],
    ['2026-11-25T09:00:00Z', '1 hour ago'],
    ['2026-11-24T10:00:01Z', '23 hours ago'],
    ['2026-11-24T10:00:00Z', 'yesterday'],
    ['2026-11-24T00:00:00Z', 'yesterday'],
    ['2026-11-23T23:59:59Z', '2 days ago'],
    ['2026-11-19T00:00:00Z', '6 days ago'],
    ['2026-11-18T23:59:59Z', null],
    ['2026-11-25T10:05:01Z', null],
    ['soon', null],
  ])('%s is %s', (value, said) => {
    expect(ago(value)).toBe(said);
  });

  it('counts days by the calendar of the reader', () => {
    expect(ago('2026-11-23T23:30:00Z', 'Europe/Berlin')).toBe('yesterday');
  });

  it('heads a day’s rows, across changes of the clocks and of the year', () => {
    const berlin = (value: string, at: string) => sayDayAgo(value, { now: new Date(at), timeZone: 'Europe/Berlin' });
    expect(berlin('2026-11-20T23:10:00Z', '2026-11-21T10:00:00Z')).toBe('Today');
    expect(berlin('2026-11-20T22:50:00Z', '2026-11-21T10:00:00Z')).toBe('Yesterday');
    expect(berlin('2026-11-19T22:50:00Z', '2026-11-21T10:00:00Z')).toBe('2 days ago');
    expect(berlin('2026-11-14T22:50:00Z', '2026-11-21T10:00:00Z')).toBe('14 Nov 26');
    expect(berlin('2025-12-31T22:50:00Z', '2026-01-01T10:00:00Z')).toBe('Yesterday');
    // These days have 23 and 25 hours.
    expect(berlin('2026-03-29T10:00:00Z', '2026-03-29T22:30:00Z')).toBe('Yesterday');
    expect(berlin('2026-03-28T11:00:00Z', '2026-03-29T22:30:00Z')).toBe('2 days ago');
    expect(berlin('2026-10-24T10:00:00Z', '2026-10-25T22:30:00Z')).toBe('Yesterday');
    expect(berlin('2026-10-25T11:00:00Z', '2026-10-25T22:30:00Z')).toBe('Today');
    expect(berlin('2026-11-22T10:00:00Z', '2026-11-21T10:00:00Z')).toBe('22 Nov 26');
  });
});
