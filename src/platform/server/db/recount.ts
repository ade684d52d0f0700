import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Corrects the values that triggers maintain, each with a function from a migration and in a transaction of its own: a
 * function locks the whole table of these values, and a change that needs two such tables would wait for the second
 * while it holds the first.
 *
 * @returns how many rows were wrong.
 */
export async function recountBy(db: Db, ...functions: readonly string[]): Promise<number> {
  let wrong = 0;
  for (const name of functions) {
    const { rows } = await sql<{ corrected: number }>`select ${sql.ref(name)}() as corrected`.execute(db);
    wrong += rows[0]?.corrected ?? 0;
  }
  return wrong;
}
