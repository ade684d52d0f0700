import { describe, expect, it } from 'vitest';
import { clampLines, shorten, wrapText } from '#domains/impacts/web/share/fit-text.ts';

/** Each letter is 1 wide, a combining accent 0. */
const measure = (text: string) => [...text.replaceAll(/\p{M}/gu, '')].length;

describe('text on a card', () => {
  it('wraps between words', () => {
    expect(wrapText('Mangroves for the  Casamance', 13, measure)).toEqual(['Mangroves for', 'the Casamance']);
    expect(wrapText('', 13, measure)).toEqual([]);
  });

  it('breaks a word that is wider than a line', () => {
    expect(wrapText('a Donaudampfschiff here', 8, measure)).toEqual(['a', 'Donaudam', 'pfschiff', 'here']);
  });

  it('keeps an accent with its letter', () => {
    const marked = 'e\u0301'.repeat(6);
    expect(wrapText(marked, 4, measure)).toEqual(['e\u0301'.repeat(4), 'e\u0301'.repeat(2)]);
    expect(shorten(marked, 4, measure)).toBe(`${'e\u0301'.repeat(3)}…`);
  });

  it('shortens only what is too long', () => {
    expect(shorten('Ziguinchor, Senegal', 12, measure)).toBe('Ziguinchor,…');
    expect(shorten('Ziguinchor', 12, measure)).toBe('Ziguinchor');
    expect(shorten('Ziguinchor by the', 12, measure)).toBe('Ziguinchor…');
  });

  it('ends the last line with an ellipsis', () => {
    expect(clampLines(['one', 'two', 'three'], 2, 5, measure)).toEqual(['one', 'two…']);
    expect(clampLines(['one', 'seven', 'three'], 2, 5, measure)).toEqual(['one', 'seve…']);
    expect(clampLines(['one', 'two'], 2, 5, measure)).toEqual(['one', 'two']);
  });
});
