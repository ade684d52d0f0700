/** Opportunities with everything shown of them: one statement gathers what belongs to each of them as JSON. */
import { type RawBuilder, sql } from 'kysely';
import { type FileRow, fileWith } from '#domains/media/server/public.ts';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import { compiledOnce, type Param } from '#platform/db/compiled-once.ts';
import { type AsJson, momentOf } from '#platform/db/json-rows.ts';
import { APPLICATION_COLUMNS, type ApplicationRow } from './applications.repository.ts';
import type { GoalLinkRow } from './links.repository.ts';
import { OPPORTUNITY_COLUMNS, OPPORTUNITY_TABLES, type OpportunityRow } from './opportunities.repository.ts';

export interface ShownOpportunityRow extends OpportunityRow {
  owner: CardRow;
  /** In the owner's order. */
  goals: Omit<GoalLinkRow, 'opportunityId'>[];
  /** In the owner's order, without deleted files. */
  media: FileRow[];
  /** The viewer's. */
  favouriteId: string | null;
  /** The viewer's latest. */
  application: ApplicationRow | null;
  /** The viewer's; null for visitors. */
  points: number | null;
}

type ViewerId = Param<string> | null;

const ofViewer = (viewerId: Param<string>) => sql`
  (select f.id from opportunity_favourites f
    where f.opportunity_id = o.id and f.user_id = ${viewerId}::uuid and f.removed_at is null) as "favouriteId",
  (select to_json(latest) from (
    select ${APPLICATION_COLUMNS}
    from opportunity_applications a left join application_texts t on t.application_id = a.id
    where a.opportunity_id = o.id and a.applicant_id = ${viewerId}::uuid
    order by a.id desc limit 1) latest) as application,
  (select p.points from people p where p.id = ${viewerId}::uuid) as points`;

const OF_VISITORS = sql`null as "favouriteId", null as application, null as points`;

const ALL_FILES = sql`array(select file.json from opportunity_media k cross join lateral ${fileWith('k.media_id')} file
  where k.opportunity_id = o.id order by k.position)`;
/** All that a list shows. */
export const FIRST_PICTURE: RawBuilder<unknown> = sql`array(
  select file.json from opportunity_media k cross join lateral ${fileWith('k.media_id')} file
  where k.opportunity_id = o.id and file.kind = 'picture' order by k.position limit 1)`;

/** In the order of the ids, an array of uuid. */
export const gather = (
  ids: RawBuilder<unknown>,
  viewerId: ViewerId,
  { key = sql`''`, media = ALL_FILES }: { key?: RawBuilder<unknown>; media?: RawBuilder<unknown> } = {},
): RawBuilder<unknown> =>
  sql`(
  select json_agg(shown order by place) from (
    select page.place, ${OPPORTUNITY_COLUMNS}, ${key} as key,
      ${cardRowOf('o.owner_id')} as owner,
      array(select json_build_object('id', g.id, 'sdg', g.sdg)
        from opportunity_goals g where g.opportunity_id = o.id order by g.position) as goals,
      ${media} as media,
      ${viewerId === null ? OF_VISITORS : ofViewer(viewerId)}
    from unnest(${ids}) with ordinality as page (id, place)
      join opportunities o on o.id = page.id ${OPPORTUNITY_TABLES}) shown)`;

interface Given {
  ids: Param<readonly string[]>;
  viewerId: ViewerId;
}

/** No row for an unknown id. For one, PostgreSQL would plan listShown each time: it takes a list for ten ids. */
export const findShown = compiledOnce(
  ['id', 'viewerId'],
  ({ id, viewerId }: { id: Param<string>; viewerId: ViewerId }) => sql<{ rows: AsJson<ShownOpportunityRow>[] | null }>`
    select ${gather(sql`array[${id}::uuid]`, viewerId)} as rows`,
);

/** In the order of the ids; unknown ones are left out. */
export const listShown = compiledOnce(
  ['ids', 'viewerId'],
  ({ ids, viewerId }: Given) => sql<{ rows: AsJson<ShownOpportunityRow>[] | null }>`
    select ${gather(sql`${ids}::uuid[]`, viewerId)} as rows`,
);

export const shownOf = <Row extends AsJson<ShownOpportunityRow>>(row: Row) => ({
  ...row,
  closesAt: new Date(row.closesAt),
  decidedAt: momentOf(row.decidedAt),
  closedAt: momentOf(row.closedAt),
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
  application: row.application && {
    ...row.application,
    requestedAt: new Date(row.application.requestedAt),
    decidedAt: momentOf(row.application.decidedAt),
  },
});
