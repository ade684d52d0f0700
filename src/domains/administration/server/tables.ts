/** Words of accounts and monthly sums, maintained by triggers. */
import type { ColumnType } from 'kysely';

export type Tally = 'accounts' | 'impacts' | 'points' | 'decisions' | 'decision_hours';

interface AccountWordsTable {
  word: string;
}

/** Maintained by triggers only. */
interface TalliesTable {
  tally: ColumnType<Tally, never, never>;
  /** The first day, read as text. */
  month: ColumnType<string, never, never>;
  kind: ColumnType<string, never, never>;
  amount: ColumnType<string, never, never>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    account_words: AccountWordsTable;
    tallies: TalliesTable;
    tally_changes: TalliesTable;
  }
}
