/** Searches name words, with correction of misspellings. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { editDistance } from './edit-distance.ts';

/** Shorter words only match prefixes. */
const LONG_ENOUGH = 3;
const MAX_WORDS = 8;
const SPELLINGS = 8;
/** Trigram similarity thresholds for misspellings, and for candidates checked by edit distance. */
const ALIKE = 0.3;
const FAINTLY_ALIKE = 0.15;
const MAX_SIMILAR = 60;
/** Minimum length for one typo. */
const SHORT = 5;

export interface SearchWord {
  word: string;
  pattern: string;
  /** Spelling corrections if no name matches, nearest first. */
  spellings: readonly string[] | null;
}

/** The words of a search, ignoring accents and case. */
export async function readSearchWords(db: Db, search: string): Promise<SearchWord[]> {
  const { rows } = await sql<{ word: string }>`select unnest(name_words(fold(${search}))) as word`.execute(db);
  const sought: SearchWord[] = [];
  for (const { word } of rows.slice(0, MAX_WORDS)) sought.push(await readSearchWord(db, word));
  return sought;
}

async function readSearchWord(db: Db, word: string): Promise<SearchWord> {
  const literal = literalOf(word);
  const isLong = [...word].length >= LONG_ENOUGH;
  const pattern = isLong ? `%${literal}%` : `${literal}%`;
  const known = await sql`select from known_name_words where word like ${pattern} limit 1`.execute(db);
  if (!isLong || known.rows.length > 0) return { word, pattern, spellings: null };
  return { word, pattern, spellings: await listSpellings(db, word) };
}

/** Transposed letters in short words leave few shared trigrams, so edit distance counts too. */
async function listSpellings(db: Db, word: string): Promise<string[]> {
  const alike = await db.transaction().execute(async (tx) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${String(FAINTLY_ALIKE)}, true)`.execute(tx);
    return sql<{ word: string; likeness: number }>`
      select word, similarity(word, ${word})::float8 as likeness from known_name_words where word % ${word}
      order by likeness desc, word limit ${MAX_SIMILAR}`.execute(tx);
  });
  const slips = word.length <= SHORT ? 1 : 2;
  return alike.rows
    .filter((row) => row.likeness >= ALIKE || editDistance(word, row.word) <= slips)
    .slice(0, SPELLINGS)
    .map((row) => row.word);
}

const literalOf = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Relevance of `column`: exact 0, prefix 1, substring 2, misspelt more. */
export function distanceOf({ word, spellings }: SearchWord, column: string): RawBuilder<number> {
  const held = sql.ref(column);
  if (spellings) return sql<number>`3 + array_position(${[...spellings]}::text[], ${held}::text)`;
  return sql<number>`case when ${held} = ${word} then 0 when ${held} like ${`${literalOf(word)}%`} then 1 else 2 end`;
}

export function matchesWord({ pattern, spellings }: SearchWord, column: string): RawBuilder<SqlBool> {
  const held = sql.ref(column);
  return spellings ? sql<SqlBool>`${held} = any(${[...spellings]}::text[])` : sql<SqlBool>`${held} like ${pattern}`;
}

/** Whether a word only matches the beginnings of names, and has no other spellings. */
export const isPrefixOnly = ({ pattern, spellings }: SearchWord): boolean =>
  spellings === null && !pattern.startsWith('%');

/** Whether the index of whole names finds a word: it has no entries for one or two letters. */
const isIndexed = (sought: SearchWord) => !isPrefixOnly(sought);

/**
 * Whether at least two words are in the index of whole names. They're then searched together, since few names contain
 * them all.
 */
export const areSearchedTogether = (sought: readonly SearchWord[]): boolean => sought.filter(isIndexed).length > 1;

/** Whether a whole name in `column` may contain all the words that its index finds. */
export const mayContainAll = (sought: readonly SearchWord[], column: string): RawBuilder<SqlBool>[] =>
  sought
    .filter(isIndexed)
    .map((word) =>
      word.spellings === null ? sql<SqlBool>`${sql.ref(column)} like ${word.pattern}` : mayContain(word, column),
    );

/**
 * Whether a whole name in `column` may contain a matching word. A walk reads everyone's names anyway, and this saves it
 * looking up the words of people without one.
 */
export function mayContain({ word, spellings }: SearchWord, column: string): RawBuilder<SqlBool> {
  const parts = (spellings ?? [word]).map((part) => `%${literalOf(part)}%`);
  return sql<SqlBool>`${sql.ref(column)} like any(${parts}::text[])`;
}
