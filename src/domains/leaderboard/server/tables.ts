/** Each person's points by board, and how many people have each total. */
import type { Columns } from '#generated/tables.gen.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    standings: Columns['standings'];
    standing_heights: Columns['standing_heights'];
    standing_moves: Columns['standing_moves'];
    ranked_people: Columns['ranked_people'];
  }
}
