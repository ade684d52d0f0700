/** The words and places that impacts are known by. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { LONG_ENOUGH, patternOf } from '../../../platform/db/search-words.repository.ts';

const SPELLINGS = 4;
/** Past so many it is a part of words that is looked for, and hardly a word. */
const MOST_WORDS = 200;
/** Past so many places it is the words that are common, and not the place that is meant. */
const MOST_PLACES = 200;

/** The words and the place of an impact become known to the search. */
export async function learnContent(
  tx: Tx,
  { title, location }: { title: string; location: string | null },
): Promise<void> {
  // In one order for all, so that two who bring the same words wait for each other and never in a circle.
  await sql`insert into impact_words (word)
    select word from unnest(words_of(${`${title} ${location ?? ''}`})) as word order by word
    on conflict do nothing`.execute(tx);
  if (location === null) return;
  await sql`insert into impact_places (place) values (' ' || fold(${location})) on conflict do nothing`.execute(tx);
}

/** What an impact has to hold: one of these words, or a text that fits one of the patterns. */
export type Sought = { words: readonly string[] } | { patterns: readonly string[] };

/**
 * The known words that hold this one, by which impacts are found fastest; for one that nobody has written, those that it
 * may be a misspelling of. Patterns for what is not kept as a word, or stands in too many.
 */
export async function seek(db: Db | Tx, word: string): Promise<Sought> {
  const letters = [...word].length;
  if (letters < LONG_ENOUGH || /^\d+$/.test(word)) return { patterns: [patternOf(word)] };
  const known = await seekWithin(db, [patternOf(word)]);
  const isFound = 'patterns' in known || known.words.length > 0;
  if (isFound || letters === LONG_ENOUGH) return known;
  const spellings = await listSpellings(db, word);
  return spellings.length === 0 ? known : seekWithin(db, spellings.map(patternOf));
}

async function seekWithin(db: Db | Tx, patterns: readonly string[]): Promise<Sought> {
  const { rows } = await sql<{ word: string }>`
    select word from impact_words where word like any(${[...patterns]}::text[]) limit ${MOST_WORDS + 1}`.execute(db);
  return rows.length > MOST_WORDS ? { patterns } : { words: rows.map(({ word }) => word) };
}

async function listSpellings(db: Db | Tx, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from impact_words where word % ${word}
    order by similarity(word, ${word}) desc, word limit ${SPELLINGS}`.execute(db);
  return rows.map((row) => row.word);
}

/** The places with all these words in their name; null when they are too many to name. */
export async function listPlaces(db: Db | Tx, patterns: readonly string[]): Promise<string[] | null> {
  if (patterns.length === 0) return null;
  const conditions = sql.join(
    patterns.map((pattern) => sql`place like ${pattern}`),
    sql` and `,
  );
  const { rows } = await sql<{ place: string }>`
    select place from impact_places where ${conditions} limit ${MOST_PLACES + 1}`.execute(db);
  return rows.length > MOST_PLACES ? null : rows.map(({ place }) => place);
}
