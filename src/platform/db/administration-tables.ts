/** The tables of the administration, as 0011_administration.sql makes them. */
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { AccountStatus } from '#generated/types.gen.ts';

/** What the migration adds to each account. */
export interface AccountColumns {
  status: GeneratedAlways<AccountStatus>;
  account_text: GeneratedAlways<string>;
  account_words: GeneratedAlways<string[]>;
}

export interface AccountWordsTable {
  word: string;
}

export type Tally = 'accounts' | 'impacts' | 'points' | 'decisions' | 'decision_hours';

/** Maintained by triggers only. */
interface TalliesTable {
  tally: ColumnType<Tally, never, never>;
  /** The first day, read as text. */
  month: ColumnType<string, never, never>;
  kind: ColumnType<string, never, never>;
  amount: ColumnType<string, never, never>;
}

export interface AdministrationTables {
  account_words: AccountWordsTable;
  tallies: TalliesTable;
  tally_changes: TalliesTable;
}
