/**
 * Finds rows by their text alone, for tables of thousands of rows; a larger table has an index of its words and is
 * searched by search-index.repository.ts.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database.ts';
import { foldWords, mayBeMisspelt, patternOf } from './search-patterns.repository.ts';

/** The rows and the text that a search reads. */
export interface SearchedText {
  from: RawBuilder<unknown>;
  /** Folded, with a space before each word. */
  text: RawBuilder<unknown>;
  /** Whether the row has a word like this misspelt one, by trigrams. */
  isLike: (word: string) => RawBuilder<SqlBool>;
}

export interface TextSearchTerm {
  word: string;
  isGuessed: boolean;
}

/** One entry for each word, all of which must match. A word that no row contains matches similar ones instead. */
export async function resolveTextSearch(
  db: Db,
  searched: SearchedText,
  search: string | undefined,
): Promise<TextSearchTerm[]> {
  const terms: TextSearchTerm[] = [];
  for (const word of await foldWords(db, search)) {
    terms.push({ word, isGuessed: mayBeMisspelt(word) && !(await isFound(db, searched, word)) });
  }
  return terms;
}

export const matchesTextTerm = (
  { text, isLike }: SearchedText,
  { word, isGuessed }: TextSearchTerm,
): RawBuilder<SqlBool> => (isGuessed ? isLike(word) : sql`${text} like ${patternOf(word)}`);

async function isFound(db: Db, { from, text }: SearchedText, word: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${from} where ${text} like ${patternOf(word)} limit 1`.execute(db);
  return rows.length > 0;
}
