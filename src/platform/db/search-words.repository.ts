/** Turns what a person types into what can be looked for in a folded text that has a space ahead of each word. */
import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';

/** Shorter words are looked for at the beginning of a word alone: they stand inside too many. */
export const LONG_ENOUGH = 3;
const LONGEST_KEPT = 60;
const SPELLINGS = 4;

/** Tables of the words that a kind of thing is known by. */
export type WordTable = 'opportunity_words';

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

/** The words of a text become known, numbers and short ones aside. */
export async function learnWords(tx: Tx, table: WordTable, text: string): Promise<void> {
  const words = (await foldWords(tx, text)).filter(
    (word) => word.length >= LONG_ENOUGH && word.length <= LONGEST_KEPT && !isNumber(word),
  );
  if (words.length === 0) return;
  // In one order for all, so that two who bring the same words wait for each other and never in a circle.
  await tx
    .insertInto(table)
    .values(words.sort().map((word) => ({ word })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a folded word is looked for by: itself or, where nobody has written it, known words that are alike. */
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

/** Whether spellingsOf took the word for others. */
export const isGuess = (word: string, spellings: readonly string[]): boolean => !spellings.includes(patternOf(word));

const isNumber = (word: string) => /^\d+$/.test(word);
