/** Words of accounts and monthly sums, maintained by triggers. */
import type { Columns } from '#generated/tables.gen.ts';

export type Tally = Columns['tallies']['tally'];

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    account_words: Columns['account_words'];
    tallies: Columns['tallies'];
    tally_changes: Columns['tally_changes'];
  }
}
