/** Sums over impacts. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Adds an impact to what the community comes to, or takes it out: while it is public, on either side of the change. */
export async function countPublicImpact(tx: Tx, impactId: string, sign: 1 | -1): Promise<void> {
  await sql`select count_impact(${impactId}, ${sign})`.execute(tx);
}

/** Trees of a person's public impacts, oldest year first. */
export async function listTreesByYear(db: Db, userId: string): Promise<{ year: number; trees: number }[]> {
  const trees = sql<number>`sum(i.trees)::float8`;
  return db
    .selectFrom('impact_people as p')
    .innerJoin('impacts as i', 'i.id', 'p.impact_id')
    .select(['i.impact_year as year', trees.as('trees')])
    .where('p.user_id', '=', userId)
    .where('i.is_public', '=', true)
    .groupBy('i.impact_year')
    .having(trees, '>', 0)
    .orderBy('i.impact_year')
    .execute();
}
