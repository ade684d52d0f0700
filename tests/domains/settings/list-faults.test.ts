import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import {
  BUILT_IN,
  LIST_KEYS,
  MAX_ENTRIES,
  MAX_NAME_LENGTH,
  sayListed,
  withNewBuiltIn,
} from '#domains/settings/lists.ts';
import { findSettingFaults, tidySettings } from '#domains/settings/tidy-settings.ts';
import { sayValue } from '#domains/settings/web/setting-values.ts';
import { zEntryList } from '#generated/schemas/EntryList.gen.ts';
import type { EntryNames, ListEntry } from '#generated/types.gen.ts';

const STANDARD = DEFAULTS.eventTypes;
const own = (names: EntryNames, isRetired = false): ListEntry => ({
  id: '0190b000-0000-4000-8000-000000000001',
  names,
  isRetired,
});
const faultsOf = (eventTypes: ListEntry[]) =>
  findSettingFaults(tidySettings({ eventTypes })).map(({ field, message }) => `${field}: ${message}`);

describe('findListFaults', () => {
  it('finds none in the product’s lists, nor in an own order with own names and entries', () => {
    for (const key of LIST_KEYS) expect(findSettingFaults({ [key]: DEFAULTS[key] })).toEqual([]);
    const [first, ...others] = STANDARD as [ListEntry, ...ListEntry[]];
    expect(
      faultsOf([...others, own({ de: 'Imkern' }), { ...first, isRetired: true, names: { en: 'Litter' } }]),
    ).toEqual([]);
  });

  it.each<[string, ListEntry[]]>([
    ['eventTypes: Clean-up can’t be removed. Stop offering it instead.', STANDARD.slice(1)],
    ['eventTypes: An entry is in the list twice.', [...STANDARD, ...STANDARD.slice(0, 1)]],
    ['eventTypes: Give each entry of your own a name in at least one language.', [...STANDARD, own({ en: '  ' })]],
    ['eventTypes: Offer at least one.', STANDARD.map((entry) => ({ ...entry, isRetired: true }))],
    ['eventTypes: Two entries are called “food”. Give one of them another name.', [...STANDARD, own({ en: 'food' })]],
  ])('says: %s', (fault, entries) => {
    expect(faultsOf(entries)).toEqual([fault]);
  });

  it('finds the same name of two own entries in another language', () => {
    const other = { ...own({ en: 'Hives', de: 'Imkern' }), id: '0190b000-0000-4000-8000-000000000002' };
    expect(faultsOf([...STANDARD, own({ en: 'Bees', de: 'imkern' }), other])).toEqual([
      'eventTypes: Two entries are called “Imkern”. Give one of them another name.',
    ]);
  });
});

describe('withNewBuiltIn', () => {
  const owns = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...own({ en: `Kind ${index}` }),
      id: `0190b000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
    }));
  const complete = (eventTypes: ListEntry[]) => withNewBuiltIn({ ...DEFAULTS, eventTypes }, DEFAULTS).eventTypes;

  it('leaves out what a full list has no room for, until something is removed', () => {
    const full = [...STANDARD.slice(1), ...owns(MAX_ENTRIES - STANDARD.length + 1)];
    expect(full).toHaveLength(MAX_ENTRIES);
    expect(complete(full)).toEqual(full);
    const shortened = full.slice(0, -1);
    const current = { defaultLanguage: 'en', eventTypes: full };
    expect(findSettingFaults({ eventTypes: shortened }, current)).toEqual([]);
    expect(complete(shortened)).toEqual([...shortened, STANDARD[0]]);
    expect(findSettingFaults({ eventTypes: shortened.slice(1) }, current)).toHaveLength(1);
  });
});

describe('tidySettings', () => {
  it('leaves out empty names and superfluous spaces', () => {
    expect(tidySettings({ eventTypes: [own({ en: ' Bee   keeping ', de: ' ' })] })).toEqual({
      eventTypes: [own({ en: 'Bee keeping' })],
    });
  });
});

describe('the list of changes', () => {
  it('says only what differs from the default', () => {
    expect(sayValue('eventTypes', { eventTypes: STANDARD })).toBe('the default');
    const [first, second, ...others] = STANDARD as [ListEntry, ListEntry, ...ListEntry[]];
    const changed = [
      { ...first, names: { en: 'Litter' } },
      { ...second, isRetired: true },
      ...others,
      own({ de: 'Imkern' }),
    ];
    const said = sayValue('eventTypes', { eventTypes: changed }).replaceAll(/[⁨⁩]/g, '');
    expect(said).toBe('Litter, Energy (no longer offered) and Imkern');
    expect(sayValue('eventTypes', { eventTypes: [second, first, ...others] })).toMatch(
      /^in the order Energy, Clean-up/,
    );
  });
});

it('has the contract’s bounds', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...own({}),
      id: `0190b000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    }));
  expect(zEntryList.safeParse(many(MAX_ENTRIES)).success).toBe(true);
  expect(zEntryList.safeParse(many(MAX_ENTRIES + 1)).success).toBe(false);
  expect(zEntryList.safeParse([own({ en: 'x'.repeat(MAX_NAME_LENGTH) })]).success).toBe(true);
  expect(zEntryList.safeParse([own({ en: 'x'.repeat(MAX_NAME_LENGTH + 1) })]).success).toBe(false);
  expect(sayListed(own({}), BUILT_IN.eventTypes, 'en')).toBe('');
});

describe('sayListed', () => {
  const [first] = STANDARD as [ListEntry, ...ListEntry[]];

  it.each<[string, ListEntry, string, string]>([
    ['the name in the reader’s language', { ...first, names: { en: 'Litter', de: 'Müll' } }, 'de', 'Litter'],
    ['else that in the default language', { ...first, names: { de: 'Müll' } }, 'de', 'Müll'],
    ['else the product’s', { ...first, names: { fr: 'Déchets' } }, 'de', 'Clean-up'],
    ['the product’s once a name is cleared', { ...first, names: { en: '' } }, 'en', 'Clean-up'],
    ['another name of an own entry once one is cleared', own({ en: '', de: 'Imkern' }), 'en', 'Imkern'],
  ])('gives %s', (_, entry, defaultLanguage, name) => {
    expect(sayListed(entry, BUILT_IN.eventTypes, defaultLanguage)).toBe(name);
  });

  it('finds the same name in the default language as that of another entry', () => {
    const entries = STANDARD.map((entry, place) => (place === 0 ? { ...entry, names: { de: 'Energy' } } : entry));
    expect(findSettingFaults({ eventTypes: entries })).toEqual([]);
    expect(findSettingFaults({ eventTypes: entries, defaultLanguage: 'de' })).toHaveLength(1);
  });
});
