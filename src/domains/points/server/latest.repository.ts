/** The latest milestones in people's points, for the feeds of those who follow them. */
import { type RawBuilder, sql } from 'kysely';
import {
  isForRanking,
  isInRange,
  type TimelineQuery,
  type TimelineRow,
} from '#platform/server/db/lists/timeline-query.ts';

export interface Milestone extends TimelineRow {
  milestone: number;
}

/** Whether a later entry than `e` passed the same milestone. */
const IS_REPEATED = sql`exists (
  select from points_entries later
  where later.user_id = e.user_id and milestone_passed(later.balance, later.points) is not null
    and milestone_passed(later.balance, later.points) = milestone_passed(e.balance, e.points)
    and (later.created_at, later.id) > (e.created_at, e.id))`;

/**
 * The last time each milestone was passed, without those the person fell below again. For ranking people, a milestone
 * that was passed again later counts too: looking for that costs more than reading some people in vain.
 * @param userId a column of the calling statement.
 * @param total the person's points now.
 */
export const latestMilestonesOf = (
  userId: string,
  total: RawBuilder<number>,
  latest: TimelineQuery,
): RawBuilder<Milestone> => sql`
  select e.id, e.created_at as at, milestone_passed(e.balance, e.points) as milestone from points_entries e
  where e.user_id = ${sql.ref(userId)}
    and milestone_passed(e.balance, e.points) is not null
    and milestone_passed(e.balance, e.points) <= ${total}
    and ${isForRanking(latest) ? sql`true` : sql`not ${IS_REPEATED}`}
    and ${isInRange(latest, { at: sql`e.created_at`, id: sql`e.id` })}
  order by e.created_at desc, e.id desc limit ${latest.limit}`;
