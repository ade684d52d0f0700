import { describe, expect, it } from 'vitest';
import { groupFindings, type SourceFinding } from '#app/search/groups.ts';

function source(id: string, titles: readonly string[], changes: Partial<SourceFinding> = {}): SourceFinding {
  const hits = titles.map((title) => ({ id: title, to: `/${id}`, title }));
  const found = { hits, total: hits.length, isExact: true, isGuessed: false };
  const state = { isOutdated: false, isLoading: false, isFailed: false, retry: () => undefined };
  return { id, label: id, allTo: null, found, ...state, ...changes };
}

const guessed = (id: string, titles: readonly string[]): SourceFinding => {
  const { found, ...rest } = source(id, titles);
  return { ...rest, found: found && { ...found, isGuessed: true } };
};

const idsOf = (findings: readonly SourceFinding[], typed: string) => groupFindings(findings, typed).map(({ id }) => id);

describe('the groups of what was found', () => {
  const person = guessed('people', ['Manu Tamasese']);

  it('put a word that begins so before a name that is spelt alike, whatever kind it is of', () => {
    expect(idsOf([person, source('impacts', ['Replanting mangroves at Joal'])], 'mangrov')).toEqual([
      'impacts',
      'people',
    ]);
    expect(idsOf([person, source('councils', ['Mangroves'])], 'mangrov')).toEqual(['councils', 'people']);
  });

  it('put what holds the words in another text than its title before a name that is spelt alike', () => {
    expect(idsOf([person, source('news', ['The delta that grew back'])], 'mangrov')).toEqual(['news', 'people']);
  });

  it('do not offer a guess while any source may still answer', () => {
    const loading = source('impacts', [], { found: null, isLoading: true });
    expect(idsOf([person, loading], 'mangrov')).toEqual(['impacts']);
    expect(idsOf([person, source('impacts', [])], 'mangrov')).toEqual(['people']);
  });

  it('put the beginning of a word before its inside', () => {
    const inside = source('people', ['Oceane Mbamangrove']);
    expect(idsOf([inside, source('impacts', ['Counting mangroves'])], 'mangrov')).toEqual(['impacts', 'people']);
  });
});
