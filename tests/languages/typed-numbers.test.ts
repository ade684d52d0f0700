import { describe, expect, it } from 'vitest';
import type { Language } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';
import { readNumber, typeNumber } from '#languages/typed-numbers.ts';

describe('a number that a person types', () => {
  it.each([
    ['en', '1,500', 1500],
    ['en', '1,234,567.5', 1_234_567.5],
    ['en', '12,5', 12.5],
    ['en', '0,750', 0.75],
    ['en', '1,500,2', Number.NaN],
    ['de', '1.500', 1500],
    ['de', '1,500', 1.5],
    ['de', '1.234.567,5', 1_234_567.5],
    ['de', '0,750', 0.75],
    ['de', '12.5', 12.5],
    ['es', '1.500,25', 1500.25],
    ['fr', '1\u202f500,5', 1500.5],
    ['fr', '1,500', 1.5],
    ['ar', '1,500.5', 1500.5],
    ['ar', '١٬٥٠٠٫٢٥', 1500.25],
    ['en', '۱۲', 12],
    ['de', '', Number.NaN],
    ['de', 'viele', Number.NaN],
  ] as const)('is read in %s: %s', (language, typed, value) => {
    expect(speakIn(language, () => readNumber(typed))).toBe(value);
  });

  it.each(['en', 'de', 'es', 'fr', 'ar'] as const)('is written in %s as it is read', (language: Language) => {
    for (const value of [1.234, 1500, 1_234_567.891, 0.75]) {
      expect(speakIn(language, () => readNumber(typeNumber(value)))).toBe(value);
    }
  });
});
