/** Rows of opportunities. */
import { sql } from 'kysely';
import type { EntryNames, OpportunityQuestion, Place } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { OpportunityStatus } from '../lifecycle.ts';

/** Questions for applicants and message templates. */
export interface ApplicationTerms {
  questions: OpportunityQuestion[];
  requiresMessage: boolean;
  acceptMessage: string | null;
  declineMessage: string | null;
  contactEmail: string | null;
}

/** Written by the owner. */
export interface OpportunityContent extends ApplicationTerms {
  title: string;
  description: string;
  typeId: string;
  categoryId: string;
  location: string | null;
  place: Place | null;
  isRemote: boolean;
  deadline: string;
  timeZone: string;
  closesAt: Date;
  seats: number | null;
  link: string | null;
}

export interface OpportunityRow extends OpportunityContent, OpportunityStatus {
  id: string;
  ownerId: string;
  /** False once its owner has left or is no longer a partner, until an admin hands it over. */
  hasPartner: boolean;
  typeName: string;
  typeNames: EntryNames;
  categoryName: string;
  categoryNames: EntryNames;
  pointsRequired: number | null;
  declineReason: string | null;
  decidedAt: Date | null;
  /** Auto-accept threshold; null while off. */
  autoAcceptFrom: number | null;
  isPublic: boolean;
  closedAt: Date | null;
  requestedCount: number;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
}

export async function bumpRevision(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('opportunities')
    .set({ revision: sql`revision + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Columns changed by a decision or resubmission. */
export interface DecisionChange {
  isVerified: boolean | null;
  pointsRequired: number | null;
  declineReason: string | null;
}

export async function setDecision(tx: Tx, id: string, change: DecisionChange): Promise<void> {
  await tx
    .updateTable('opportunities')
    .set({
      is_verified: change.isVerified,
      points_required: change.pointsRequired,
      decline_reason: change.declineReason,
      decided_at: change.isVerified === null ? null : sql<Date>`now()`,
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
    .updateTable('opportunities')
    .set({ is_hidden: curation.isHidden, is_featured: curation.isFeatured })
    .where('id', '=', id)
    .execute();
}

export async function setRule(tx: Tx, id: string, autoAcceptFrom: number | null): Promise<void> {
  await tx.updateTable('opportunities').set({ auto_accept_from: autoAcceptFrom }).where('id', '=', id).execute();
}

/** Its applications follow: they are listed by owner. */
export async function setOwner(tx: Tx, id: string, ownerId: string): Promise<void> {
  await tx.updateTable('opportunities').set({ owner_id: ownerId }).where('id', '=', id).execute();
  await tx
    .updateTable('opportunity_applications')
    .set({ owner_id: ownerId })
    .where('opportunity_id', '=', id)
    .execute();
}

export async function setClosed(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('opportunities')
    .set({ closed_at: sql<Date>`clock_timestamp()`, is_featured: false })
    .where('id', '=', id)
    .execute();
}

export async function setReopened(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('opportunities').set({ closed_at: null }).where('id', '=', id).execute();
}

/** Adjusts the counters. The caller holds the row lock. */
export async function adjustCounts(tx: Tx, id: string, { requested = 0, accepted = 0 }): Promise<void> {
  await tx
    .updateTable('opportunities')
    .set({
      requested_count: sql<number>`requested_count + ${requested}::int`,
      accepted_count: sql<number>`accepted_count + ${accepted}::int`,
    })
    .where('id', '=', id)
    .execute();
}

export async function findOpportunity(db: Db | Tx, id: string): Promise<OpportunityRow | undefined> {
  const [row] = await listOpportunityRows(db, [id]);
  return row;
}

/** Locks the row until the transaction ends. */
export async function findOpportunityForUpdate(tx: Tx, id: string): Promise<OpportunityRow | undefined> {
  const locked = await tx.selectFrom('opportunities').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return locked && findOpportunity(tx, id);
}

/** The columns of opportunities as `o`, joined with OPPORTUNITY_TABLES. */
export const OPPORTUNITY_COLUMNS = sql`
  o.id, o.owner_id as "ownerId", can_offer(u.role, u.deactivated_at) as "hasPartner",
  o.title, d.description, d.questions, d.requires_message as "requiresMessage",
  d.accept_message as "acceptMessage", d.decline_message as "declineMessage", d.contact_email as "contactEmail",
  o.type_id as "typeId", t.name as "typeName", t.names as "typeNames",
  o.category_id as "categoryId", c.name as "categoryName", c.names as "categoryNames",
  o.location, o.place, o.is_remote as "isRemote",
  o.deadline::text as deadline, o.time_zone as "timeZone", o.closes_at as "closesAt", o.seats, o.link,
  o.is_verified as "isVerified", o.points_required as "pointsRequired", o.decline_reason as "declineReason",
  o.decided_at as "decidedAt", o.auto_accept_from as "autoAcceptFrom",
  o.is_hidden as "isHidden", o.is_featured as "isFeatured", o.is_public as "isPublic", o.closed_at as "closedAt",
  -- Not now(): the transaction may have waited for the lock past the deadline.
  o.closes_at <= clock_timestamp() as "isPastDeadline",
  o.closed_at is not null and o.closes_at > clock_timestamp() as "isClosedEarly",
  o.requested_count as "requestedCount", o.accepted_count as "acceptedCount",
  o.revision, o.created_at as "createdAt", o.updated_at as "updatedAt"`;

export const OPPORTUNITY_TABLES = sql`
  join people u on u.id = o.owner_id
  join opportunity_texts d on d.opportunity_id = o.id
  join opportunity_types t on t.id = o.type_id
  join opportunity_categories c on c.id = o.category_id`;

/** In any order; unknown ids are left out. */
export async function listOpportunityRows(db: Db | Tx, ids: readonly string[]): Promise<OpportunityRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OpportunityRow>`
    select ${OPPORTUNITY_COLUMNS} from opportunities o ${OPPORTUNITY_TABLES}
    where o.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** A person's approved opportunities before their deadline. */
export async function listUnclosedOf(db: Db, ownerId: string): Promise<OpportunityRow[]> {
  const { rows } = await sql<OpportunityRow>`
    select ${OPPORTUNITY_COLUMNS} from opportunities o ${OPPORTUNITY_TABLES}
    where o.owner_id = ${ownerId}::uuid and o.is_verified and o.closes_at > now()`.execute(db);
  return rows;
}
