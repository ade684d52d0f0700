/** What to read after an impact, in one statement: candidates come from indexes, the best of them by what they share. */
import { sql } from 'kysely';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import { gatherListed, type ListedImpactRow } from './impact-rows.repository.ts';

const MAX_RELATED = 6;
/** The newest of each goal, of the place and of the kind. */
const CANDIDATES = 12;

interface RelatedRow {
  isPublic: boolean;
  isHidden: boolean;
  participants: string[];
  related: ListedImpactRow[] | null;
  next: ListedImpactRow[] | null;
}

interface Given {
  id: Param<string>;
  viewerId: Param<string> | null;
}

const candidates = sql`
  select g.impact_id as id from impact_goals own cross join lateral (
    select g.impact_id from impact_goals g where g.sdg = own.sdg and g.is_public
    order by g.impact_id desc limit ${sql.lit(CANDIDATES + 1)}) g
  where own.impact_id = this.id
  union
  (select p.id from impacts p where p.search_location = this.search_location and p.is_public
    order by p.id desc limit ${sql.lit(CANDIDATES + 1)})
  union
  (select k.id from impacts k where k.event_type_id = this.event_type_id and k.is_public
    order by k.id desc limit ${sql.lit(CANDIDATES + 1)})`;

/** A place is shared by few, a goal by many, and a kind by most. */
const inCommon = sql`
  3 * (other.search_location is not distinct from this.search_location and this.search_location is not null)::int
  + 2 * (select count(*) from impact_goals own join impact_goals g on g.sdg = own.sdg
      where own.impact_id = this.id and g.impact_id = other.id)
  + (other.event_type_id = this.event_type_id)::int`;

const related = sql`array(
  select other.id from (${candidates}) found join impacts other on other.id = found.id
  where other.id <> this.id
  order by ${inCommon} desc, other.id desc limit ${sql.lit(MAX_RELATED)})`;

const next = sql`array(
  select i.id from impacts i where i.is_public and i.id < this.id order by i.id desc limit 1)`;

/** No row for an unknown id. */
export const findRelated = prepareStatement(
  ['id', 'viewerId'],
  ({ id, viewerId }: Given) => sql<RelatedRow>`
    select this.is_public as "isPublic", this.is_hidden as "isHidden",
      array(select took.user_id from impact_people took where took.impact_id = this.id) as participants,
      ${gatherListed(related, viewerId)} as related, ${gatherListed(next, viewerId)} as next
    from impacts this where this.id = ${id}::uuid`,
);
