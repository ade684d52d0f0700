/** Counts of pending work. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

export interface OpportunityWork {
  /** Opportunities awaiting verification; not counted for anyone but admins. */
  opportunitiesToVerify: number;
  /** Pending applications for the person's opportunities that can still be decided. */
  applicationsToDecide: number;
}

export async function countWork(
  db: Db,
  { userId, isAdmin }: { userId: string; isAdmin: boolean },
): Promise<OpportunityWork> {
  const toVerify = isAdmin ? sql`(select count(*)::int from opportunities where is_verified is null)` : sql`0`;
  const { rows } = await sql<OpportunityWork>`
    select ${toVerify} as "opportunitiesToVerify", coalesce(sum(requested_count), 0)::int as "applicationsToDecide"
    from opportunities where owner_id = ${userId}::uuid and is_verified and closes_at > now()`.execute(db);
  return rows[0] ?? NO_WORK;
}

export const NO_WORK: OpportunityWork = { opportunitiesToVerify: 0, applicationsToDecide: 0 };

/** Whether the person in column `userId` has saved or applied for an opportunity, for other domains' statements. */
export const hasSavedOrApplied = (userId: string): RawBuilder<boolean> => sql`(
  exists (select 1 from opportunity_favourites own where own.user_id = ${sql.ref(userId)} and own.removed_at is null)
  or exists (select 1 from opportunity_applications own where own.applicant_id = ${sql.ref(userId)}))`;
