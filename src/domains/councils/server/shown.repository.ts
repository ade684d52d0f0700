/** Councils with everything shown of them: one statement gathers what belongs to each of them as JSON. */
import { type RawBuilder, sql } from 'kysely';
import { type FileRow, fileWith } from '#domains/media/server/public.ts';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import { compiledOnce, type Param } from '#platform/db/compiled-once.ts';
import { type AsJson, columnsOf, momentOf } from '#platform/db/json-rows.ts';
import type { CouncilImpacts, TotalsPart } from './council-impacts.ts';
import { COLUMNS, type CouncilRow } from './councils.repository.ts';
import type { GoalLinkRow } from './goals.repository.ts';
import type { MembershipRow } from './members.repository.ts';

export interface ListedCouncilRow extends CouncilRow {
  owner: CardRow;
  /** Null once its file is deleted. */
  cover: FileRow | null;
  /** In the owner's order. */
  goals: Omit<GoalLinkRow, 'councilId'>[];
  /** The viewer's membership or pending request. */
  membership: Omit<MembershipRow, 'councilId'> | null;
}

type ViewerId = Param<string> | null;

const membershipOf = (viewerId: Param<string>) => sql`coalesce(
  (select json_build_object('standing', case when m.is_owner then 'owner' else 'member' end, 'linkId', m.id)
    from council_members m where m.council_id = c.id and m.user_id = ${viewerId}::uuid),
  (select json_build_object('standing', 'requested', 'linkId', r.id)
    from council_requests r where r.council_id = c.id and r.user_id = ${viewerId}::uuid and r.state = 'requested'))`;

const partsOf = (viewerId: ViewerId) => sql`
  ${columnsOf('c', COLUMNS)},
  ${cardRowOf('c.owner_id')} as owner,
  (select file.json from ${fileWith('c.cover_id')} file) as cover,
  array(select json_build_object('id', g.id, 'sdg', g.sdg)
    from council_goals g where g.council_id = c.id order by g.position) as goals,
  ${viewerId === null ? sql`null` : membershipOf(viewerId)} as membership`;

/** In the order of the ids, an array of uuid. */
export const gather = (ids: RawBuilder<unknown>, viewerId: ViewerId, key: RawBuilder<string>): RawBuilder<unknown> =>
  sql`(
  select json_agg(shown order by place) from (
    select page.place, ${key} as key, ${partsOf(viewerId)}
    from unnest(${ids}) with ordinality as page (id, place) join councils c on c.id = page.id) shown)`;

interface Given {
  ids: Param<readonly string[]>;
  viewerId: ViewerId;
}

/** In the order of the ids; unknown ones are left out. */
export const listListed = compiledOnce(
  ['ids', 'viewerId'],
  ({ ids, viewerId }: Given) => sql<{ rows: AsJson<ListedCouncilRow>[] | null }>`
    select ${gather(sql`${ids}::uuid[]`, viewerId, sql`''`)} as rows`,
);

export interface WholeCouncilRow extends ListedCouncilRow {
  decider: CardRow | null;
  resourceCount: number;
  totals: TotalsPart[];
}

/** One council, with the totals of its impacts. */
export const readWhole = ({ totalsOf }: Pick<CouncilImpacts, 'totalsOf'>) =>
  compiledOnce(
    ['id', 'viewerId'],
    ({ id, viewerId }: { id: Param<string>; viewerId: ViewerId }) => sql<{ whole: AsJson<WholeCouncilRow> }>`
      select to_json(whole) as whole from (
        select ${partsOf(viewerId)}, ${cardRowOf('c.decided_by')} as decider,
          (select count(*)::int from council_resources r where r.council_id = c.id) as "resourceCount",
          ${totalsOf('c.id')} as totals
        from councils c where c.id = ${id}::uuid) whole`,
  );

export const listedOf = <Row extends AsJson<ListedCouncilRow>>(row: Row) => ({
  ...row,
  decidedAt: momentOf(row.decidedAt),
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
});
