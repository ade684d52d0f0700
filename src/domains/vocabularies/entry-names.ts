/**
 * Names of what people choose from, such as kinds of activity: the community's own in the reader's language, else its own
 * in its default language, else the product's.
 */
import type { EntryNames, ListEntry } from '#generated/types.gen.ts';
import type { Language } from '#languages/languages.ts';
import { say } from '#languages/say.ts';
import { textForReader } from '#platform/shared/text-for-reader.ts';

/** As answers have it. */
export interface Entry {
  id: string;
  /** The community's own name in its default language, or else the product's in English. */
  name: string;
  names?: EntryNames;
}

/** The product's own entries by id, in their usual order. */
export type BuiltIn = ReadonlyMap<string, () => string>;

/** @param id of four hexadecimal digits. @returns that of an entry which a migration has inserted. */
export const builtInId = (id: string): string => `0190a000-0000-7000-8000-00000000${id}`;

export function sayEntry({ id, name, names = {} }: Entry, builtIn: BuiltIn): string {
  const inReadersLanguage = ownName(names);
  if (inReadersLanguage !== undefined) return inReadersLanguage;
  const isOwn = Object.values(names).includes(name);
  return (isOwn ? undefined : builtIn.get(id)?.()) ?? name;
}

/** The community's own name in the reader's language. */
export const ownName = (names: EntryNames): string | undefined =>
  (names as Readonly<Record<string, string>>)[say('language.code')] || undefined;

interface OwnNames {
  /** Whether the entry is the community's own, not one of the product's. */
  isOwn: boolean;
  names: EntryNames;
}

/** The community's own name for all readers: in its default language. Its own entries have a name in any case. */
export function commonName({ isOwn, names }: OwnNames, defaultLanguage: string): string | null {
  const own: Readonly<Record<string, string>> = names;
  return own[defaultLanguage] ?? (isOwn ? textForReader(names, defaultLanguage as Language) : null);
}

interface Choice extends Entry {
  isRetired?: true;
}

/** Those that can be chosen: a form keeps what was chosen before. */
export const offeredEntries = <One extends Choice>(entries: readonly One[], chosen?: string): One[] =>
  entries.filter(({ id, isRetired }) => !isRetired || id === chosen);

export const standardEntries = (builtIn: BuiltIn): ListEntry[] =>
  [...builtIn.keys()].map((id) => ({ id, names: {}, isRetired: false }));
