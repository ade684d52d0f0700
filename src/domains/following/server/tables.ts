/** Who follows whom and what, and who blocks whom. */
import type { Columns } from '#generated/tables.gen.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    person_follows: Columns['person_follows'];
    council_follows: Columns['council_follows'];
    person_blocks: Columns['person_blocks'];
  }
}
