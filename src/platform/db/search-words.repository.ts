/** Turns what a person types into what can be looked for in a folded text that has a space ahead of each word. */
import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';

/** Shorter words are looked for at the beginning of a word alone: they stand inside too many. */
export const LONG_ENOUGH = 3;

/** The words of a text, accents and case aside. */
export async function foldWords(db: Db | Tx, text: string): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`select fold(${text}) as folded`.execute(db);
  const words = (rows[0]?.folded ?? '').split(/[\s\p{P}\p{S}]+/u).filter((word) => word !== '');
  return [...new Set(words)];
}

/** Of `like`: the words that foldWords gives hold none of its signs. */
export function patternOf(word: string): string {
  return word.length < LONG_ENOUGH ? `% ${word}%` : `%${word}%`;
}
