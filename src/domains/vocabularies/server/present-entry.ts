import type { EntryNames } from '#generated/types.gen.ts';
import { fallbackLanguage } from '#languages/offered-languages.ts';
import { commonName, type Entry } from '../entry-names.ts';
import type { StoredEntry } from './vocabulary.repository.ts';

type Named = Pick<StoredEntry, 'id' | 'name' | 'names'>;

/** As it's answered to everyone, whatever their language: pages find the name of their own. */
export const presentEntry = ({ id, name, names }: Named): Entry => ({
  id,
  name: commonName({ isOwn: name === id, names }, fallbackLanguage()) ?? name,
  ...(Object.keys(names).length > 0 && { names }),
});

export const presentChoice = (stored: StoredEntry) => ({
  ...presentEntry(stored),
  ...(stored.isRetired && { isRetired: true as const }),
});

/** Whether the product's words about it may no longer fit. */
export const isRenamed = (names: EntryNames): boolean => fallbackLanguage() in names;
