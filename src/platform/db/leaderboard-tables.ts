/** The tables of leaderboards and of the search for people, as 0008_standings.sql makes them. */
import type { GeneratedAlways } from 'kysely';

export interface StandingsTable {
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

export interface PersonWordsTable {
  word: string;
  user_id: string;
}

export interface LeaderboardTables {
  standings: StandingsTable;
  standing_heights: HeightColumns;
  standing_moves: MoveColumns;
  person_words: PersonWordsTable;
  known_name_words: { word: string };
}
