/** The search for accounts knows every word of a name or address: here it forgets those of nobody else. */
import { sql } from 'kysely';
import type { Erasure } from '#platform/server/archive/erasure.ts';

export const administrationErasure: Erasure = {
  erase: async (tx, { id, names }) => {
    await sql`
      delete from account_words w
      where w.word = any(array(
          select unnest(account_words) from accounts where id = ${id}::uuid
          union select unnest(words_of(given.name)) from unnest(${[...names]}::text[]) as given (name)))
        and not exists (select from accounts a where a.account_words @> array[w.word] and a.id <> ${id}::uuid)`.execute(
      tx,
    );
  },
  tables: {
    account_words: { erased: ['word'] },
    tallies: { kept: { kind: 'sums of everyone' } },
    tally_changes: { kept: { tally: 'sums of everyone', kind: 'sums of everyone' } },
  },
};
