import { describe, expect, it } from 'vitest';
import { dayOf, sayDeadline, sayTimeLeft } from '#domains/opportunities/web/deadlines/say-deadline.ts';
import { speakIn } from '#languages/reader.ts';

const FIJI = { closesAt: '2025-11-30T12:00:00.000Z', timeZone: 'Pacific/Fiji' };

describe('deadline texts', () => {
  it('show its own time zone and the reader’s', () => {
    expect(sayDeadline(FIJI, 'Europe/Berlin')).toMatchObject({
      there: '30 Nov 25, 23:59 (Fiji Standard Time)',
      here: '12:59 your time',
    });
  });

  it('include the reader’s day if it differs', () => {
    const { here } = sayDeadline({ closesAt: '2025-12-01T05:00:00.000Z', timeZone: 'America/New_York' }, 'Asia/Tokyo');
    expect(here).toBe('1 Dec 25, 13:59 your time');
  });

  it('show one time when both are the same', () => {
    expect(sayDeadline({ closesAt: '2025-11-30T23:00:00.000Z', timeZone: 'Europe/Paris' }, 'Europe/Berlin')).toEqual({
      there: '30 Nov 25, 23:59 (Central European Standard Time)',
      here: null,
      exact: '2025-11-30T22:59:59.999Z',
    });
  });

  it('keep to the last day across clock changes', () => {
    const london = { closesAt: '2025-10-27T00:00:00.000Z', timeZone: 'Europe/London' };
    expect(sayDeadline(london, 'UTC')).toMatchObject({ there: '26 Oct 25, 23:59 (Greenwich Mean Time)', here: null });
    expect(dayOf(london)).toEqual({ day: '26', month: 'Oct 2025' });
  });

  it('name zones as people do', () => {
    const words = (timeZone: string) => sayDeadline({ closesAt: '2025-11-30T12:00:00.000Z', timeZone }, 'UTC').there;
    expect(words('America/Argentina/Buenos_Aires')).toMatch(/ \(Argentina Standard Time\)$/);
    expect(words('America/Sao_Paulo')).toMatch(/ \(Brasilia Standard Time\)$/);
    expect(speakIn('de', () => words('America/Bogota'))).toMatch(/ \(Kolumbianische Normalzeit\)$/);
    expect(speakIn('ar', () => words('America/Bogota'))).toContain('توقيت كولومبيا الرسمي');
    expect(words('Etc/UTC')).toMatch(/11:59 UTC$/);
    expect(words('UTC')).toMatch(/11:59 UTC$/);
  });

  it('fall back to local time for an unknown zone', () => {
    expect(sayDeadline({ closesAt: '2025-11-30T12:00:00.000Z', timeZone: 'Mars/Olympus' }).there).toMatch(
      / \(Mars\/Olympus\)$/,
    );
  });
});

describe('time left', () => {
  it.each([
    ['2025-12-20T12:00:00.000Z', '30 days left'],
    ['2025-11-22T12:00:00.000Z', '2 days left'],
    ['2025-11-22T11:59:00.000Z', '47 hours left'],
    ['2025-11-20T13:00:00.000Z', '1 hour left'],
    ['2025-11-20T12:59:00.000Z', 'Less than an hour left'],
    ['2025-11-20T12:00:00.000Z', null],
    ['2025-11-19T12:00:00.000Z', null],
  ])('until %s it says %s', (closesAt, words) => {
    expect(sayTimeLeft(closesAt, new Date('2025-11-20T12:00:00.000Z'))).toBe(words);
  });
});
