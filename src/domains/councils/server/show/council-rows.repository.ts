/** Councils with everything shown of them: one statement gathers what belongs to each of them as JSON. */
import { type RawBuilder, sql } from 'kysely';
import { type FileRow, fileWith } from '#domains/media/server/public.ts';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import { languageWrittenIn } from '#domains/translations/server/public.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { type AsJson, columnsOf, momentOf } from '#platform/server/db/lists/json-rows.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import type { Position } from '#platform/server/http/lists/keyset-cursor.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { CouncilImpacts, TotalsPart } from '../council-impacts.ts';
import { COLUMNS, type CouncilRow } from '../councils.repository.ts';
import type { GoalLinkRow } from '../manage/goals.repository.ts';
import type { MembershipRow } from '../members/members.repository.ts';

export interface ListedCouncilRow extends CouncilRow {
  owner: CardRow;
  /** That it's written in; null until it has been detected. */
  language: string | null;
  /** Whether the viewer is the owner. */
  isOwn: boolean;
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
  ${languageWrittenIn('council', 'c.id')} as language,
  ${viewerId === null ? sql`false` : sql`c.owner_id = ${viewerId}::uuid`} as "isOwn",
  (select file.json from ${fileWith('c.cover_id')} file) as cover,
  array(select json_build_object('id', g.id, 'sdg', g.sdg)
    from council_goals g where g.council_id = c.id order by g.position) as goals,
  ${viewerId === null ? sql`null` : membershipOf(viewerId)} as membership`;

/** Rows in the order of `ids`, an array of uuid. */
const shownIn = <Row>(ids: RawBuilder<unknown>, viewerId: ViewerId, key: RawBuilder<string> = sql`''`) => sql<Row>`
  select ${partsOf(viewerId)}, ${key} as key
  from unnest(${ids}) with ordinality as page (id, place) join councils c on c.id = page.id
  order by page.place`;

/** The row as parsed from JSON, with its position. */
export type ListedCouncilJson = AsJson<ListedCouncilRow> & Position;

export const gather = (
  ids: RawBuilder<unknown>,
  viewerId: ViewerId,
  key?: RawBuilder<string>,
): RawBuilder<ListedCouncilJson[] | null> => sql`(select json_agg(shown) from (${shownIn(ids, viewerId, key)}) shown)`;

interface Given {
  ids: Param<readonly string[]>;
  viewerId: ViewerId;
}

const listListed = prepareStatement(
  ['ids', 'viewerId'],
  ({ ids, viewerId }: Given) => sql<{ rows: ListedCouncilJson[] | null }>`
    select ${gather(sql`${ids}::uuid[]`, viewerId)} as rows`,
);

/** In the order of the ids; unknown ones are left out. */
export async function readListed(db: Db | Tx, viewer: Viewer, ids: readonly string[]): Promise<ListedCouncilJson[]> {
  if (ids.length === 0) return [];
  const [found] = await listListed(db, { ids, viewerId: viewer?.userId ?? null });
  return found?.rows ?? [];
}

export interface WholeCouncilRow extends ListedCouncilRow {
  decider: CardRow | null;
  resourceCount: number;
  totals: TotalsPart[];
}

export type ReadWhole = ReturnType<typeof prepareWhole>;

/** The statement for one council, with the totals of its impacts. */
export const prepareWhole = ({ totalsOf }: Pick<CouncilImpacts, 'totalsOf'>) =>
  prepareStatement(
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
