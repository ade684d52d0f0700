import { describe, expect, it } from 'vitest';
import { earningsFor, reachOf, sayImpactsMissing, sayPoints } from '../../../../src/domains/opportunities/web/reach.ts';

describe('how far points reach', () => {
  it('is nothing for who has no points, or for what asks for none yet', () => {
    expect(reachOf({ pointsRequired: 500, pointsMissing: null })).toBeNull();
    expect(reachOf({ pointsRequired: null, pointsMissing: null })).toBeNull();
  });

  it('stops at what is required', () => {
    expect(reachOf({ pointsRequired: 500, pointsMissing: 160 })).toEqual({ required: 500, missing: 160, reached: 340 });
    expect(reachOf({ pointsRequired: 500, pointsMissing: 0 })).toEqual({ required: 500, missing: 0, reached: 500 });
  });

  it('names impacts that bring what is missing, by the formula that gives points', () => {
    const earnings = earningsFor(100);
    expect(earnings.map(({ points }) => points)).toEqual([12, 18, 22, 42]);
    for (const { points, times } of earnings) {
      expect(points * times).toBeGreaterThanOrEqual(100);
      expect(points * (times - 1)).toBeLessThan(100);
    }
  });

  it('says about how many impacts that is', () => {
    expect(sayImpactsMissing(3)).toBe('one impact');
    expect(sayImpactsMissing(100)).toBe('3 to 9 impacts');
    expect(sayPoints(1)).toBe('1 point');
    expect(sayPoints(1340)).toBe('1,340 points');
  });
});
