/** Review history, reviewers and appeals. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ImpactEvent, ImpactEvidence } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

/** The impact at the time of a decision. */
export interface Evidence extends Omit<ImpactEvidence, 'media'> {
  /** Ids of files. Those that their owner has deleted since are kept for the readers of the decision. */
  media: string[];
}

export interface ReviewRow extends NewReview {
  id: string;
  at: Date;
}

export interface AppealRow {
  id: string;
  impactId: string;
  reason: string;
  createdAt: Date;
  decidedAt: Date | null;
  isUpheld: boolean | null;
}

const COLUMNS = ['id', 'impact_id as impactId', 'event', 'actor_id as actorId', 'reason', 'created_at as at'] as const;

export interface NewReview {
  impactId: string;
  event: ImpactEvent;
  actorId: string;
  reason: string | null;
  evidence: Evidence | null;
}

export async function insertReview(tx: Tx, review: NewReview): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto('impact_reviews')
    .values({
      id,
      impact_id: review.impactId,
      event: review.event,
      actor_id: review.actorId,
      reason: review.reason,
      evidence: review.evidence && JSON.stringify(review.evidence),
    })
    .execute();
  return id;
}

export async function findReview(db: Db | Tx, id: string): Promise<Omit<ReviewRow, 'evidence'> | undefined> {
  return db.selectFrom('impact_reviews').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The latest review, optionally of certain kinds. */
export async function findLastReview(
  db: Db | Tx,
  impactId: string,
  events?: readonly ImpactEvent[],
): Promise<Omit<ReviewRow, 'evidence'> | undefined> {
  return db
    .selectFrom('impact_reviews')
    .select(COLUMNS)
    .where('impact_id', '=', impactId)
    .$if(events !== undefined, (query) => query.where('event', 'in', [...(events ?? [])]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function upsertReviewer(
  tx: Tx,
  impact: { id: string; impactYear: number; isPublic: boolean },
  { reviewerId, hasApproved }: { reviewerId: string; hasApproved: boolean },
): Promise<void> {
  await tx
    .insertInto('impact_reviewers')
    .values({
      impact_id: impact.id,
      reviewer_id: reviewerId,
      has_approved: hasApproved,
      impact_year: impact.impactYear,
      is_public: impact.isPublic,
    })
    .onConflict((conflict) => conflict.columns(['reviewer_id', 'impact_id']).doUpdateSet({ has_approved: hasApproved }))
    .execute();
}

/** Copies the impact's year and publicity to the rows of those who decided on it. */
export async function syncReviewers(
  tx: Tx,
  impact: { id: string; impactYear: number; isPublic: boolean },
): Promise<void> {
  await tx
    .updateTable('impact_reviewers')
    .set({ impact_year: impact.impactYear, is_public: impact.isPublic })
    .where('impact_id', '=', impact.id)
    .execute();
}

export async function resetApprovals(tx: Tx, impactId: string): Promise<void> {
  await tx
    .updateTable('impact_reviewers')
    .set({ has_approved: false })
    .where('impact_id', '=', impactId)
    .where('has_approved', '=', true)
    .execute();
}

export async function insertAppeal(
  tx: Tx,
  { impactId, declineId, reason }: { impactId: string; declineId: string; reason: string },
): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto('impact_appeals')
    .values({ id, impact_id: impactId, decline_id: declineId, reason, decided_at: null, is_upheld: null })
    .execute();
  return id;
}

export async function closeAppeal(tx: Tx, id: string, isUpheld: boolean): Promise<void> {
  await tx
    .updateTable('impact_appeals')
    .set({ decided_at: sql<Date>`now()`, is_upheld: isUpheld })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .execute();
}
