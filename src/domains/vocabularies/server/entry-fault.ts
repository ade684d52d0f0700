import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Entry } from '../entry-names.ts';
import { presentEntry } from './present-entry.ts';
import type { Vocabulary } from './vocabulary.repository.ts';

interface Chosen {
  id: string;
  /** What was stored: it may be kept once it's retired. */
  before: string | undefined;
  /** @returns the name in the reader's language. */
  sayName: (entry: Entry) => string;
}

/** @returns undefined for one that may be chosen, or else what is offered. */
export async function findEntryFault(
  db: Db | Tx,
  vocabulary: Vocabulary,
  { id, before, sayName }: Chosen,
): Promise<string | undefined> {
  if (id === before) return undefined;
  const offered = (await vocabulary.list(db)).filter(({ isRetired }) => !isRetired);
  if (offered.some((entry) => entry.id === id)) return undefined;
  const choices = formatList(
    offered.map((entry) => sayName(presentEntry(entry))),
    'disjunction',
  );
  return say('vocabularies.faults.notOffered', { choices });
}
