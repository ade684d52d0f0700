import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '#domains/news/web/editor/start-draft.ts';
import { beginningOf, dayOf } from '#platform/browser/page/local-days.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the local day of a moment', () => {
  it.each([
    ['2026-11-22T20:30:00Z', 'Pacific/Auckland', '2026-11-23'],
    ['2026-12-31T11:00:00Z', 'Pacific/Auckland', '2027-01-01'],
    ['2027-01-01T07:59:00Z', 'America/Los_Angeles', '2026-12-31'],
    ['2028-02-28T18:30:00Z', 'Asia/Kolkata', '2028-02-29'],
  ])('is the reader’s: %s in %s', (moment, zone, day) => {
    vi.stubEnv('TZ', zone);
    expect(dayOf(new Date(moment))).toBe(day);
  });

  it.each(['Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'])(
    'starts when that day starts, all year round: %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      for (let later = 0; later < 366; later += 1) {
        const moment = new Date(beginningOf('2028-01-01', later));
        expect([moment.getHours(), beginningOf(dayOf(moment), 0)]).toEqual([0, moment.toISOString()]);
      }
    },
  );
});

describe('a new article', () => {
  it.each(['Asia/Kolkata', 'Asia/Kathmandu', 'Europe/Berlin', 'America/Los_Angeles'])(
    'is dated to the current full hour in the writer’s time zone: %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const now = new Date('2026-11-22T04:50:00Z');
      const { date } = emptyDraft('Fatou Ndiaye', now);
      const began = new Date(date);
      expect([date.slice(-3), began <= now, now.getTime() - began.getTime() < 3_600_000]).toEqual([':00', true, true]);
    },
  );
});
