import { describe, expect, it } from 'vitest';
import { matchesFuzzily, rangesOf, scoreOf } from '#app/web/search/matching.ts';
import { wordsOf } from '#languages/fold.ts';

const marked = (title: string, typed: string) => rangesOf(title, typed).map(([from, to]) => title.slice(from, to));

describe('the score of a title', () => {
  it('falls from the exact title to its start, the start of a word, the inside of a word and elsewhere', () => {
    const titles = ['Água', 'Agua limpia', 'Más agua', 'Paraguay', 'Limpia'];
    const scores = titles.map((title) => scoreOf(title, 'agua'));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(titles.length);
  });
});

describe('highlighting', () => {
  it.each([
    ['Árvores do Paraná', 'arvores parana', ['Árvores', 'Paraná']],
    ['Mangroves, mangroves', 'mangrove', ['Mangrove', 'mangrove']],
    ['Straße am Fluss', 'strasse', []],
    ['ﬁsh ﬂeet', 'fish', ['ﬁsh']],
    ['Reef reefs', 'ree reef', ['Reef', 'reef']],
    ['🌊 Wave 🌊', 'wave', ['Wave']],
    ['Nothing of it', 'zebra', []],
  ])('of “%s” for “%s”', (title, typed, parts) => {
    expect(marked(title, typed)).toEqual(parts);
  });

  it('is in order and never overlaps', () => {
    const ranges = rangesOf('aa ab aab aaab', 'a aa ab');
    for (const [index, [from, to]] of ranges.entries()) {
      expect(from).toBeLessThan(to);
      expect(from).toBeGreaterThan(ranges[index - 1]?.[1] ?? -1);
    }
  });
});

describe('a name', () => {
  const words = wordsOf('Change my password settings');

  it.each(['change', 'pass', 'chnage', 'pasword', 'passwrod', 'password change', 'settinggs', 'CHANGE  PASS'])(
    'is found by “%s”',
    (typed) => expect(matchesFuzzily(words, typed)).toBe(true),
  );

  it.each(['', '  ', 'word', 'pwd', 'mu', 'change email', 'pastword settle'])('is not found by “%s”', (typed) => {
    expect(matchesFuzzily(words, typed)).toBe(false);
  });
});
