import { sql } from 'kysely';
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
