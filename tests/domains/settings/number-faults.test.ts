import { describe, expect, it } from 'vitest';
import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import {
  findNumberFaults,
  NEW_ACCOUNT_RANGES,
  NUMBER_RANGES,
  type NumberRange,
  POINTS_RANGES,
  RATE_RANGES,
  RETENTION_RANGES,
} from '#domains/settings/number-faults.ts';
import { zCommunitySettingsPart } from '#generated/schemas/CommunitySettingsPart.gen.ts';
import type { CommunitySettingsPart } from '#generated/types.gen.ts';

type With = (value: number) => CommunitySettingsPart;

const one = ([key, range]: [string, NumberRange]): [string, NumberRange, With] => [
  key,
  range,
  (value) => ({ [key]: value }),
];
const ofRule = ([key, range]: [string, NumberRange]): [string, NumberRange, With] => [
  `points.${key}`,
  range,
  (value) => ({ points: { ...STANDARD_RULE, [key]: value } }),
];
const ofRate = ([key, range]: [string, NumberRange]): [string, NumberRange, With] => [
  `points.trees.${key}`,
  range,
  (value) => ({ points: { ...STANDARD_RULE, trees: { ...STANDARD_RULE.trees, [key]: value } } }),
];

const ofNewAccounts = ([key, range]: [string, NumberRange]): [string, NumberRange, With] => [
  `newAccounts.${key}`,
  range,
  (value) => ({ newAccounts: { ...DEFAULTS.newAccounts, [key]: value } }),
];

const ofRetention = ([key, range]: [string, NumberRange]): [string, NumberRange, With] => [
  `retention.${key}`,
  range,
  (value) => ({ retention: { ...DEFAULTS.retention, [key]: value } }),
];

describe('a number of the settings', () => {
  it.each([
    ...Object.entries(NUMBER_RANGES).map(one),
    ...Object.entries(POINTS_RANGES).map(ofRule),
    ...Object.entries(RATE_RANGES).map(ofRate),
    ...Object.entries(NEW_ACCOUNT_RANGES).map(ofNewAccounts),
    ...Object.entries(RETENTION_RANGES).map(ofRetention),
  ])('%s has a fault exactly where the contract refuses it', (_, { min, max }, settings) => {
    for (const value of [min - 1, min, min + 0.5, max, max + 1, Number.NaN]) {
      const isFit = zCommunitySettingsPart.safeParse(settings(value)).success;
      expect(findNumberFaults(settings(value)), String(value)).toHaveLength(isFit ? 0 : 1);
      expect(isFit, String(value)).toBe(value === min || value === max);
    }
  });

  it('says its range', () => {
    expect(findNumberFaults({ quorum: 21 })).toEqual([
      { field: 'quorum', message: 'Enter a whole number from 1 to 20.' },
    ]);
  });
});
