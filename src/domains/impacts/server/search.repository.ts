/** The words and places that impacts are known by. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

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
