import { sql } from 'kysely';
import type { ImpactTotals } from '../../../../generated/types.gen.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface TotalsRow extends ImpactTotals {
  /** Null for all years together. */
  year: number | null;
  /** 0 for all goals together. */
  sdg: number;
}

/** What public impacts come to: by year, by goal, and in all. */
export async function listTotals(db: Db): Promise<TotalsRow[]> {
  return db
    .selectFrom('impact_totals')
    .select([
      'impact_year as year',
      'sdg',
      sql<number>`sum(impacts)::float8`.as('impacts'),
      sql<number>`sum(hours)::float8`.as('hours'),
      sql<number>`sum(people)::float8`.as('people'),
      sql<number>`sum(trees)::float8`.as('trees'),
      sql<number>`sum(co2e_kg)::float8`.as('co2eKg'),
      sql<number>`sum(waste_kg)::float8`.as('wasteKg'),
    ])
    .groupBy(sql`grouping sets ((impact_year, sdg), (sdg))`)
    .having(sql<boolean>`(sdg = 0 or grouping(impact_year) = 1) and sum(impacts) > 0`)
    .orderBy('year')
    .orderBy('sdg')
    .execute();
}

/** A month is written as in 2025-03. */
export async function listImpactMonths(db: Db, since: string): Promise<{ month: string; count: number }[]> {
  return db
    .selectFrom('impact_months')
    .select([sql<string>`to_char(month, 'YYYY-MM')`.as('month'), sql<number>`impacts::float8`.as('count')])
    .where('month', '>=', sql<string>`(${since} || '-01')::date`)
    .execute();
}

export async function listMemberMonths(db: Db, since: string): Promise<{ month: string; count: number }[]> {
  return db
    .selectFrom('member_months')
    .select([sql<string>`to_char(month, 'YYYY-MM')`.as('month'), 'members as count'])
    .where('month', '>=', sql<string>`(${since} || '-01')::date`)
    .execute();
}

export async function countMembers(db: Db): Promise<number> {
  const row = await db
    .selectFrom('member_months')
    .select(sql<number>`coalesce(sum(members), 0)::int`.as('members'))
    .executeTakeFirstOrThrow();
  return row.members;
}
