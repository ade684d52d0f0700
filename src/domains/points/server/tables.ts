/** The ledger. */
import type { ColumnType } from 'kysely';
import type { PointsCause } from '#generated/types.gen.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

interface PointsEntriesTable {
  id: string;
  user_id: string;
  points: number;
  balance: number;
  cause: PointsCause;
  reason: string;
  subject_kind: 'impact' | 'user' | null;
  subject_id: string | null;
  decision_id: string | null;
  decided_by: string | null;
  reverses_id: string | null;
  created_at: CreatedAt;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    points_entries: PointsEntriesTable;
  }
}
