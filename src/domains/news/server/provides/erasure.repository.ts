/** Articles are the community's, but for the byline; what was never shown goes. */
import { sql } from 'kysely';
import type { Erasure } from '#platform/server/archive/erasure.ts';
import { FORMER } from '#platform/server/db/without-person.repository.ts';

export const newsErasure: Erasure = {
  erase: async (tx, { id, names }) => {
    await sql`delete from news where created_by = ${id}::uuid and not is_live and not was_shown`.execute(tx);
    for (const name of names) {
      await sql`
        update news set author_name = ${FORMER}, search_text = replace(search_text, fold(${name}), fold(${FORMER}))
        where created_by = ${id}::uuid and fold(author_name) = fold(${name})`.execute(tx);
    }
  },
  tables: {
    news: {
      erased: ['author_name', 'search_text'],
      kept: Object.fromEntries(
        ['title', 'content', 'excerpt', 'cover_alt'].map((column) => [
          column,
          'an article that the community published',
        ]),
      ),
    },
  },
};
