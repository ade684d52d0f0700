import { sql } from 'kysely';
import type { EntryNames, ImpactMeasures, Place, PointsRule } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';

export interface ImpactContent {
  title: string;
  description: string;
  impactYear: number;
  startDate: string;
  endDate: string | null;
  eventTypeId: string;
  location: string | null;
  place: Place | null;
  councilId: string | null;
  measures: ImpactMeasures;
}

export interface ImpactRow extends ImpactContent {
  id: string;
  ownerId: string;
  eventTypeName: string;
  eventTypeNames: EntryNames;
  eventTypeDescription: string | null;
  isVerified: boolean | null;
  verifiedBy: string[];
  declinedBy: string | null;
  declineReason: string | null;
  appealId: string | null;
  askedBy: string | null;
  openQuestion: string | null;
  /** Until when only the judge who asked may decide; null once any judge may. */
  keptUntil: Date | null;
  verifiedAt: Date | null;
  isHidden: boolean;
  isFeatured: boolean;
  isPublic: boolean;
  /** By which it earned its points when it was verified last; null for the default. */
  pointsRule: PointsRule | null;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  /** The owner and the members. */
  participants: string[];
}

export interface StatusChange {
  isVerified: boolean | null;
  verifiedBy: readonly string[];
  declinedBy: string | null;
  declineReason: string | null;
  appealId: string | null;
  askedBy: string | null;
  openQuestion: string | null;
  /** How long only the judge who asked may decide: the days from now, as long as before, or not at all. */
  kept: { days: number } | 'unchanged' | null;
  isDecision: boolean;
  pointsRuleId?: number;
}

export async function insertImpact(tx: Tx, id: string, ownerId: string, content: ImpactContent): Promise<void> {
  await tx
    .insertInto('impacts')
    .values({ id, owner_id: ownerId, ...columnsOf(content) })
    .execute();
  await tx.insertInto('impact_texts').values({ impact_id: id, description: content.description }).execute();
}

export async function setContent(tx: Tx, id: string, content: ImpactContent): Promise<void> {
  await tx
    .updateTable('impacts')
    .set({ ...columnsOf(content), revision: sql`revision + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await tx.updateTable('impact_texts').set({ description: content.description }).where('impact_id', '=', id).execute();
}

export async function bumpRevision(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('impacts')
    .set({ revision: sql`revision + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function setStatus(tx: Tx, id: string, change: StatusChange): Promise<void> {
  await tx
    .updateTable('impacts')
    .set({
      is_verified: change.isVerified,
      verified_by: sql<string[]>`${[...change.verifiedBy]}::uuid[]`,
      declined_by: change.declinedBy,
      decline_reason: change.declineReason,
      appeal_id: change.appealId,
      asked_by: change.askedBy,
      open_question: change.openQuestion,
      ...(change.kept !== 'unchanged' && {
        kept_until: change.kept && sql<Date>`now() + make_interval(days => ${change.kept.days})`,
      }),
      verified_at: change.isVerified === true ? sql<Date>`now()` : null,
      ...(change.isVerified !== true && { is_featured: false }),
      ...(change.pointsRuleId !== undefined && { points_rule_id: change.pointsRuleId }),
      ...(change.isDecision && { decisions: sql`decisions + 1` }),
    })
    .where('id', '=', id)
    .execute();
}

export async function setCuration(
  tx: Tx,
  id: string,
  curation: { isHidden: boolean; isFeatured: boolean },
): Promise<void> {
  await tx
    .updateTable('impacts')
    .set({ is_hidden: curation.isHidden, is_featured: curation.isFeatured })
    .where('id', '=', id)
    .execute();
}

export async function findImpact(db: Db | Tx, id: string): Promise<ImpactRow | undefined> {
  const [row] = await readImpactRow(db, { id });
  return row;
}

/** Locks the row until the transaction ends. */
export async function findImpactForUpdate(tx: Tx, id: string): Promise<ImpactRow | undefined> {
  const locked = await tx.selectFrom('impacts').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return locked && findImpact(tx, id);
}

/** The number of the default rule for points. */
const DEFAULT_RULE = sql.lit(1);

/** The columns that a list shows, from impacts as `i`, their texts as `d` and their kinds as `t`. */
export const LISTED_COLUMNS = sql`
  i.id, i.title, d.description, i.impact_year as "impactYear",
  i.start_date::text as "startDate", i.end_date::text as "endDate", i.location,
  i.event_type_id as "eventTypeId", t.name as "eventTypeName", t.names as "eventTypeNames",
  t.description as "eventTypeDescription",
  json_build_object('hours', i.hours::float8, 'people', i.people, 'trees', i.trees,
    'co2eKg', i.co2e_kg::float8, 'wasteKg', i.waste_kg::float8) as measures,
  i.is_verified as "isVerified", i.verified_by as "verifiedBy", i.decline_reason as "declineReason",
  i.open_question as "openQuestion",
  i.verified_at as "verifiedAt", i.is_hidden as "isHidden", i.is_featured as "isFeatured", i.is_public as "isPublic",
  case when i.points_rule_id <> ${DEFAULT_RULE} then (select r.rule from points_rules r where r.id = i.points_rule_id)
    end as "pointsRule",
  i.created_at as "createdAt"`;

export const IMPACT_COLUMNS = sql`
  ${LISTED_COLUMNS}, i.place, i.owner_id as "ownerId", i.council_id as "councilId", i.declined_by as "declinedBy",
  i.appeal_id as "appealId", i.asked_by as "askedBy",
  case when i.kept_until > now() then i.kept_until end as "keptUntil", i.revision, i.updated_at as "updatedAt",
  array(select p.user_id from impact_people p where p.impact_id = i.id) as participants`;

const SELECT_ROWS = sql`
  select ${IMPACT_COLUMNS}
  from impacts i join impact_texts d on d.impact_id = i.id join impact_event_types t on t.id = i.event_type_id`;

/** Compiled once, because every change of an impact begins with this read. */
const readImpactRow = prepareStatement(
  ['id'],
  ({ id }: { id: Param<string> }) => sql<ImpactRow>`${SELECT_ROWS} where i.id = ${id}::uuid`,
);

/** In any order; unknown ids are left out. */
export async function listImpactRows(db: Db | Tx, ids: readonly string[]): Promise<ImpactRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ImpactRow>`${SELECT_ROWS} where i.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

function columnsOf({ measures, ...content }: ImpactContent) {
  return {
    title: content.title,
    impact_year: content.impactYear,
    start_date: content.startDate,
    end_date: content.endDate,
    event_type_id: content.eventTypeId,
    location: content.location,
    place: content.place && JSON.stringify(content.place),
    council_id: content.councilId,
    hours: measures.hours,
    people: measures.people,
    trees: measures.trees,
    co2e_kg: measures.co2eKg,
    waste_kg: measures.wasteKg,
  };
}
