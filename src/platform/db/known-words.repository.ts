/** An index of the words in searchable rows, used for suggestions of spelling and to find the rows. */
import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import { LONG_ENOUGH, patternOf } from './search-words.repository.ts';
import type { WordTable } from './tables.ts';

const SPELLINGS = 4;
/** A term that matches more words than this is treated as a fragment. */
const MOST_WORDS = 200;

/** A row matches if it has one of these words, or a text that matches one of the patterns. */
export type Sought = ({ words: readonly string[] } | { patterns: readonly string[] }) & { isGuessed?: boolean };

/**
 * The indexed words that contain this one, which find rows fastest; if there are none, the words that it may
 * be a misspelling of. Patterns for words that aren't kept or occur in too many rows.
 */
export async function seek(db: Db | Tx, known: WordTable, word: string): Promise<Sought> {
  const letters = [...word].length;
  if (letters < LONG_ENOUGH || /^\d+$/.test(word)) return { patterns: [patternOf(word)] };
  const within = await seekWithin(db, known, [patternOf(word)]);
  const isFound = 'patterns' in within || within.words.length > 0;
  if (isFound || letters === LONG_ENOUGH) return within;
  const spellings = await listSpellings(db, known, word);
  if (spellings.length === 0) return within;
  return { ...(await seekWithin(db, known, spellings.map(patternOf))), isGuessed: true };
}

async function seekWithin(db: Db | Tx, known: WordTable, patterns: readonly string[]): Promise<Sought> {
  const { rows } = await sql<{ word: string }>`
    select word from ${sql.table(known)} where word like any(${[...patterns]}::text[])
    limit ${MOST_WORDS + 1}`.execute(db);
  return rows.length > MOST_WORDS ? { patterns } : { words: rows.map(({ word }) => word) };
}

async function listSpellings(db: Db | Tx, known: WordTable, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from ${sql.table(known)} where word % ${word}
    order by similarity(word, ${word}) desc, word limit ${SPELLINGS}`.execute(db);
  return rows.map((row) => row.word);
}
