/** Turns a query into search patterns for a folded text with a space before each word. */
import { sql } from 'kysely';
import type { Db, Tx } from '../database.ts';
import type { WordTable } from '../tables.ts';

/** Shorter terms match at the start of a word only, since they occur inside too many. */
const MIN_INFIX_LENGTH = 3;
const MAX_WORD_LENGTH = 60;

const SIGNS = /[\p{P}\p{S}]+/u;
const HAS_DIGIT = /\d/;

/** The words of a text, accents and case aside, those that are probably rarest first; none without a text. */
export async function foldWords(db: Db | Tx, text: string | undefined): Promise<string[]> {
  if (text === undefined) return [];
  const { rows } = await sql<{ folded: string }>`select fold(${text}) as folded`.execute(db);
  return [...new Set((rows[0]?.folded ?? '').split(/\s+/).flatMap(wordsIn))].sort(byRarity);
}

/** The patterns for `like` of these words, all of which must match. */
export const readPatterns = async (db: Db, text: string | undefined): Promise<string[]> =>
  (await foldWords(db, text)).map(patternOf);

/**
 * Numbers first, then the longest. PostgreSQL reads a trigram index for the first of several patterns, and looks up
 * what it found there for the others: beginning with a common word takes it several times as long.
 */
const byRarity = (one: string, other: string): number =>
  Number(HAS_DIGIT.test(other)) - Number(HAS_DIGIT.test(one)) || other.length - one.length;

/**
 * Text without a space may be several words, as in "jo@gmx.de". A short word after a sign couldn't be found, since it
 * has no space before it. The longer words beside it are enough; if there are none, as in "co-op", the text is searched
 * for as it is, with its inner signs.
 */
function wordsIn(written: string): string[] {
  const words = written.split(SIGNS).filter((word) => word !== '');
  if (words.length < 2) return words;
  if (words.every(isShort)) return [written.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '')];
  return words.filter((word) => !isShort(word) || written.startsWith(word));
}

export const isShort = (word: string): boolean => [...word].length < MIN_INFIX_LENGTH;

/** The pattern for `like` that finds a word. */
export function patternOf(word: string): string {
  return isShort(word) ? `% ${word}%` : `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

export async function indexWords(tx: Tx, table: WordTable, text: string): Promise<void> {
  const words = (await foldWords(tx, text)).filter(
    (word) => !isShort(word) && word.length <= MAX_WORD_LENGTH && isIndexed(word),
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
export const mayBeMisspelt = (word: string): boolean => [...word].length > MIN_INFIX_LENGTH && isIndexed(word);

/** Neither a number nor short words with signs between them. */
export const isIndexed = (word: string): boolean => !/^\d+$/.test(word) && !SIGNS.test(word);
