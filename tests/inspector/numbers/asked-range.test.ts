import { describe, expect, it } from 'vitest';
import { daysIn, rangeBefore, readAsked, readCompared } from '#inspector/numbers/range/asked-range.ts';
import type { Address } from '#inspector/page/use-address.ts';

const TODAY = '2026-03-10';

const NOTHING: Address = {
  flow: 'login',
  item: null,
  journey: null,
  mode: 'numbers',
  walk: null,
  trace: null,
  beside: null,
  find: '',
  days: null,
  from: null,
  to: null,
  language: null,
  device: null,
  release: null,
  against: null,
  againstFrom: null,
  againstTo: null,
  againstRelease: null,
  reachFrom: null,
  reachTo: null,
  as: null,
};
const at = (changes: Partial<Address>): Address => ({ ...NOTHING, ...changes });

describe('the days that an address asks for', () => {
  it('are four weeks up to today, unless it says otherwise', () => {
    expect(readAsked(NOTHING, TODAY)).toEqual({ from: '2026-02-11', to: TODAY });
    expect(readAsked(at({ days: '7' }), TODAY)).toEqual({ from: '2026-03-04', to: TODAY });
    expect(readAsked(at({ days: 'a year' }), TODAY)).toEqual({ from: '2026-02-11', to: TODAY });
  });

  it('are a person’s own, in order and at most 732', () => {
    const own = (from: string | null, to: string | null) => readAsked(at({ days: 'own', from, to }), TODAY);
    expect(own('2026-01-01', '2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-01' });
    expect(own('2026-01-02', '2026-01-01')).toBeNull();
    expect(own('2024-01-01', '2026-01-02')).toBeNull();
    expect(own('2026-02-30x', '2026-03-01')).toBeNull();
    expect(own(null, '2026-03-01')).toBeNull();
  });

  it('come with the filters', () => {
    expect(readAsked(at({ days: '7', language: 'de', device: 'phone', release: '0.1.0' }), TODAY)).toEqual({
      from: '2026-03-04',
      to: TODAY,
      language: 'de',
      device: 'phone',
      release: '0.1.0',
    });
  });
});

describe('what they are compared with', () => {
  const asked = { from: '2026-03-04', to: TODAY, release: '0.2.0' };

  it('is as many days directly before', () => {
    expect(rangeBefore(asked)).toEqual({ from: '2026-02-25', to: '2026-03-03', release: '0.2.0' });
    expect(daysIn(rangeBefore(asked))).toBe(daysIn(asked));
    expect(readCompared(at({ against: 'before' }), asked)).toEqual(rangeBefore(asked));
  });

  it('is any other days, or the same days in another release', () => {
    const range = at({ against: 'range', againstFrom: '2026-01-01', againstTo: '2026-01-31' });
    expect(readCompared(range, asked)).toEqual({ from: '2026-01-01', to: '2026-01-31', release: '0.2.0' });
    expect(readCompared(at({ against: 'range', againstFrom: '2026-01-01' }), asked)).toBeNull();
    expect(readCompared(at({ against: 'release', againstRelease: '0.1.0' }), asked)).toEqual({
      ...asked,
      release: '0.1.0',
    });
  });

  it('is never one release with all of them', () => {
    const all = { from: '2026-03-04', to: TODAY };
    expect(readCompared(at({ against: 'release', againstRelease: '0.1.0' }), all)).toBeNull();
  });

  it('is nothing by itself', () => {
    expect(readCompared(NOTHING, asked)).toBeNull();
  });
});
