/** The search index's words and places. */
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';

/** With more matches than this, search by words instead of by place. */
const MAX_PLACES = 200;

/** Adds an impact's words and place to the search index. */
export async function learnContent(
  tx: Tx,
  { title, location }: { title: string; location: string | null },
): Promise<void> {
  // A fixed lock order prevents deadlocks.
  await sql`insert into impact_words (word)
    select word from unnest(words_of(${`${title} ${location ?? ''}`})) as word order by word
    on conflict do nothing`.execute(tx);
  if (location === null) return;
  await sql`insert into impact_places (place) values (' ' || fold(${location})) on conflict do nothing`.execute(tx);
}

/** The same for many impacts, in the same order: others wait for the words of an import only while it ends. */
export async function learnImported(
  tx: Tx,
  contents: readonly { title: string; location: string | null }[],
): Promise<void> {
  const texts = contents.map(({ title, location }) => `${title} ${location ?? ''}`);
  await sql`insert into impact_words (word)
    select distinct word from unnest(${texts}::text[]) as text, unnest(words_of(text)) as word order by word
    on conflict do nothing`.execute(tx);
  const places = contents.flatMap(({ location }) => location ?? []);
  await sql`insert into impact_places (place)
    select distinct ' ' || fold(place) from unnest(${places}::text[]) as place order by 1
    on conflict do nothing`.execute(tx);
}

/** Places whose names contain all the words; null if there are too many. */
export async function listPlaces(db: Db | Tx, patterns: readonly string[]): Promise<string[] | null> {
  if (patterns.length === 0) return null;
  const conditions = sql.join(
    patterns.map((pattern) => sql`place like ${pattern}`),
    sql` and `,
  );
  const { rows } = await sql<{ place: string }>`
    select place from impact_places where ${conditions} limit ${MAX_PLACES + 1}`.execute(db);
  return rows.length > MAX_PLACES ? null : rows.map(({ place }) => place);
}
