/** An index of the words in searchable rows, used for suggestions of spelling and to find the rows. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../database.ts';
import type { WordTable } from '../tables.ts';
import { foldWords, isIndexed, isShort, mayBeMisspelt, patternOf } from './search-patterns.repository.ts';

type Sql = RawBuilder<unknown>;

const MAX_SPELLINGS = 4;
/** A term that matches more words than this is treated as a fragment. */
const MAX_WORDS = 200;

export interface SearchTerm {
  /** A row matches if its text matches one of them. */
  patterns: readonly string[];
  /**
   * The indexed words that match; null if the word isn't indexed or too many match. Finding rows by their words is
   * fastest.
   */
  words: readonly string[] | null;
  isGuessed: boolean;
}

/** One entry for each word, all of which must match; empty without a search. */
export async function resolveSearch(db: Db | Tx, index: WordTable, search: string | undefined): Promise<SearchTerm[]> {
  const terms: SearchTerm[] = [];
  for (const word of await foldWords(db, search)) terms.push(await resolveTerm(db, index, word));
  return terms;
}

/** A word matches the indexed words that contain it or, if there are none, those that it may be a misspelling of. */
async function resolveTerm(db: Db | Tx, index: WordTable, word: string): Promise<SearchTerm> {
  const patterns = [patternOf(word)];
  if (isShort(word) || !isIndexed(word)) return { patterns, words: null, isGuessed: false };
  const words = await listMatchingWords(db, index, patterns);
  if (words?.length !== 0 || !mayBeMisspelt(word)) return { patterns, words, isGuessed: false };
  const spellings = (await listSpellings(db, index, word)).map(patternOf);
  if (spellings.length === 0) return { patterns, words, isGuessed: false };
  return { patterns: spellings, words: await listMatchingWords(db, index, spellings), isGuessed: true };
}

export const isAnyGuessed = (terms: readonly Pick<SearchTerm, 'isGuessed'>[] = []): boolean =>
  terms.some(({ isGuessed }) => isGuessed);

/** @param columns of the row's text, and of its words. */
export const matchesTerm = (
  { patterns, words }: SearchTerm,
  columns: { text: Sql; words: Sql },
): RawBuilder<SqlBool> =>
  words ? sql`${columns.words} && ${[...words]}::text[]` : sql`${columns.text} like any(${[...patterns]}::text[])`;

async function listMatchingWords(db: Db | Tx, index: WordTable, patterns: readonly string[]): Promise<string[] | null> {
  const { rows } = await sql<{ word: string }>`
    select word from ${sql.table(index)} where word like any(${[...patterns]}::text[])
    limit ${MAX_WORDS + 1}`.execute(db);
  return rows.length > MAX_WORDS ? null : rows.map(({ word }) => word);
}

async function listSpellings(db: Db | Tx, index: WordTable, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from ${sql.table(index)} where word % ${word}
    order by similarity(word, ${word}) desc, word limit ${MAX_SPELLINGS}`.execute(db);
  return rows.map((row) => row.word);
}
