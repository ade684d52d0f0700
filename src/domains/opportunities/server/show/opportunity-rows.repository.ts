/** Opportunities with everything shown of them: one statement gathers what belongs to each of them as JSON. */
import { type RawBuilder, sql } from 'kysely';
import { type FileRow, fileWith } from '#domains/media/server/public.ts';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import { languageWrittenIn } from '#domains/translations/server/public.ts';
import { type AsJson, momentOf } from '#platform/server/db/lists/json-rows.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import type { Position } from '#platform/server/http/lists/keyset-cursor.ts';
import { APPLICATION_COLUMNS, type ApplicationRow } from '../applications/applications.repository.ts';
import type { GoalLinkRow } from '../links.repository.ts';
import { OPPORTUNITY_COLUMNS, OPPORTUNITY_TABLES, type OpportunityRow } from '../opportunities.repository.ts';

export interface ShownOpportunityRow extends OpportunityRow {
  owner: CardRow;
  /** That it's written in; null until it has been detected. */
  language: string | null;
  /** Whether the viewer is the owner. */
  isOwn: boolean;
  /** In the owner's order. */
  goals: Omit<GoalLinkRow, 'opportunityId'>[];
  /** In the owner's order, without deleted files; in a list, the first picture. */
  media: FileRow[];
  /** Null if the viewer hasn't saved it. */
  favouriteId: string | null;
  /** The viewer's latest application. */
  application: ApplicationRow | null;
  /** The points that the viewer still lacks; null for visitors and before approval. */
  pointsMissing: number | null;
}

type ViewerId = Param<string> | null;

const pointsOf = (viewerId: Param<string>) => sql`(select p.points from people p where p.id = ${viewerId}::uuid)`;

const ofViewer = (viewerId: Param<string>) => sql`
  (select f.id from opportunity_favourites f
    where f.opportunity_id = o.id and f.user_id = ${viewerId}::uuid and f.removed_at is null) as "favouriteId",
  (select to_json(latest) from (
    select ${APPLICATION_COLUMNS}
    from opportunity_applications a left join application_texts t on t.application_id = a.id
    where a.opportunity_id = o.id and a.applicant_id = ${viewerId}::uuid
    order by a.id desc limit 1) latest) as application,
  o.owner_id = ${viewerId}::uuid as "isOwn",
  case when o.points_required <= ${pointsOf(viewerId)} then 0 else o.points_required - ${pointsOf(viewerId)} end
    as "pointsMissing"`;

const OF_VISITORS = sql`null as "favouriteId", null as application, false as "isOwn", null as "pointsMissing"`;

const ALL_FILES = sql`array(select file.json from opportunity_media k cross join lateral ${fileWith('k.media_id')} file
  where k.opportunity_id = o.id order by k.position)`;
const FIRST_PICTURE = sql`array(
  select file.json from opportunity_media k cross join lateral ${fileWith('k.media_id')} file
  where k.opportunity_id = o.id and file.kind = 'picture' order by k.position limit 1)`;

interface Shown {
  viewerId: ViewerId;
  media: RawBuilder<unknown>;
  key?: RawBuilder<unknown> | undefined;
}

/** Rows in the order of `ids`, an array of uuid. */
const shownIn = <Row>(ids: RawBuilder<unknown>, { viewerId, media, key = sql`''` }: Shown) => sql<Row>`
  select ${OPPORTUNITY_COLUMNS}, ${key} as key,
    ${cardRowOf('o.owner_id')} as owner,
    ${languageWrittenIn('opportunity', 'o.id')} as language,
    array(select json_build_object('id', g.id, 'sdg', g.sdg)
      from opportunity_goals g where g.opportunity_id = o.id order by g.position) as goals,
    ${media} as media,
    ${viewerId === null ? OF_VISITORS : ofViewer(viewerId)}
  from unnest(${ids}) with ordinality as page (id, place)
    join opportunities o on o.id = page.id ${OPPORTUNITY_TABLES}
  order by page.place`;

/** The row as parsed from JSON, with its position. */
export type ListedOpportunityRow = AsJson<ShownOpportunityRow> & Position;

/** The rows of a list. */
export const gather = (
  ids: RawBuilder<unknown>,
  viewerId: ViewerId,
  key?: RawBuilder<unknown>,
): RawBuilder<ListedOpportunityRow[] | null> =>
  sql`(select json_agg(shown) from (${shownIn(ids, { viewerId, media: FIRST_PICTURE, key })}) shown)`;

interface Given {
  ids: Param<readonly string[]>;
  viewerId: ViewerId;
}

/**
 * Returns no row for an unknown id. This doesn't use listShown: PostgreSQL assumes that an array parameter has ten
 * elements, and would plan the statement again for each single id.
 */
export const findShown = prepareStatement(
  ['id', 'viewerId'],
  ({ id, viewerId }: { id: Param<string>; viewerId: ViewerId }) => sql<{ shown: AsJson<ShownOpportunityRow> }>`
    select to_json(shown) as shown from (${shownIn(sql`array[${id}::uuid]`, { viewerId, media: ALL_FILES })}) shown`,
);

/** In the order of the ids; unknown ones are left out. */
export const listShown = prepareStatement(
  ['ids', 'viewerId'],
  ({ ids, viewerId }: Given) => sql<{ rows: ListedOpportunityRow[] | null }>`
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
