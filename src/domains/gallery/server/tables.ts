/** Public pictures by goal, maintained by triggers. */
import type { Columns } from '#generated/tables.gen.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    gallery_pictures: Columns['gallery_pictures'];
  }
}
