/** The latest verified impacts of a person or a council, for the feeds of those who follow them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isInRange, type TimelineQuery, type TimelineRow } from '#platform/server/db/lists/timeline-query.ts';
import type { Param } from '#platform/server/db/prepared-statement.ts';

const COLUMNS = { at: sql`i.verified_at`, id: sql`i.id` };

/** The latest public impacts of the owner in `userId`, a column of the calling statement. */
export const latestImpactsOf = (userId: string, latest: TimelineQuery): RawBuilder<TimelineRow> => sql`
  select i.id, i.verified_at as at from impacts i
  where i.owner_id = ${sql.ref(userId)} and i.is_public and ${isInRange(latest, COLUMNS)}
  order by i.verified_at desc, i.id desc limit ${latest.limit}`;

/**
 * The latest public impacts of the council in `councilId`, a column of the calling statement.
 * @param except the condition for owners whose impacts are left out; its argument is the column `i.owner_id`.
 */
export const latestImpactsIn = (
  councilId: string,
  latest: TimelineQuery,
  except: (ownerId: string) => RawBuilder<SqlBool>,
): RawBuilder<TimelineRow> => sql`
  select i.id, i.verified_at as at from impacts i
  where i.council_id = ${sql.ref(councilId)} and i.council_id is not null and i.is_public
    and ${isInRange(latest, COLUMNS)} and not ${except('i.owner_id')}
  order by i.verified_at desc, i.id desc limit ${latest.limit}`;

export interface OwnerWithGoal {
  id: string;
  sdg: number;
}

/**
 * The owners of the latest public impacts for the three goals that a person works on most. Recent impacts are adjacent
 * in the index, so they're read together as an array: a plain join would look up each of them separately.
 */
export const ownersWithGoalsOf = (userId: Param<string>): RawBuilder<OwnerWithGoal> => sql`
  with latest as materialized (
    select mine.sdg, latest.impact_id from (
      select g.sdg from impact_goals g where g.impact_id = any(array(
        select p.impact_id from impact_people p where p.user_id = ${userId}::uuid order by p.impact_id desc limit 100))
      group by g.sdg order by count(*) desc, g.sdg limit 3) mine
    cross join lateral (
      select g.impact_id from impact_goals g where g.sdg = mine.sdg and g.is_public
      order by g.impact_id desc limit 60) latest)
  select i.owner_id as id, latest.sdg from latest join impacts i on i.id = latest.impact_id
  where i.id = any(array(select impact_id from latest))`;

/** The owners of the 100 latest public impacts. */
export const LATEST_OWNERS: RawBuilder<{ id: string }> = sql`
  select i.owner_id as id from impacts i
  where i.id = any(array(select p.id from impacts p where p.is_public order by p.id desc limit 100))`;
