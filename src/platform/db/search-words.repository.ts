/** Turns a query into search patterns for a folded text with a space before each word. */
import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import type { WordTable } from './tables.ts';

/** Shorter terms match at the start of a word only, since they occur inside too many. */
export const LONG_ENOUGH = 3;
const LONGEST_KEPT = 60;

/** The words of a text, accents and case aside. */
export async function foldWords(db: Db | Tx, text: string): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`select fold(${text}) as folded`.execute(db);
  const words = (rows[0]?.folded ?? '').split(/[\s\p{P}\p{S}]+/u).filter((word) => word !== '');
  return [...new Set(words)];
}

/** For `like`; folded words contain no wildcards. */
export function patternOf(word: string): string {
  return word.length < LONG_ENOUGH ? `% ${word}%` : `%${word}%`;
}

/** Adds the words of a text to the index, without numbers and short words. */
export async function learnWords(tx: Tx, table: WordTable, text: string): Promise<void> {
  const words = (await foldWords(tx, text)).filter(
    (word) => word.length >= LONG_ENOUGH && word.length <= LONGEST_KEPT && !isNumber(word),
  );
  if (words.length === 0) return;
  // Sorted, so that concurrent inserts of the same words can't deadlock.
  await tx
    .insertInto(table)
    .values(words.sort().map((word) => ({ word })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Short words and numbers have too many neighbours to guess from. */
export const mayBeMisspelt = (word: string): boolean => [...word].length > LONG_ENOUGH && !isNumber(word);

export const isNumber = (word: string) => /^\d+$/.test(word);
