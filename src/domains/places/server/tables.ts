/** Which locations are still to be matched. */
import type { Columns } from '#generated/tables.gen.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    place_matching: Columns['place_matching'];
  }
}
