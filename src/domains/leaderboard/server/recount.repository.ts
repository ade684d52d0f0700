/** Compares points and leaderboards with the ledger, and corrects them. */
import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { recountBy } from '#platform/server/db/recount.ts';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** People per statement. Each statement takes a fraction of a second, so that it doesn't delay a vacuum. */
const BATCH = 5_000;

export interface RecountResult {
  checked: number;
  corrected: number;
}

/** Recounts the next people by id; `last` is null once there are no more. */
async function recountBatch(db: Db, past: string): Promise<RecountResult & { last: string | null }> {
  const { rows } = await sql<RecountResult & { last: string | null }>`
    select last, checked, corrected from recount_people(${past}::uuid, ${BATCH})`.execute(db);
  return rows[0] ?? { checked: 0, corrected: 0, last: null };
}

/** Recounts how many people have each total, from which ranks are computed. */
const recountHeights = (db: Db): Promise<number> => recountBy(db, 'recount_heights');

/** Runs in short transactions while members use the platform: only rows that are wrong are locked. */
export async function recountPoints(
  db: Db,
  onProgress: (people: RecountResult) => void,
): Promise<{ people: RecountResult; heights: number }> {
  const people = { checked: 0, corrected: 0 };
  for (let past: string | null = BEFORE_ALL; past !== null; ) {
    const batch = await recountBatch(db, past);
    people.checked += batch.checked;
    people.corrected += batch.corrected;
    past = batch.last;
    onProgress(people);
  }
  return { people, heights: await recountHeights(db) };
}
