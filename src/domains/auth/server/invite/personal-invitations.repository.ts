import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';

/** Does nothing if there's no such inviter, or they have left: someone who registers needn't care. */
export async function insertPersonalInvitation(
  tx: Tx,
  { userId, inviterId }: { userId: string; inviterId: string },
): Promise<void> {
  await sql`
    insert into personal_invitations (user_id, inviter_id)
    select ${userId}::uuid, u.id from users u
    where u.id = ${inviterId}::uuid and u.deactivated_at is null`.execute(tx);
}

/** How many people with a verified email address registered with the inviter's link. */
export async function countJoined(db: Db, inviterId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from personal_invitations p join users u on u.id = p.user_id
    where p.inviter_id = ${inviterId}::uuid and u.email_verified_at is not null`.execute(db);
  return rows[0]?.count ?? 0;
}
