/** What admins import. */
import type { ImportFault, ImportKind, ImportState } from '#generated/types.gen.ts';
import type { Language } from '#languages/languages.ts';
import type { Table } from '#platform/server/db/tables.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    imports: Table<'imports', { kind: ImportKind; state: ImportState; language: Language; faults: ImportFault[] }>;
  }
}
