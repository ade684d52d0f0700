/** Rows of councils. */
import { sql } from 'kysely';
import type { Place } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { CouncilStatus } from '../lifecycle.ts';

/** Written by the owner. */
export interface CouncilContent {
  councilTitle: string;
  titleKey: string;
  description: string;
  location: string | null;
  place: Place | null;
  coverId: string | null;
}

export interface CouncilRow extends CouncilStatus, Omit<CouncilContent, 'titleKey'> {
  id: string;
  ownerId: string;
  declineReason: string | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  memberCount: number;
  requestCount: number;
  impactCount: number;
  /** Incremented by each edit. */
  revision: number;
  createdAt: Date;
  updatedAt: Date;
}

export const COLUMNS = [
  'id',
  'owner_id as ownerId',
  'title as councilTitle',
  'description',
  'location',
  'place',
  'cover_id as coverId',
  'is_approved as isApproved',
  'is_submitted as isSubmited',
  'decline_reason as declineReason',
  'decided_at as decidedAt',
  'decided_by as decidedBy',
  'member_count as memberCount',
  'request_count as requestCount',
  'impact_count as impactCount',
  'revision',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

const REVISED = { revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` };

export async function insertCouncil(tx: Tx, id: string, ownerId: string, content: CouncilContent): Promise<void> {
  await tx
    .insertInto('councils')
    .values({ id, owner_id: ownerId, founder_id: ownerId, ...columnsOf(content) })
    .execute();
}

export async function setContent(tx: Tx, id: string, content: CouncilContent): Promise<void> {
  await tx
    .updateTable('councils')
    .set({ ...columnsOf(content), ...REVISED })
    .where('id', '=', id)
    .execute();
}

export async function bumpRevision(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('councils').set(REVISED).where('id', '=', id).execute();
}

/** Resubmission clears the last decision, which stays in council_decisions. */
export async function setPending(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('councils')
    .set({ is_approved: false, is_submitted: false, decline_reason: null, decided_at: null, decided_by: null })
    .where('id', '=', id)
    .execute();
}

export async function setDecision(
  tx: Tx,
  id: string,
  decision: { isApproved: boolean; reason: string | null; decidedBy: string },
): Promise<void> {
  await tx
    .updateTable('councils')
    .set({
      is_approved: decision.isApproved,
      is_submitted: true,
      decline_reason: decision.isApproved ? null : decision.reason,
      decided_at: sql<Date>`now()`,
      decided_by: decision.decidedBy,
    })
    .where('id', '=', id)
    .execute();
}

export async function setOwner(tx: Tx, id: string, ownerId: string): Promise<void> {
  await tx.updateTable('councils').set({ owner_id: ownerId }).where('id', '=', id).execute();
}

export async function adjustCounts(tx: Tx, id: string, by: { members?: -1 | 1; requests?: -1 | 1 }): Promise<void> {
  await tx
    .updateTable('councils')
    .set({
      member_count: sql`member_count + ${by.members ?? 0}`,
      request_count: sql`request_count + ${by.requests ?? 0}`,
    })
    .where('id', '=', id)
    .execute();
}

export async function findCouncil(db: Db | Tx, id: string): Promise<CouncilRow | undefined> {
  return db.selectFrom('councils').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Locks the row until the transaction ends. */
export async function findCouncilForUpdate(tx: Tx, id: string): Promise<CouncilRow | undefined> {
  return tx.selectFrom('councils').select(COLUMNS).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The councils of an owner that have open requests to join. */
export async function listIdsWithRequests(tx: Tx, ownerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('councils')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('request_count', '>', 0)
    .execute();
  return rows.map(({ id }) => id);
}

/** Reserves the title until the transaction ends. */
export async function lockTitle(tx: Tx, titleKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('council:' || fold(${titleKey}), 0))`.execute(tx);
}

export async function findIdByTitle(tx: Tx, titleKey: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('councils')
    .select('id')
    .where('title_fold', '=', sql<string>`fold(${titleKey})`)
    .executeTakeFirst();
  return row?.id;
}

function columnsOf(content: CouncilContent) {
  return {
    title: content.councilTitle,
    title_key: content.titleKey,
    description: content.description,
    location: content.location,
    place: content.place && JSON.stringify(content.place),
    cover_id: content.coverId,
  };
}
