/** Turns a query into search patterns for a folded text with a space before each word. */
import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import type { WordTable } from './tables.ts';

/** Shorter terms match at the start of a word only, since they occur inside too many. */
export const LONG_ENOUGH = 3;
const LONGEST_KEPT = 60;
const SPELLINGS = 4;

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

/** The spellings to search for: the word itself or, if no row has it, similar indexed words. */
export async function spellingsOf(db: Db | Tx, table: WordTable, word: string): Promise<string[]> {
  if (word.length <= LONG_ENOUGH || isNumber(word)) return [patternOf(word)];
  const known = await sql`
    select 1 from ${sql.table(table)} where word like ${patternOf(word)} limit 1`.execute(db);
  if (known.rows.length > 0) return [patternOf(word)];
  const { rows } = await sql<{ word: string }>`
    select word from ${sql.table(table)} where word % ${word}
    order by similarity(word, ${word}) desc, word limit ${SPELLINGS}`.execute(db);
  return (rows.length > 0 ? rows.map((row) => row.word) : [word]).map(patternOf);
}

/** Whether spellingsOf guessed other spellings. */
export const isGuess = (word: string, spellings: readonly string[]): boolean => !spellings.includes(patternOf(word));

const isNumber = (word: string) => /^\d+$/.test(word);
