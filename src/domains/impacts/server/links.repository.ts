/** An impact's goals, people, files and open invitations. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface GoalLinkRow {
  id: string;
  impactId: string;
  sdg: number;
}

export interface MemberRow {
  id: string;
  impactId: string;
  userId: string;
  joinedAt: Date;
}

export interface InviteRow {
  id: string;
  impactId: string;
  email: string;
  invitedAt: Date;
}

const among = (column: string, ids: readonly string[]) => sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** In the owner's order. */
export async function listGoalLinks(db: Db | Tx, impactIds: readonly string[]): Promise<GoalLinkRow[]> {
  return db
    .selectFrom('impact_goals')
    .select(['id', 'impact_id as impactId', 'sdg'])
    .where(among('impact_id', impactIds))
    .orderBy('position')
    .execute();
}

/** Unchanged links keep their ids. */
export async function replaceGoals(
  tx: Tx,
  impact: { id: string; impactYear: number; isPublic: boolean },
  sdgs: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('impact_goals')
    .where('impact_id', '=', impact.id)
    .where('sdg', 'not in', [...sdgs])
    .execute();
  const rows = sdgs.map((sdg, position) => ({
    id: uuidv7(),
    impact_id: impact.id,
    sdg,
    position,
    impact_year: impact.impactYear,
    is_public: impact.isPublic,
  }));
  await tx
    .insertInto('impact_goals')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['impact_id', 'sdg']).doUpdateSet((excluded) => ({
        position: excluded.ref('excluded.position'),
        impact_year: excluded.ref('excluded.impact_year'),
      })),
    )
    .execute();
}

export async function setGoalsPublic(tx: Tx, impactId: string, isPublic: boolean): Promise<void> {
  await tx.updateTable('impact_goals').set({ is_public: isPublic }).where('impact_id', '=', impactId).execute();
}

export async function findGoalLink(db: Db | Tx, id: string): Promise<GoalLinkRow | undefined> {
  return db
    .selectFrom('impact_goals')
    .select(['id', 'impact_id as impactId', 'sdg'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteGoalLink(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('impact_goals').where('id', '=', id).execute();
}

export async function findMember(db: Db | Tx, id: string): Promise<MemberRow | undefined> {
  return db
    .selectFrom('impact_people')
    .select(['id', 'impact_id as impactId', 'user_id as userId', 'joined_at as joinedAt'])
    .where('id', '=', id)
    .where('is_owner', '=', false)
    .executeTakeFirst();
}

/** Whether a person is the owner or a member of an impact, for other domains' statements. @param impactId a column. */
export const takesPartIn = (impactId: string, userId: RawBuilder<string>): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from impact_people p where p.impact_id = ${sql.ref(impactId)} and p.user_id = ${userId})`;

/** Idempotent. */
export async function insertPeople(
  tx: Tx,
  impactId: string,
  userIds: readonly string[],
  { isOwner }: { isOwner: boolean },
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto('impact_people')
    .values(userIds.map((userId) => ({ id: uuidv7(), impact_id: impactId, user_id: userId, is_owner: isOwner })))
    .onConflict((conflict) => conflict.columns(['impact_id', 'user_id']).doNothing())
    .execute();
}

/** Removes members who aren't listed. */
export async function deleteOtherMembers(tx: Tx, impactId: string, userIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('impact_people')
    .where('impact_id', '=', impactId)
    .where('is_owner', '=', false)
    .where('user_id', '<>', sql<string>`all(${[...userIds]}::uuid[])`)
    .execute();
}

/** @returns whether it existed. */
export async function deleteMember(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('impact_people')
    .where('id', '=', id)
    .where('is_owner', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface MediaLinkRow {
  impactId: string;
  mediaId: string;
}

/** In the owner's order. */
export async function listMediaLinks(db: Db | Tx, impactIds: readonly string[]): Promise<MediaLinkRow[]> {
  return db
    .selectFrom('impact_media')
    .select(['impact_id as impactId', 'media_id as mediaId'])
    .where(among('impact_id', impactIds))
    .orderBy('position')
    .execute();
}

export async function replaceMedia(tx: Tx, impactId: string, mediaIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('impact_media').where('impact_id', '=', impactId).execute();
  if (mediaIds.length === 0) return;
  await tx
    .insertInto('impact_media')
    .values(mediaIds.map((mediaId, position) => ({ impact_id: impactId, media_id: mediaId, position })))
    .execute();
}

/** Invitations that haven't been accepted yet. */
export async function listOpenInvites(db: Db | Tx, impactIds: readonly string[]): Promise<InviteRow[]> {
  return db
    .selectFrom('impact_member_invites as m')
    .innerJoin('open_invitations as v', 'v.id', 'm.invitation_id')
    .select(['v.id', 'm.impact_id as impactId', 'v.email', 'v.created_at as invitedAt'])
    .where(among('m.impact_id', impactIds))
    .orderBy('v.id')
    .execute();
}

export async function replaceInvites(tx: Tx, impactId: string, invitationIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('impact_member_invites').where('impact_id', '=', impactId).execute();
  if (invitationIds.length === 0) return;
  await tx
    .insertInto('impact_member_invites')
    .values(invitationIds.map((invitationId) => ({ impact_id: impactId, invitation_id: invitationId })))
    .execute();
}

export async function listImpactsInvitedTo(tx: Tx, invitationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('impact_member_invites')
    .select('impact_id as impactId')
    .where('invitation_id', '=', invitationId)
    .orderBy('impact_id')
    .execute();
  return rows.map(({ impactId }) => impactId);
}
