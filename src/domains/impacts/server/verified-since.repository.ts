import { sql } from 'kysely';
import type { ImpactTotals } from '#generated/types.gen.ts';
import { compiledOnce, type Param } from '#platform/db/compiled-once.ts';
import { gatherListed, type ListedImpactRow } from './shown.repository.ts';

interface Given {
  since: Param<Date>;
  viewerId: Param<string> | null;
}

const MOST_SHOWN = 8;

/**
 * Of public impacts. With the moment in place, each week would have a plan of its own, which takes as long to make as to
 * run; so it comes from a query, and both bounds say that few are meant.
 */
export const readVerifiedSince = compiledOnce(
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
          limit ${sql.lit(MOST_SHOWN)})`,
        viewerId,
      )} as rows`,
);
