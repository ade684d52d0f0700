/** Counts of pending work. */
import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/http/viewer.ts';

export interface OpportunityWork {
  /** Opportunities awaiting verification; not counted for anyone but admins. */
  opportunitiesToVerify: number;
  /** Pending applications for the person's opportunities that can still be decided. */
  applicationsToDecide: number;
}

const NO_WORK: OpportunityWork = { opportunitiesToVerify: 0, applicationsToDecide: 0 };

export async function countOpportunityWork(db: Db, { userId, role }: Person): Promise<OpportunityWork> {
  const isAdmin = role === 'Admin';
  if (!isAdmin && role !== 'Partner') return NO_WORK;
  const toVerify = isAdmin ? sql`(select count(*)::int from opportunities where is_verified is null)` : sql`0`;
  const { rows } = await sql<OpportunityWork>`
    select ${toVerify} as "opportunitiesToVerify", coalesce(sum(requested_count), 0)::int as "applicationsToDecide"
    from opportunities where owner_id = ${userId}::uuid and is_verified and closes_at > now()`.execute(db);
  return rows[0] ?? NO_WORK;
}
