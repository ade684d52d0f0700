/** Points by board, and how many people have how many. */
import type { GeneratedAlways } from 'kysely';

interface StandingsTable {
  user_id: string;
  /** `all`, a year or a month: `2026`, `2026-11`. */
  board: string;
  points: number;
  /** Visibility: 0 nobody, 1 members, 2 everyone. */
  reach: number;
}

interface HeightColumns {
  board: string;
  points: number;
  /** As text when read: PostgreSQL's bigint. */
  people: string;
}

interface MoveColumns extends HeightColumns {
  /** As text too. */
  id: GeneratedAlways<string>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    standings: StandingsTable;
    standing_heights: HeightColumns;
    standing_moves: MoveColumns;
  }
}
