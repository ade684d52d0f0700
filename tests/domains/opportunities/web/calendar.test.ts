import { describe, expect, it } from 'vitest';
import { calendarOf, type Dated } from '#domains/opportunities/web/deadlines/calendar.ts';
import { speakIn } from '#languages/reader.ts';

const REEF: Dated = {
  id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0ab201',
  title: 'Coastal Stewards, 2026',
  closesAt: '2025-11-30T12:00:00.000Z',
  timeZone: 'Pacific/Fiji',
  updatedAt: '2025-09-01T03:00:00.000Z',
  location: 'Suva, Fiji',
  isRemote: true,
  owner: { id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e44', name: 'Anahera Ngata', slug: 'anahera-ngata', avatarUrl: null },
};

const SITE = { appName: 'Groundswell', origin: 'https://groundswell.example:8443' };

describe('the calendar of deadlines', () => {
  const file = calendarOf([REEF], SITE, new Date('2025-11-21T06:00:00.000Z'));
  const lines = file.replaceAll('\r\n ', '').split('\r\n');

  it('puts the entry in the last half hour of the last day, in the opportunity’s time zone', () => {
    expect(lines).toContain('DTSTART:20251130T113000Z');
    expect(lines).toContain('DTEND:20251130T120000Z');
    const start = new Date('2025-11-30T11:30:00Z').toLocaleString('en-GB', { timeZone: REEF.timeZone });
    expect(start).toBe('30/11/2025, 23:30:00');
  });

  it('has a stable id, a summary and a link', () => {
    expect(lines).toContain(`UID:opportunity-${REEF.id}@groundswell.example`);
    expect(lines).toContain('SUMMARY:Last day to apply: Coastal Stewards\\, 2026');
    expect(lines).toContain('LOCATION:Suva\\, Fiji\\, or remote');
    expect(lines).toContain(`URL:https://groundswell.example:8443/scholarships/${REEF.id}/coastal-stewards-2026`);
    expect(lines.find((line) => line.startsWith('DESCRIPTION:Closes'))).toContain(
      '30 Nov 25\\, 23:59 (Fiji Standard Time)',
    );
  });

  it('isolates the title in an Arabic summary, so that its last bracket stays beside it', () => {
    const titled = { ...REEF, title: 'Coastal Stewards (2026)' };
    const arabic = speakIn('ar', () => calendarOf([titled], SITE, new Date('2025-11-21T06:00:00.000Z')));
    expect(arabic.replaceAll('\r\n ', '')).toContain(': \u2068Coastal Stewards (2026)\u2069\r\n');
  });
});
