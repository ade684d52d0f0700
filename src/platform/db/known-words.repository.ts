/** The words that a kind of thing is known by: a search finds here what was meant, and by it the things. */
import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import { LONG_ENOUGH, patternOf } from './search-words.repository.ts';

const SPELLINGS = 4;
/** Past so many it is a part of words that is looked for, and hardly a word. */
const MOST_WORDS = 200;

/** Tables of the words that rows hold in a column of their own. */
export type KnownWords = 'impact_words' | 'account_words';

/** What a row has to hold: one of these words, or a text that fits one of the patterns. */
export type Sought = ({ words: readonly string[] } | { patterns: readonly string[] }) & { isGuessed?: boolean };

/**
 * The known words that hold this one, by which rows are found fastest; for one that nobody has written, those that it may
 * be a misspelling of. Patterns for words that aren't kept or occur in too many rows.
 */
export async function seek(db: Db | Tx, known: KnownWords, word: string): Promise<Sought> {
  const letters = [...word].length;
  if (letters < LONG_ENOUGH || /^\d+$/.test(word)) return { patterns: [patternOf(word)] };
  const within = await seekWithin(db, known, [patternOf(word)]);
  const isFound = 'patterns' in within || within.words.length > 0;
  if (isFound || letters === LONG_ENOUGH) return within;
  const spellings = await listSpellings(db, known, word);
  if (spellings.length === 0) return within;
  return { ...(await seekWithin(db, known, spellings.map(patternOf))), isGuessed: true };
}

async function seekWithin(db: Db | Tx, known: KnownWords, patterns: readonly string[]): Promise<Sought> {
  const { rows } = await sql<{ word: string }>`
    select word from ${sql.table(known)} where word like any(${[...patterns]}::text[])
    limit ${MOST_WORDS + 1}`.execute(db);
  return rows.length > MOST_WORDS ? { patterns } : { words: rows.map(({ word }) => word) };
}

async function listSpellings(db: Db | Tx, known: KnownWords, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from ${sql.table(known)} where word % ${word}
    order by similarity(word, ${word}) desc, word limit ${SPELLINGS}`.execute(db);
  return rows.map((row) => row.word);
}
