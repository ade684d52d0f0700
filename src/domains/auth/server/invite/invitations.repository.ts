import { type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#platform/server/db/database.ts';

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

/** Resends an open invitation with a new expiry. Undefined if this person has no open invitation to the address. */
export async function renewInvitation(
  tx: Tx,
  { email, invitedBy, role, organizationName, lifetimeSeconds }: Omit<Invitation, 'id'> & { lifetimeSeconds: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update invitations set sent_at = now(), organization_name = ${organizationName},
      expires_at = now() + make_interval(secs => ${lifetimeSeconds})
    where id = (
      select id from invitations
      where invited_by = ${invitedBy}::uuid and email = ${email}::citext and role = ${role} and accepted_by is null
      order by id desc limit 1 for update)
    returning id`.execute(tx);
  return rows[0]?.id;
}

export async function findInvitation(db: Db | Tx, id: string): Promise<Invitation | undefined> {
  return db
    .selectFrom('invitations')
    .select(['id', 'email', 'invited_by as invitedBy', 'role', 'organization_name as organizationName'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findUnacceptedInvitation(db: Db, id: string): Promise<Invitation | undefined> {
  return db
    .selectFrom('invitations')
    .select(['id', 'email', 'invited_by as invitedBy', 'role', 'organization_name as organizationName'])
    .where('id', '=', id)
    .where('accepted_by', 'is', null)
    .executeTakeFirst();
}

/** Undefined if already accepted; only one of several concurrent attempts succeeds. */
export async function acceptInvitation(tx: Tx, id: string, userId: string): Promise<Invitation | undefined> {
  return tx
    .updateTable('invitations')
    .set({ accepted_by: userId })
    .where('id', '=', id)
    .where('accepted_by', 'is', null)
    .returning(['id', 'email', 'invited_by as invitedBy', 'role', 'organization_name as organizationName'])
    .executeTakeFirst();
}

/** The open invitations of others to an address, of people (not organisations). */
export async function listInvitationIdsTo(tx: Tx, email: string, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('invitations')
    .select('id')
    .where('email', '=', email)
    .where('accepted_by', 'is', null)
    .where('role', '=', 'Member')
    .where('expires_at', '>', sql<Date>`now()`)
    .where('invited_by', '!=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface SentInvitation {
  id: string;
  email: string;
  invitedAt: Date;
}

/** This person's latest open invitation to an address within the given time. */
export async function findRecentInvitation(
  tx: Tx,
  invitedBy: string,
  { email, withinSeconds }: { email: string; withinSeconds: number },
): Promise<SentInvitation | undefined> {
  // Serialised per inviter, so that a repeated request finds the first one's invitation.
  await sql`select pg_advisory_xact_lock(hashtextextended('invitation:' || ${invitedBy}::text, 0))`.execute(tx);
  return tx
    .selectFrom('invitations')
    .select(['id', 'email', 'sent_at as invitedAt'])
    .where('invited_by', '=', invitedBy)
    .where('email', '=', email)
    .where('role', '=', 'Member')
    .where('accepted_by', 'is', null)
    .where('sent_at', '>', sql<Date>`now() - make_interval(secs => ${withinSeconds})`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export async function getSentInvitation(tx: Tx, id: string): Promise<SentInvitation> {
  return tx
    .selectFrom('invitations')
    .select(['id', 'email', 'sent_at as invitedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Which of the ids are this person's open invitations to people (not organisations). */
export async function listInvitationIdsOf(tx: Tx, invitedBy: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('invitations')
    .select('id')
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where('invited_by', '=', invitedBy)
    .where('role', '=', 'Member')
    .where('accepted_by', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
