/** The latest approved councils of a founder, for the feeds of those who follow them. */
import { type RawBuilder, sql } from 'kysely';
import type { Param } from '#platform/db/prepared-statement.ts';
import { isInRange, type TimelineQuery, type TimelineRow } from '#platform/db/timeline-query.ts';

/** `userId` is a column of the calling statement. */
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
