/** Recounts of verified impacts by another rule. */
import type { PointsRecountState } from '#generated/types.gen.ts';
import type { Table } from '#platform/server/db/tables.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    points_recounts: Table<'points_recounts', { state: PointsRecountState }>;
  }
}
