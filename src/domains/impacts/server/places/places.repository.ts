import { type RawBuilder, sql } from 'kysely';
import type { Place } from '#generated/types.gen.ts';
import { jsonRows } from '#platform/server/db/lists/json-rows.ts';
import { prepareStatement } from '#platform/server/db/prepared-statement.ts';
import { countPublic } from '../numbers/totals.repository.ts';

export interface PlaceCount {
  /** The location as someone wrote it. */
  name: string;
  /** The place that was chosen for it; null if the location isn't one. */
  spot: Place | null;
  impacts: number;
}

/** These places have most of the impacts; reading the rest would take longer than it's worth. */
const MAX_READ = 1_000;

/** The places with the most public impacts, and how many public impacts there are. */
export const readPlaceCounts = prepareStatement(
  [],
  (_: object) => sql<{ places: PlaceCount[]; total: number }>`
    select ${countPublic({})} as total, ${jsonRows(sql`
      select name, spot, impacts::float8 as impacts from impact_place_counts
      where impacts > 0 order by impact_place_counts.impacts desc, place, place_id limit ${sql.lit(MAX_READ)}`)} as places`,
);

/** The places with the most public impacts of the person in column `userId`, for other domains' statements. */
export const personPlacesOf = (userId: string): RawBuilder<PlaceCount[]> =>
  jsonRows(sql<PlaceCount>`
    select (array_agg(i.location order by i.id))[1] as name, (array_agg(i.place order by i.id))[1] as spot,
      count(*)::int as impacts
    from impact_people p join impacts i on i.id = p.impact_id
    where p.user_id = ${sql.ref(userId)} and i.is_public and i.search_location is not null
    group by i.search_location, i.place ->> 'id'
    order by count(*) desc, i.search_location, i.place ->> 'id' limit ${sql.lit(MAX_READ)}`);
