import { describe, expect, it, vi } from 'vitest';
import { listTimeZones } from '#domains/opportunities/web/form/time-zones.ts';
import { browserTimeZone } from '#platform/shared/time-zone.ts';

const AT = new Date('2026-07-01T12:00:00Z');
const named = (value: string, chosen = 'UTC') => listTimeZones(chosen, AT).find((one) => one.value === value);

describe('the time zone options', () => {
  it('put the town before its region, with the UTC offset', () => {
    expect(named('Pacific/Fiji')).toEqual({ value: 'Pacific/Fiji', label: 'Fiji, Pacific', hint: 'UTC+12:00' });
    expect(named('America/Argentina/Ushuaia')).toMatchObject({ label: 'Ushuaia, Argentina, America' });
    expect(named('UTC')).toEqual({ value: 'UTC', label: 'UTC', hint: 'UTC' });
  });

  it('include the chosen one even if this browser doesn’t know it', () => {
    expect(named('Etc/GMT+3', 'Etc/GMT+3')).toMatchObject({ hint: 'UTC-03:00' });
    expect(named('Moon/Tycho', 'Moon/Tycho')).toEqual({ value: 'Moon/Tycho', label: 'Tycho, Moon', hint: '' });
  });
});

describe('the browser’s own time zone', () => {
  it('is UTC where the browser doesn’t know it', () => {
    const options = new Intl.DateTimeFormat().resolvedOptions();
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    asked.mockReturnValue({ ...options, timeZone: 'Pacific/Fiji' });
    expect(browserTimeZone()).toBe('Pacific/Fiji');
    asked.mockReturnValue({ ...options, timeZone: 'Etc/Unknown' });
    expect(browserTimeZone()).toBe('UTC');
    asked.mockRestore();
  });
});
