import { afterEach, describe, expect, it } from 'vitest';
import { builtInId, type Entry, offeredEntries, standardEntries } from '#domains/vocabularies/entry-names.ts';
import { describeEventType, EVENT_TYPES, sayEventType } from '#domains/vocabularies/event-types.ts';
import { OPPORTUNITY_CATEGORIES, OPPORTUNITY_TYPES, sayType } from '#domains/vocabularies/opportunity-kinds.ts';
import { isRenamed, presentChoice, presentEntry } from '#domains/vocabularies/server/present-entry.ts';
import type { EntryNames } from '#generated/types.gen.ts';
import type { Language } from '#languages/languages.ts';
import { offerLanguages } from '#languages/offered-languages.ts';
import { speakIn } from '#languages/reader.ts';

const PLANTING = builtInId('0001');
const CLEAN_UP = builtInId('0002');
const OWN = '0190b000-0000-4000-8000-000000000001';
const LANGUAGES: readonly Language[] = ['en', 'de', 'fr'];

/** How a stored kind is read in three languages. */
const readIn = (stored: { id: string; name: string; names: EntryNames }): string[] => {
  const entry = presentEntry(stored);
  return LANGUAGES.map((language) => speakIn(language, () => sayEventType(entry)));
};
const defaultLanguage = (code: Language) => offerLanguages({ languages: [], defaultLanguage: code });

afterEach(() => defaultLanguage('en'));

describe('sayEntry', () => {
  it('says the product’s name where the community has none', () => {
    expect(readIn({ id: PLANTING, name: 'Planting', names: {} })).toEqual(['Planting', 'Pflanzaktion', 'Plantation']);
  });

  it('says the community’s name in the reader’s language, else in the default language, else the product’s', () => {
    const stored = { id: PLANTING, name: 'Planting', names: { de: 'Aufforstung' } };
    expect(readIn(stored)).toEqual(['Planting', 'Aufforstung', 'Plantation']);
    defaultLanguage('de');
    expect(readIn(stored)).toEqual(['Aufforstung', 'Aufforstung', 'Aufforstung']);
    expect(readIn({ ...stored, names: { de: 'Aufforstung', fr: 'Reboisement' } })[2]).toBe('Reboisement');
  });

  it('says an own entry’s name in any language, rather than none', () => {
    expect(readIn({ id: OWN, name: OWN, names: { fr: 'Vélo', de: 'Radfahren' } })).toEqual([
      'Vélo',
      'Radfahren',
      'Vélo',
    ]);
    defaultLanguage('de');
    expect(readIn({ id: OWN, name: OWN, names: { fr: 'Vélo', de: 'Radfahren' } })[0]).toBe('Radfahren');
  });

  it('takes no name of the community’s for one of the product’s', () => {
    const swapped = { id: PLANTING, name: 'Planting', names: { en: 'Clean-up' } };
    expect(readIn(swapped)).toEqual(['Clean-up', 'Clean-up', 'Clean-up']);
    expect(speakIn('de', () => sayType({ id: OWN, name: 'Grant', names: { en: 'Grant' } }))).toBe('Grant');
  });

  it('says what this release doesn’t know as it’s answered', () => {
    expect(sayEventType({ id: OWN, name: 'Beekeeping' })).toBe('Beekeeping');
  });
});

describe('describeEventType', () => {
  const description = 'Trees, mangroves, hedges, school gardens.';
  it('leaves out what may not fit the community’s name', () => {
    const type = { id: PLANTING, name: 'Planting', description };
    expect(describeEventType(type)).toBe(description);
    expect(speakIn('de', () => describeEventType(type))).not.toBe(description);
    expect(describeEventType({ ...type, names: { en: 'Reforestation' } })).toBeNull();
    expect(isRenamed({ en: 'Reforestation' })).toBe(true);
    expect(isRenamed({ de: 'Aufforstung' })).toBe(false);
  });
});

describe('offeredEntries', () => {
  it('leaves out retired ones, except the one that was chosen before', () => {
    const entries: (Entry & { isRetired?: true })[] = [
      { id: PLANTING, name: 'Planting' },
      { id: CLEAN_UP, name: 'Clean-up', isRetired: true },
    ];
    expect(offeredEntries(entries).map(({ id }) => id)).toEqual([PLANTING]);
    expect(offeredEntries(entries, CLEAN_UP)).toEqual(entries);
  });
});

describe('presentChoice', () => {
  it('says only what differs from the product’s', () => {
    expect(presentChoice({ id: PLANTING, name: 'Planting', names: {}, isRetired: false })).toEqual({
      id: PLANTING,
      name: 'Planting',
    });
    expect(presentChoice({ id: PLANTING, name: 'Planting', names: { en: 'Trees' }, isRetired: true })).toEqual({
      id: PLANTING,
      name: 'Trees',
      names: { en: 'Trees' },
      isRetired: true,
    });
  });
});

it.each([EVENT_TYPES, OPPORTUNITY_TYPES, OPPORTUNITY_CATEGORIES])(
  'lists the product’s entries by their names',
  (builtIn) => {
    const names = [...builtIn.values()].map((sayName) => sayName());
    expect(names).toEqual(names.toSorted());
    expect(
      standardEntries(builtIn).every(({ names: own, isRetired }) => !isRetired && Object.keys(own).length === 0),
    ).toBe(true);
  },
);
