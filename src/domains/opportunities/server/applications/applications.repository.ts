/** Rows of applications. Writers hold the lock on the opportunity. */
import { type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ApplicationState } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { ApplicationText } from '../../application-text.ts';
import { findOpportunityForUpdate, type OpportunityRow } from '../opportunities.repository.ts';

export interface ApplicationRow extends ApplicationText {
  id: string;
  opportunityId: string;
  ownerId: string;
  applicantId: string;
  state: ApplicationState;
  pointsRequired: number;
  autoAcceptFrom: number | null;
  seats: number | null;
  pointsAtRequest: number;
  requestedAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  isClosedUndecided: boolean;
  decisionMessage: string | null;
}

export type NewApplication = Pick<
  ApplicationRow,
  'opportunityId' | 'ownerId' | 'applicantId' | 'pointsRequired' | 'autoAcceptFrom' | 'seats' | 'pointsAtRequest'
> & { state: 'requested' | 'auto-accepted' };

/** @returns its id. */
export async function insertApplication(tx: Tx, application: NewApplication): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto('opportunity_applications')
    .values({
      id,
      opportunity_id: application.opportunityId,
      owner_id: application.ownerId,
      applicant_id: application.applicantId,
      state: application.state,
      points_required: application.pointsRequired,
      auto_accept_from: application.autoAcceptFrom,
      seats: application.seats,
      points_at_request: application.pointsAtRequest,
      decided_at: application.state === 'requested' ? null : sql<Date>`now()`,
    })
    .execute();
  return id;
}

export async function setApplicationState(
  tx: Tx,
  id: string,
  { state, decidedBy }: { state: Exclude<ApplicationState, 'requested'>; decidedBy: string | null },
): Promise<void> {
  await tx
    .updateTable('opportunity_applications')
    .set({ state, decided_by: decidedBy, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Accepts pending applications with enough points: highest first, ties by time of application. */
export async function acceptBest(
  tx: Tx,
  opportunityId: string,
  { minPoints, most }: { minPoints: number; most: number | null },
): Promise<{ id: string; applicantId: string }[]> {
  const { rows } = await sql<{ id: string; applicantId: string }>`
    with best as (
      select a.id, row_number() over (order by u.points desc, a.id) as place
      from opportunity_applications a join people u on u.id = a.applicant_id
      where a.opportunity_id = ${opportunityId} and a.state = 'requested'
        and u.points >= ${minPoints} and u.deactivated_at is null
      order by u.points desc, a.id
      limit ${most}),
    accepted as (
      update opportunity_applications a set state = 'auto-accepted', decided_at = now()
      from best where best.id = a.id
      returning a.id, a.applicant_id, best.place)
    select id, applicant_id as "applicantId" from accepted order by place`.execute(tx);
  return rows;
}

/** Denies a batch of applications still pending after the deadline. */
export async function denyUndecided(
  tx: Tx,
  opportunityId: string,
  most: number,
): Promise<{ id: string; applicantId: string }[]> {
  const { rows } = await sql<{ id: string; applicantId: string }>`
    update opportunity_applications set state = 'denied', decided_at = now(), is_closed_undecided = true
    where id in (
      select id from opportunity_applications
      where opportunity_id = ${opportunityId} and state = 'requested' order by id limit ${most})
    returning id, applicant_id as "applicantId"`.execute(tx);
  return rows;
}

export async function listPendingFor(
  db: Db,
  opportunityIds: readonly string[],
): Promise<Pick<ApplicationRow, 'id' | 'opportunityId' | 'applicantId'>[]> {
  return db
    .selectFrom('opportunity_applications')
    .select(['id', 'opportunity_id as opportunityId', 'applicant_id as applicantId'])
    .where(sql<SqlBool>`opportunity_id = any(${[...opportunityIds]}::uuid[])`)
    .where('state', '=', 'requested')
    .execute();
}

export async function findApplication(db: Db | Tx, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await listApplicationRows(db, [id]);
  return row;
}

export interface LockedApplication {
  application: ApplicationRow;
  opportunity: OpportunityRow;
}

/** Locks the opportunity's row, so that applications to it change one at a time. */
export async function findApplicationForUpdate(tx: Tx, applicationId: string): Promise<LockedApplication | undefined> {
  const seen = await findApplication(tx, applicationId);
  const opportunity = seen && (await findOpportunityForUpdate(tx, seen.opportunityId));
  const application = opportunity && (await findApplication(tx, applicationId));
  return opportunity && application && { opportunity, application };
}

/** The columns of applications as `a` and of their texts as `t`; older applications have no texts. */
export const APPLICATION_COLUMNS = sql`
  a.id, a.opportunity_id as "opportunityId", a.owner_id as "ownerId", a.applicant_id as "applicantId", a.state,
  a.points_required as "pointsRequired", a.auto_accept_from as "autoAcceptFrom", a.seats,
  a.points_at_request as "pointsAtRequest", a.requested_at as "requestedAt", a.decided_at as "decidedAt",
  a.decided_by as "decidedBy", a.is_closed_undecided as "isClosedUndecided",
  t.message, coalesce(t.answers, '[]') as answers, coalesce(t.shares_contact, false) as "sharesContact",
  coalesce(t.shares_phone, false) as "sharesPhone", t.decision_message as "decisionMessage"`;

/** In any order. */
export async function listApplicationRows(db: Db | Tx, ids: readonly string[]): Promise<ApplicationRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ApplicationRow>`
    select ${APPLICATION_COLUMNS}
    from opportunity_applications a left join application_texts t on t.application_id = a.id
    where a.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** A person's latest application for each opportunity. */
export async function listLatestOf(
  db: Db | Tx,
  applicantId: string,
  opportunityIds: readonly string[],
): Promise<ApplicationRow[]> {
  if (opportunityIds.length === 0) return [];
  const { rows } = await sql<ApplicationRow>`
    select distinct on (a.opportunity_id) ${APPLICATION_COLUMNS}
    from opportunity_applications a left join application_texts t on t.application_id = a.id
    where a.applicant_id = ${applicantId}::uuid and a.opportunity_id = any(${[...opportunityIds]}::uuid[])
    order by a.opportunity_id, a.id desc`.execute(db);
  return rows;
}

/**
 * Opportunities whose auto-accept rule this person's pending applications now meet, and the person's own with a rule:
 * nobody is accepted while the partner has left.
 */
export async function listOpportunitiesWithMetRule(db: Db, personId: string): Promise<string[]> {
  const withRule = db
    .selectFrom('opportunities as o')
    .innerJoin('people as partner', 'partner.id', 'o.owner_id')
    .select('o.id')
    .where('o.is_verified', '=', true)
    .where('o.closes_at', '>', sql<Date>`now()`)
    .where(sql<SqlBool>`can_offer(partner.role, partner.deactivated_at)`);
  const rows = await withRule
    .innerJoin('opportunity_applications as a', 'a.opportunity_id', 'o.id')
    .innerJoin('people as u', 'u.id', 'a.applicant_id')
    .where('a.applicant_id', '=', personId)
    .where('a.state', '=', 'requested')
    .whereRef('o.auto_accept_from', '<=', 'u.points')
    .union(
      withRule
        .where('o.owner_id', '=', personId)
        .where('o.auto_accept_from', 'is not', null)
        .where('o.requested_count', '>', 0),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
