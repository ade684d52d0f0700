/** Files. */
import type { Columns } from '#generated/tables.gen.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    media: Columns['media'];
    files: Columns['files'];
    kept_files: Columns['kept_files'];
    picture_traces: Columns['picture_traces'];
    media_submissions: Columns['media_submissions'];
  }
}
