import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { isAdmin } from '../policy.ts';

interface CouncilWork {
  /** Councils awaiting approval; not counted for anyone but admins. */
  councilsToDecide: number;
  /** Pending requests to join this person's councils. */
  membershipRequests: number;
}

/** Pending work for admins and owners. */
export async function countCouncilWork(db: Db, person: Person): Promise<CouncilWork> {
  const toDecide = isAdmin(person) ? sql`(select count(*)::int from councils where not is_submitted)` : sql`0`;
  const { rows } = await sql<CouncilWork>`
    select ${toDecide} as "councilsToDecide", coalesce(sum(request_count), 0)::int as "membershipRequests"
    from councils where owner_id = ${person.userId}::uuid`.execute(db);
  return rows[0] ?? { councilsToDecide: 0, membershipRequests: 0 };
}
