/** An opportunity's goals, files and history. */
import { type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { OpportunityEventName } from './tables.ts';

export interface GoalLinkRow {
  id: string;
  opportunityId: string;
  sdg: number;
}

const among = (ids: readonly string[]) => sql<SqlBool>`opportunity_id = any(${[...ids]}::uuid[])`;

/** In the owner's order. */
export async function listGoalLinks(db: Db | Tx, opportunityIds: readonly string[]): Promise<GoalLinkRow[]> {
  return db
    .selectFrom('opportunity_goals')
    .select(['id', 'opportunity_id as opportunityId', 'sdg'])
    .where(among(opportunityIds))
    .orderBy('position')
    .execute();
}

/** Links to unchanged goals keep their ids. */
export async function replaceGoals(tx: Tx, opportunityId: string, sdgs: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('opportunity_goals')
    .where('opportunity_id', '=', opportunityId)
    .where('sdg', 'not in', [...sdgs])
    .execute();
  await tx
    .insertInto('opportunity_goals')
    .values(sdgs.map((sdg, position) => ({ id: uuidv7(), opportunity_id: opportunityId, sdg, position })))
    .onConflict((conflict) =>
      conflict
        .columns(['opportunity_id', 'sdg'])
        .doUpdateSet((excluded) => ({ position: excluded.ref('excluded.position') })),
    )
    .execute();
}

export async function findGoalLink(db: Db | Tx, id: string): Promise<GoalLinkRow | undefined> {
  return db
    .selectFrom('opportunity_goals')
    .select(['id', 'opportunity_id as opportunityId', 'sdg'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteGoalLink(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('opportunity_goals').where('id', '=', id).execute();
}

export interface MediaLinkRow {
  opportunityId: string;
  mediaId: string;
}

/** In the owner's order. */
export async function listMediaLinks(db: Db | Tx, opportunityIds: readonly string[]): Promise<MediaLinkRow[]> {
  return db
    .selectFrom('opportunity_media')
    .select(['opportunity_id as opportunityId', 'media_id as mediaId'])
    .where(among(opportunityIds))
    .orderBy('position')
    .execute();
}

export async function replaceMedia(tx: Tx, opportunityId: string, mediaIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('opportunity_media').where('opportunity_id', '=', opportunityId).execute();
  if (mediaIds.length === 0) return;
  await tx
    .insertInto('opportunity_media')
    .values(mediaIds.map((mediaId, position) => ({ opportunity_id: opportunityId, media_id: mediaId, position })))
    .execute();
}

export interface TrailRow {
  id: string;
  opportunityId: string;
  event: OpportunityEventName;
  actorId: string | null;
  reason: string | null;
  at: Date;
}

/** @returns its id. */
export async function insertEvent(
  tx: Tx,
  event: Pick<TrailRow, 'opportunityId' | 'event' | 'actorId'> & { reason?: string | null },
): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto('opportunity_events')
    .values({
      id,
      opportunity_id: event.opportunityId,
      event: event.event,
      actor_id: event.actorId,
      reason: event.reason ?? null,
    })
    .execute();
  return id;
}

export async function findEvent(db: Db, id: string): Promise<TrailRow | undefined> {
  return selectTrail(db).where('id', '=', id).executeTakeFirst();
}

/** The events that determine an opportunity's state. */
const DECISIVE = ['submitted', 'resubmitted', 'approved', 'declined'] as const;

interface DecisiveRow extends TrailRow {
  event: (typeof DECISIVE)[number];
}

export async function findLastDecisive(tx: Tx, opportunityId: string): Promise<DecisiveRow | undefined> {
  return selectTrail(tx)
    .where('opportunity_id', '=', opportunityId)
    .where('event', 'in', DECISIVE)
    .$narrowType<Pick<DecisiveRow, 'event'>>()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const selectTrail = (db: Db | Tx) =>
  db
    .selectFrom('opportunity_events')
    .select(['id', 'opportunity_id as opportunityId', 'event', 'actor_id as actorId', 'reason', 'created_at as at']);
