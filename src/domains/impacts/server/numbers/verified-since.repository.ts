import { sql } from 'kysely';
import type { ImpactTotals } from '#generated/types.gen.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import { gatherListed, type ListedImpactRow } from '../show/impact-rows.repository.ts';

interface Given {
  since: Param<Date>;
  viewerId: Param<string> | null;
}

const MAX_SHOWN = 8;

/**
 * Totals of the public impacts verified since a moment, and the latest public impacts. If the condition used the
 * parameter itself, the statement would be planned for each value, which takes as long as running it. The subquery
 * hides the value from the planner, and because there is an upper bound too, it expects few rows.
 */
export const readVerifiedSince = prepareStatement(
  ['since', 'viewerId'],
  ({ since, viewerId }: Given) => sql<{ totals: ImpactTotals; rows: ListedImpactRow[] | null }>`
    select
      (select json_build_object('impacts', count(*), 'hours', coalesce(sum(hours), 0)::float8,
          'people', coalesce(sum(people), 0), 'trees', coalesce(sum(trees), 0),
          'co2eKg', coalesce(sum(co2e_kg), 0)::float8, 'wasteKg', coalesce(sum(waste_kg), 0)::float8)
        from impacts
        where is_public and verified_at >= (select ${since}::timestamptz) and verified_at < 'infinity') as totals,
      ${gatherListed(
        sql`array(select id from impacts where is_public order by verified_at desc, id desc
          limit ${sql.lit(MAX_SHOWN)})`,
        viewerId,
      )} as rows`,
);
