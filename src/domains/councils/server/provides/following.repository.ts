/** Councils in the statements of those who follow them or name them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isInRange, type TimelineQuery, type TimelineRow } from '#platform/server/db/lists/timeline-query.ts';
import type { Param } from '#platform/server/db/prepared-statement.ts';
import type { CouncilRow } from '../councils.repository.ts';

/**
 * A council's name as `json`, to be joined in other domains' queries; `councilId` is a column of theirs. Without a
 * council there's no row. It isn't a scalar subquery, because with few councils PostgreSQL would scan all of them for
 * each row.
 */
export function councilNamed(councilId: string): RawBuilder<{ json: Pick<CouncilRow, 'id' | 'councilTitle'> }> {
  return sql`(
    select json_build_object('id', named.id, 'councilTitle', named.title) as json
    from councils named where named.id = ${sql.ref(councilId)})`;
}

export const isApproved = (councilId: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from councils council where council.id = ${sql.ref(councilId)} and council.is_approved)`;

/** The latest approved councils of a founder. `userId` is a column of the calling statement. */
export const latestCouncilsOf = (userId: string, latest: TimelineQuery): RawBuilder<TimelineRow> => sql`
  select c.id, c.decided_at as at from councils c
  where c.founder_id = ${sql.ref(userId)} and c.is_approved
    and ${isInRange(latest, { at: sql`c.decided_at`, id: sql`c.id` })}
  order by c.decided_at desc, c.id desc limit ${latest.limit}`;

export interface FellowMember {
  id: string;
  councilId: string;
}

/** The latest members of a person's councils, including that person. */
export const fellowMembersOf = (userId: Param<string>): RawBuilder<FellowMember> => sql`
  select fellow.user_id as id, mine.council_id as "councilId" from (
    select m.council_id from council_members m join councils c on c.id = m.council_id and c.is_approved
    where m.user_id = ${userId}::uuid order by m.council_id desc limit 10) mine
  cross join lateral (
    select m.user_id from council_members m where m.council_id = mine.council_id
    order by m.is_owner desc, m.id desc limit 40) fellow`;
