import { describe, expect, it } from 'vitest';
import { closesAtOf } from '#domains/opportunities/deadline.ts';
import { findDeadlineFaults } from '#domains/opportunities/model.ts';
import { isTimeZone } from '#platform/shared/time-zone.ts';

describe('the moment a deadline passes', () => {
  it.each([
    ['in UTC', '2025-11-30', 'UTC', '2025-12-01T00:00:00.000Z'],
    ['east of it', '2025-11-30', 'Pacific/Fiji', '2025-11-30T12:00:00.000Z'],
    ['as far east as clocks go', '2025-11-30', 'Pacific/Kiritimati', '2025-11-30T10:00:00.000Z'],
    ['as far west', '2025-11-30', 'Etc/GMT+12', '2025-12-01T12:00:00.000Z'],
    ['by three quarters of an hour', '2025-11-30', 'Asia/Kathmandu', '2025-11-30T18:15:00.000Z'],
    ['the day before summer time begins', '2025-03-29', 'Europe/Berlin', '2025-03-29T23:00:00.000Z'],
    ['the day of 23 hours', '2025-03-30', 'Europe/Berlin', '2025-03-30T22:00:00.000Z'],
    ['the day before summer time ends', '2025-10-25', 'Europe/Berlin', '2025-10-25T22:00:00.000Z'],
    ['the day of 25 hours', '2025-10-26', 'Europe/Berlin', '2025-10-26T23:00:00.000Z'],
    ['where the next day begins at 01:00', '2025-09-06', 'America/Santiago', '2025-09-07T04:00:00.000Z'],
    ['where the last hour comes twice', '2025-04-05', 'America/Santiago', '2025-04-06T04:00:00.000Z'],
    ['where midnight comes twice, by the first', '2025-11-01', 'America/Havana', '2025-11-02T04:00:00.000Z'],
    ['where the next day was left out', '2011-12-29', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['at the end of a year', '2025-12-31', 'Asia/Tokyo', '2025-12-31T15:00:00.000Z'],
    ['on a leap day', '2028-02-29', 'America/New_York', '2028-03-01T05:00:00.000Z'],
  ])('is the end of its day: %s', (_name, deadline, timeZone, closesAt) => {
    expect(closesAtOf(deadline, timeZone).toISOString()).toBe(closesAt);
  });
});

describe('a time zone', () => {
  it.each(['Pacific/Fiji', 'Europe/Kyiv', 'UTC', 'America/Argentina/Buenos_Aires'])('is %s', (name) =>
    expect(isTimeZone(name)).toBe(true),
  );
  it.each(['', '+05:00', 'Mars/Olympus', 'GMT+5', '__proto__'])('is not %j', (name) =>
    expect(isTimeZone(name)).toBe(false),
  );
});

describe('deadline validation', () => {
  const faultsAt = (now: string, deadline: string, timeZone: string) =>
    findDeadlineFaults({ deadline, timeZone }, new Date(now)).map(({ field }) => field);

  it('accepts a day that isn’t over in its time zone', () => {
    expect(faultsAt('2025-11-30T11:59:59Z', '2025-11-30', 'Pacific/Fiji')).toEqual([]);
    expect(faultsAt('2025-11-30T12:00:00Z', '2025-11-30', 'Pacific/Fiji')).toEqual(['deadline']);
    expect(faultsAt('2025-12-01T11:59:59Z', '2025-11-30', 'Etc/GMT+12')).toEqual([]);
    expect(faultsAt('2025-12-01T12:00:00Z', '2025-11-30', 'Etc/GMT+12')).toEqual(['deadline']);
  });

  it('refuses a day too far ahead and an unknown time zone', () => {
    expect(faultsAt('2025-11-30T00:00:00Z', '9999-12-31', 'UTC')).toEqual(['deadline']);
    expect(faultsAt('2025-11-30T00:00:00Z', '2025-12-31', 'Here')).toEqual(['timeZone']);
  });
});
