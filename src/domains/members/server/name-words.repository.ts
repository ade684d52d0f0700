/** The words that people are found by: those that a name holds, or may hold for one that is misspelt. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Shorter words are looked for where a name's words begin: they stand inside too many. */
const LONG_ENOUGH = 3;
const MOST_WORDS = 8;
const SPELLINGS = 8;

/** One word of a search. */
export interface Sought {
  word: string;
  pattern: string;
  /** What it may be a misspelling of, the nearest first, where no name holds it. */
  spellings: readonly string[] | null;
}

/** Accents and case aside. */
export async function seekNames(db: Db | Tx, search: string): Promise<Sought[]> {
  const { rows } = await sql<{ word: string }>`select unnest(name_words(fold(${search}))) as word`.execute(db);
  return Promise.all(rows.slice(0, MOST_WORDS).map(({ word }) => seek(db, word)));
}

async function seek(db: Db | Tx, word: string): Promise<Sought> {
  const literal = literalOf(word);
  const isLong = [...word].length >= LONG_ENOUGH;
  const pattern = isLong ? `%${literal}%` : `${literal}%`;
  const known = await sql`select from known_name_words where word like ${pattern} limit 1`.execute(db);
  if (!isLong || known.rows.length > 0) return { word, pattern, spellings: null };
  const { rows } = await sql<{ word: string }>`
    select word from known_name_words where word % ${word}
    order by similarity(word, ${word}) desc, word limit ${SPELLINGS}`.execute(db);
  return { word, pattern, spellings: rows.map((row) => row.word) };
}

const literalOf = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** How far `column` is from what is looked for: the word itself 0, its beginning 1, around it 2, misspelt more. */
export function distanceOf({ word, spellings }: Sought, column: string): RawBuilder<number> {
  const held = sql.ref(column);
  if (spellings) return sql<number>`3 + array_position(${[...spellings]}::text[], ${held}::text)`;
  return sql<number>`case when ${held} = ${word} then 0 when ${held} like ${`${literalOf(word)}%`} then 1 else 2 end`;
}

export function isFitting({ pattern, spellings }: Sought, column: string): RawBuilder<SqlBool> {
  const held = sql.ref(column);
  return spellings ? sql<SqlBool>`${held} = any(${[...spellings]}::text[])` : sql<SqlBool>`${held} like ${pattern}`;
}
