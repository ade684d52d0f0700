/** Files. */
import type { ColumnType, Generated } from 'kysely';
import type { MediaKind } from '#generated/types.gen.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

interface MediaTable {
  id: string;
  owner_id: string;
  kind: MediaKind;
  /** As text when read: PostgreSQL's bigint. */
  bytes: ColumnType<string, number, never>;
  width: number | null;
  height: number | null;
  widths: Generated<number[]>;
  blur_data_url: string | null;
  alt: string | null;
  file_name: string | null;
  created_at: CreatedAt;
  ready_at: Date | null;
  free_after: Date | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    media: MediaTable;
  }
}
