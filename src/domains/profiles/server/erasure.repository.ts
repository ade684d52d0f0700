/** The search for people forgets the words of a name that nobody else has. */
import { sql } from 'kysely';
import type { Erasure } from '#platform/server/archive/erasure.ts';

export const profilesErasure: Erasure = {
  erase: async (tx, { id, names }) => {
    await sql`delete from person_words where user_id = ${id}::uuid`.execute(tx);
    await sql`
      delete from known_name_words w
      where w.word = any(array(
          select unnest(name_words(fold(given.name))) from unnest(${[...names]}::text[]) as given (name)))
        and not exists (select from person_words p where p.word = w.word)`.execute(tx);
  },
  tables: { person_words: 'deleted', known_name_words: { erased: ['word'] } },
};
