import { describe, expect, it } from 'vitest';
import { regionOf } from '#platform/browser/places/use-suggestions.ts';

describe('the country of a browser’s language', () => {
  it.each([
    ['en-US', 'US'],
    ['de-AT', 'AT'],
    ['zh-Hans-CN', 'CN'],
    ['en-US@posix', 'US'],
    ['de', null],
    ['es-419', null],
  ])('%s: %s', (language, country) => {
    expect(regionOf(language)).toBe(country);
  });
});
