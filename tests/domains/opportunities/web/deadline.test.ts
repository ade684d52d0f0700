import { describe, expect, it } from 'vitest';
import { dayOf, sayDeadline, sayTimeLeft } from '../../../../src/domains/opportunities/web/deadlines/deadline.ts';

const FIJI = { closesAt: '2025-11-30T12:00:00.000Z', timeZone: 'Pacific/Fiji' };

describe('a deadline in words', () => {
  it('is told in its own time zone, with the clock of the reader beside it', () => {
    expect(sayDeadline(FIJI, 'Europe/Berlin')).toMatchObject({
      there: '30 Nov 25, 23:59 in Fiji',
      here: '12:59 for you',
    });
  });

  it('names the day of the reader too where it is another one', () => {
    const { here } = sayDeadline({ closesAt: '2025-12-01T05:00:00.000Z', timeZone: 'America/New_York' }, 'Asia/Tokyo');
    expect(here).toBe('1 Dec 25, 13:59 for you');
  });

  it('is told once to a reader whose clock shows the same', () => {
    expect(sayDeadline({ closesAt: '2025-11-30T23:00:00.000Z', timeZone: 'Europe/Paris' }, 'Europe/Berlin')).toEqual({
      there: '30 Nov 25, 23:59 in Paris',
      here: null,
      exact: '2025-11-30T22:59:59.999Z',
    });
  });

  it('keeps to the last day over a change of the clocks', () => {
    const london = { closesAt: '2025-10-27T00:00:00.000Z', timeZone: 'Europe/London' };
    expect(sayDeadline(london, 'UTC')).toMatchObject({ there: '26 Oct 25, 23:59 in London', here: null });
    expect(dayOf(london)).toEqual({ day: '26', month: 'Oct', year: '25' });
  });

  it('names zones as people do', () => {
    const words = (timeZone: string) => sayDeadline({ closesAt: '2025-11-30T12:00:00.000Z', timeZone }, 'UTC').there;
    expect(words('America/Argentina/Buenos_Aires')).toMatch(/ in Buenos Aires$/);
    expect(words('Etc/UTC')).toMatch(/11:59 UTC$/);
    expect(words('UTC')).toMatch(/11:59 UTC$/);
  });

  it('still tells a deadline whose zone this browser does not know', () => {
    expect(sayDeadline({ closesAt: '2025-11-30T12:00:00.000Z', timeZone: 'Mars/Olympus' }).there).toMatch(
      / in Olympus$/,
    );
  });
});

describe('the time that is left', () => {
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
