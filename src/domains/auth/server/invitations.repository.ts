import { type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface Invitation {
  id: string;
  email: string;
  invitedBy: string;
  role: 'Partner' | 'Member';
  organizationName: string | null;
}

export async function insertInvitation(
  tx: Tx,
  invitation: Omit<Invitation, 'id'> & { lifetimeSeconds: number },
): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto('invitations')
    .values({
      id,
      email: invitation.email,
      invited_by: invitation.invitedBy,
      role: invitation.role,
      organization_name: invitation.organizationName,
      expires_at: sql<Date>`now() + make_interval(secs => ${invitation.lifetimeSeconds})`,
    })
    .execute();
  return id;
}

export async function findInvitation(db: Db | Tx, id: string): Promise<Invitation | undefined> {
  return db
    .selectFrom('invitations')
    .select(['id', 'email', 'invited_by as invitedBy', 'role', 'organization_name as organizationName'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Undefined for one that was accepted already; of several that try at once, one gets it. */
export async function acceptInvitation(tx: Tx, id: string, userId: string): Promise<Invitation | undefined> {
  return tx
    .updateTable('invitations')
    .set({ accepted_by: userId })
    .where('id', '=', id)
    .where('accepted_by', 'is', null)
    .returning(['id', 'email', 'invited_by as invitedBy', 'role', 'organization_name as organizationName'])
    .executeTakeFirst();
}

export interface SentInvitation {
  id: string;
  email: string;
  invitedAt: Date;
}

/** The last one to an address that this person has sent of late and that nobody has accepted. */
export async function findRecentInvitation(
  tx: Tx,
  invitedBy: string,
  { email, withinSeconds }: { email: string; withinSeconds: number },
): Promise<SentInvitation | undefined> {
  // One person's invitations are sent one after the other: the same request sent twice finds what the first has made.
  await sql`select pg_advisory_xact_lock(hashtextextended('invitation:' || ${invitedBy}::text, 0))`.execute(tx);
  return tx
    .selectFrom('invitations')
    .select(['id', 'email', 'created_at as invitedAt'])
    .where('invited_by', '=', invitedBy)
    .where('email', '=', email)
    .where('role', '=', 'Member')
    .where('accepted_by', 'is', null)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${withinSeconds})`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export async function getSentInvitation(tx: Tx, id: string): Promise<SentInvitation> {
  return tx
    .selectFrom('invitations')
    .select(['id', 'email', 'created_at as invitedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Those of the ids that this person has sent to people rather than organizations, and that nobody has accepted. */
export async function listOpenIdsOf(tx: Tx, invitedBy: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('invitations')
    .select('id')
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where('invited_by', '=', invitedBy)
    .where('role', '=', 'Member')
    .where('accepted_by', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countInvitationsSince(tx: Tx, invitedBy: string, withinSeconds: number): Promise<number> {
  const row = await tx
    .selectFrom('invitations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('invited_by', '=', invitedBy)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${withinSeconds})`)
    .executeTakeFirstOrThrow();
  return row.count;
}
