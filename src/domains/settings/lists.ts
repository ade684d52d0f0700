/** The lists that people choose from: what the community decides about them, and what is wrong with that. */
import { type BuiltIn, commonName, sayEntry } from '#domains/vocabularies/entry-names.ts';
import { EVENT_TYPES } from '#domains/vocabularies/event-types.ts';
import { OPPORTUNITY_CATEGORIES, OPPORTUNITY_TYPES } from '#domains/vocabularies/opportunity-kinds.ts';
import type {
  CommunitySettings,
  CommunitySettingsPart,
  EntryNames,
  FieldError,
  ListEntry,
} from '#generated/types.gen.ts';
import { fold } from '#languages/fold.ts';
import { say } from '#languages/say.ts';
import { tidyText } from '#platform/shared/prose.ts';

/** The product's own entries of each. */
export const BUILT_IN = {
  eventTypes: EVENT_TYPES,
  opportunityTypes: OPPORTUNITY_TYPES,
  opportunityCategories: OPPORTUNITY_CATEGORIES,
} as const satisfies Partial<Record<keyof CommunitySettingsPart, BuiltIn>>;

export type ListKey = keyof typeof BUILT_IN;

export const LIST_KEYS = Object.keys(BUILT_IN) as ListKey[];

/** The contract's bounds. */
export const MAX_ENTRIES = 60;
export const MAX_NAME_LENGTH = 60;

/**
 * The name of an entry as readers see it; empty for an own one that has none yet. Names can be empty.
 *
 * @param defaultLanguage the community's.
 */
export function sayListed({ id, names }: ListEntry, builtIn: BuiltIn, defaultLanguage: string): string {
  const own = tidyNames(names);
  const name = commonName({ isOwn: !builtIn.has(id), names: own }, defaultLanguage) ?? '';
  return sayEntry({ id, names: own, name }, builtIn);
}

export const tidyEntries = (entries: readonly ListEntry[]): ListEntry[] =>
  entries.map(({ id, names, isRetired }) => ({ id: id.toLowerCase(), names: tidyNames(names), isRetired }));

/**
 * With the product's entries that a later release added, at the end of lists that were decided before. Those for which a
 * list has no room follow once it has.
 */
export const withNewBuiltIn = (
  values: CommunitySettings,
  defaults: Pick<CommunitySettings, ListKey>,
): CommunitySettings => ({
  ...values,
  ...Object.fromEntries(LIST_KEYS.map((key) => [key, withMissing(values[key], defaults[key])])),
});

function withMissing(entries: ListEntry[], standard: readonly ListEntry[]): ListEntry[] {
  const ids = new Set(entries.map(({ id }) => id));
  const missing = standard.filter(({ id }) => !ids.has(id));
  return missing.length === 0 ? entries : [...entries, ...missing].slice(0, Math.max(MAX_ENTRIES, entries.length));
}

/** Without those that are empty. */
const tidyNames = (names: EntryNames): EntryNames =>
  Object.fromEntries(
    Object.entries(names)
      .map(([language, name]) => [language, tidyText(name)])
      .filter(([, name]) => name !== ''),
  );

/** Of lists in normal form, one for each list. @param stored those that apply; left out, the product's. */
export const findListFaults = (
  values: CommunitySettingsPart,
  defaultLanguage: string,
  stored: Partial<Pick<CommunitySettings, ListKey>> = {},
): FieldError[] =>
  LIST_KEYS.flatMap((field) => {
    const entries = values[field];
    const message = entries && findFault({ entries, stored: stored[field] }, BUILT_IN[field], defaultLanguage);
    return message === undefined ? [] : [{ field, message }];
  });

interface Lists {
  entries: readonly ListEntry[];
  stored: readonly ListEntry[] | undefined;
}

function findFault({ entries, stored }: Lists, builtIn: BuiltIn, defaultLanguage: string): string | undefined {
  const ids = new Set(entries.map(({ id }) => id));
  // A full list may lack some, for which removing others makes room.
  const isListed = (wanted: string) => stored?.some(({ id }) => id === wanted) ?? true;
  const missing = [...builtIn].filter(([id]) => !ids.has(id) && isListed(id)).map(([, sayName]) => sayName());
  if (missing.length > 0) return say('settings.faults.builtInMissing', { name: missing[0] ?? '' });
  if (ids.size < entries.length) return say('settings.faults.entryTwice');
  if (entries.some(({ id, names }) => !builtIn.has(id) && Object.keys(names).length === 0)) {
    return say('settings.faults.entryName');
  }
  if (entries.every(({ isRetired }) => isRetired)) return say('settings.faults.noneOffered');
  const repeated = findRepeatedName(entries, builtIn, defaultLanguage);
  return repeated === undefined ? undefined : say('settings.faults.sameName', { name: repeated });
}

/** In the reader's language, or of the community's own in any. */
function findRepeatedName(
  entries: readonly ListEntry[],
  builtIn: BuiltIn,
  defaultLanguage: string,
): string | undefined {
  const seen = new Set<string>();
  for (const entry of entries) {
    const inReadersLanguage = sayListed(entry, builtIn, defaultLanguage);
    const names: [string, string][] = [['', inReadersLanguage], ...Object.entries(entry.names)];
    for (const [language, name] of names) {
      const key = `${language} ${fold(name)}`;
      if (seen.has(key)) return name;
      seen.add(key);
    }
  }
  return undefined;
}
