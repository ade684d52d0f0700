import { describe, expect, it } from 'vitest';
import { truncate } from '#ui/truncate.ts';

describe('truncate', () => {
  it('keeps a text that fits', () => {
    expect(truncate('Eleven Saturdays', 16)).toBe('Eleven Saturdays');
  });

  it('cuts after a word and counts the ellipsis', () => {
    expect(truncate('Forty metres of hedge', 16)).toBe('Forty metres of…');
    expect(truncate('Forty metres of hedge', 15)).toBe('Forty metres…');
  });

  it('cuts within a word if no space is near', () => {
    expect(truncate('Donaudampfschifffahrt', 8)).toBe('Donauda…');
  });

  it('never splits a letter that is several code points', () => {
    expect(truncate('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦…');
  });
});
