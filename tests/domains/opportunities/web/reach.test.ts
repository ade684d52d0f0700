import { beforeEach, describe, expect, it } from 'vitest';
import { earningsFor, impactsMissing, reachOf, sayPoints } from '#domains/opportunities/web/reach.ts';
import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import { type PageSettings, providePageSettings } from '#platform/browser/page/page-settings.ts';

const SETTINGS: PageSettings = {
  appName: 'Groundswell',
  mode: 'production',
  gaMeasurementId: null,
  externalSignIn: false,
  eraseAfterDays: 30,
  retention: DEFAULTS.retention,
  firstYear: 2000,
};

beforeEach(() => providePageSettings(SETTINGS));

describe('progress towards an opportunity', () => {
  it('is null without points or before approval', () => {
    expect(reachOf({ pointsRequired: 500, pointsMissing: null })).toBeNull();
    expect(reachOf({ pointsRequired: null, pointsMissing: null })).toBeNull();
  });

  it('is capped at the points required', () => {
    expect(reachOf({ pointsRequired: 500, pointsMissing: 160 })).toEqual({ required: 500, missing: 160, reached: 340 });
    expect(reachOf({ pointsRequired: 500, pointsMissing: 0 })).toEqual({ required: 500, missing: 0, reached: 500 });
  });

  it('suggests impacts by the points formula', () => {
    const earnings = earningsFor(100);
    expect(earnings.map(({ points }) => points)).toEqual([12, 18, 22, 42]);
    for (const { points, times } of earnings) {
      expect(points * times).toBeGreaterThanOrEqual(100);
      expect(points * (times - 1)).toBeLessThan(100);
    }
  });

  it('suggests them by the community’s own rule', () => {
    providePageSettings({ ...SETTINGS, pointsRule: { ...STANDARD_RULE, impact: 50 } });
    expect(earningsFor(100).map(({ points }) => points)).toEqual([52, 58, 62, 82]);
  });

  it('says roughly how many impacts are needed', () => {
    expect(impactsMissing(3)).toMatchObject({ range: 'one' });
    expect(impactsMissing(100)).toEqual({ least: 3, most: 9, range: 'range' });
    expect(sayPoints(1)).toBe('1 point');
    expect(sayPoints(1340)).toBe('1,340 points');
  });
});
