import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Months as 2025-03. */
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
