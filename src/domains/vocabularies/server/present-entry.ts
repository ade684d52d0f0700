import type { EntryNames } from '#generated/types.gen.ts';
import { fallbackLanguage } from '#languages/offered-languages.ts';
import { textForReader } from '#platform/shared/text-for-reader.ts';
import type { Entry } from '../entry-names.ts';
import type { StoredEntry } from './vocabulary.repository.ts';

type Named = Pick<StoredEntry, 'id' | 'name' | 'names'>;

/** As it's answered to everyone, whatever their language: pages find the name of their own. */
export const presentEntry = ({ id, name, names }: Named): Entry => ({
  id,
  name: commonName({ id, name, names }) ?? name,
  ...(Object.keys(names).length > 0 && { names }),
});

export const presentChoice = (stored: StoredEntry) => ({
  ...presentEntry(stored),
  ...(stored.isRetired && { isRetired: true as const }),
});

/** The community's own name in its default language. Its own entries have a name in any case. */
function commonName({ id, name, names }: Named): string | null {
  const own: Readonly<Record<string, string>> = names;
  return own[fallbackLanguage()] ?? (name === id ? textForReader(names, fallbackLanguage()) : null);
}

/** Whether the product's words about it may no longer fit. */
export const isRenamed = (names: EntryNames): boolean => fallbackLanguage() in names;
