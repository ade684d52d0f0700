/** The words and places that impacts are known by. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { LONG_ENOUGH } from '../../../platform/db/search-words.repository.ts';

const SPELLINGS = 4;
/** Past so many places it is the words that are common, and not the place that is meant. */
const MOST_PLACES = 200;

/** The words and the place of an impact become known to the search. */
export async function learnContent(
  tx: Tx,
  { title, location }: { title: string; location: string | null },
): Promise<void> {
  // In one order for all, so that two who bring the same words wait for each other and never in a circle.
  await sql`insert into impact_words (word) select word from words_of(${`${title} ${location ?? ''}`}) as word order by word
    on conflict do nothing`.execute(tx);
  if (location === null) return;
  await sql`insert into impact_places (place) values (' ' || fold(${location})) on conflict do nothing`.execute(tx);
}

/** Words that are known and alike, for one that nobody has written. */
export async function listSpellings(db: Db | Tx, word: string): Promise<string[]> {
  if (word.length <= LONG_ENOUGH || /^\d+$/.test(word) || (await isKnown(db, word))) return [];
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

async function isKnown(db: Db | Tx, word: string): Promise<boolean> {
  const { rows } = await sql`select 1 from impact_words where word like ${`%${word}%`} limit 1`.execute(db);
  return rows.length > 0;
}
