/** Pages of cases, each in one statement. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import type { PageMeta, ReportKind, ReportReason } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import {
  ascending,
  byCount,
  byMoment,
  descending,
  type ListOrder,
  orderOf,
  ordersOf,
} from '#platform/server/db/lists/list-order.ts';
import { all, readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { CASE_COLUMNS, type CaseRow } from '../cases.repository.ts';
import { HAS_OTHER_ADMIN, type Involvement, idOf, involvementOf } from '../involvement.repository.ts';
import { REASONS } from '../report/reports.repository.ts';

export interface ShownCaseRow extends CaseRow {
  owner: CardRow;
  decider: CardRow | null;
  /** The involvement of the person who reads the list. */
  involvement: Involvement;
  reasons: ReportReason[];
}

export type CaseSort = 'newest' | 'oldest' | 'most_reported';
export type CaseStage = 'waiting' | 'appealed' | 'decided';

export interface CaseFilter {
  stage?: CaseStage;
  kind?: ReportKind;
}

type Condition = RawBuilder<SqlBool>;

const shownColumns = ({ userId }: Person) => sql`${CASE_COLUMNS}, ${cardRowOf('c.owner_id')} as owner,
  ${cardRowOf('c.decided_by')} as decider, ${REASONS} as reasons, ${involvementOf(idOf(userId))} as involvement`;
const CASES = sql`moderation_cases c`;
const LISTED = { from: CASES, rows: 'c' };

export const CASE_ORDERS: Record<CaseSort, ListOrder> = ordersOf('cases', sql`c.id`, {
  newest: descending(),
  oldest: ascending(),
  most_reported: descending(byCount(sql`c.report_count`), 'asc'),
});

export const OWN_ORDER: ListOrder = orderOf('own-decisions', sql`c.id`, descending(byMoment(sql`c.decided_at`)));

export const listCases = (
  db: Db,
  person: Person,
  filter: CaseFilter,
  page: PageRequest<ListOrder>,
): Promise<{ rows: ShownCaseRow[]; meta: PageMeta }> =>
  readListPage(db, page, { ...LISTED, columns: shownColumns(person), where: conditionsOf(person, filter) });

/** What was decided about the person, other than dismissals. */
export const listOwnDecisions = (
  db: Db,
  ownerId: string,
  page: PageRequest<ListOrder>,
): Promise<{ rows: CaseRow[]; meta: PageMeta }> =>
  readListPage(db, page, {
    ...LISTED,
    columns: CASE_COLUMNS,
    where: [sql`c.owner_id = ${ownerId}::uuid`, sql`c.outcome in ('hidden', 'warned', 'suspended')`],
  });

export async function findShownCase(db: Db, person: Person, id: string): Promise<ShownCaseRow | undefined> {
  const { rows } = await sql<ShownCaseRow>`
    select ${shownColumns(person)} from ${CASES} where c.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Other cases about the same person that this reader may see, newest first. */
export async function listEarlier(
  db: Db,
  person: Person,
  { id, ownerId }: CaseRow,
  limit: number,
): Promise<ShownCaseRow[]> {
  const { rows } = await sql<ShownCaseRow>`
    select ${shownColumns(person)} from ${CASES}
    where c.owner_id = ${ownerId}::uuid and c.id <> ${id}::uuid and ${all(conditionsOf(person, {}))}
    order by c.id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many cases the person can decide. */
export async function countWaiting(db: Db, person: Person): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${CASES} where ${all(conditionsOf(person, { stage: 'waiting' }))}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Never a case about the person: nobody learns who reported them. */
function conditionsOf(person: Person, { stage, kind }: CaseFilter): Condition[] {
  return [
    sql<SqlBool>`c.owner_id <> ${person.userId}::uuid`,
    ...(person.role === 'Admin' ? [] : [sql<SqlBool>`c.kind = 'impact'`]),
    ...(kind === undefined ? [] : [sql<SqlBool>`c.kind = ${kind}`]),
    ...(stage === undefined ? [] : [stageCondition(person, stage)]),
  ];
}

function stageCondition({ userId, role }: Person, stage: CaseStage): Condition {
  if (stage === 'appealed') return sql`c.state = 'appealed'`;
  if (stage === 'decided') return sql`c.state not in ('open', 'appealed')`;
  const isImpartial = sql`${involvementOf(idOf(userId))} is null`;
  if (role !== 'Admin') return sql`(c.state in ('open', 'appealed') and c.state = 'open' and ${isImpartial})`;
  const isElse = sql`c.decided_by is distinct from ${userId}::uuid`;
  return sql`(c.state in ('open', 'appealed') and ((${isElse} and ${isImpartial}) or not ${HAS_OTHER_ADMIN}))`;
}
