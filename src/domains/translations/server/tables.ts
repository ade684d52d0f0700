/** The languages of texts, and their translations. */
import type { TextKind } from '#generated/types.gen.ts';
import type { Table } from '#platform/server/db/tables.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    text_languages: Table<'text_languages', { kind: TextKind }>;
    text_detection: Table<'text_detection', { kind: TextKind }>;
    text_translations: Table<'text_translations', { kind: TextKind }>;
  }
}
