import { describe, expect, it } from 'vitest';
import { groupFindings, type SourceFinding } from '#app/web/search/groups.ts';

function source(
  id: SourceFinding['id'],
  titles: readonly string[],
  changes: Partial<SourceFinding> = {},
): SourceFinding {
  const hits = titles.map((title) => ({ id: title, to: `/${id}`, title }));
  const found = { hits, total: hits.length, isExact: true, isGuessed: false };
  const state = { isOutdated: false, isLoading: false, isFailed: false, retry: () => undefined };
  return { id, label: id, allTo: null, found, ...state, ...changes };
}

const guessed = (id: SourceFinding['id'], titles: readonly string[]): SourceFinding => {
  const { found, ...rest } = source(id, titles);
  return { ...rest, found: found && { ...found, isGuessed: true } };
};

const idsOf = (findings: readonly SourceFinding[], typed: string) => groupFindings(findings, typed).map(({ id }) => id);

describe('search groups', () => {
  const person = guessed('people', ['Manu Tamasese']);

  it('rank a prefix match above a misspelt name, of any kind', () => {
    expect(idsOf([person, source('impacts', ['Replanting mangroves at Joal'])], 'mangrov')).toEqual([
      'impacts',
      'people',
    ]);
    expect(idsOf([person, source('councils', ['Mangroves'])], 'mangrov')).toEqual(['councils', 'people']);
  });

  it('rank a match in the text above a misspelt name', () => {
    expect(idsOf([person, source('news', ['The delta that grew back'])], 'mangrov')).toEqual(['news', 'people']);
  });

  it('offer no guess while a source may still answer', () => {
    const loading = source('impacts', [], { found: null, isLoading: true });
    expect(idsOf([person, loading], 'mangrov')).toEqual(['impacts']);
    expect(idsOf([person, source('impacts', [])], 'mangrov')).toEqual(['people']);
  });

  it('rank a word’s prefix above its inside', () => {
    const inside = source('people', ['Oceane Mbamangrove']);
    expect(idsOf([inside, source('impacts', ['Counting mangroves'])], 'mangrov')).toEqual(['impacts', 'people']);
  });
});
