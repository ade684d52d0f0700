/** The words of names, for the search for people. */
import type { Columns } from '#generated/tables.gen.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    person_words: Columns['person_words'];
    known_name_words: Columns['known_name_words'];
  }
}
