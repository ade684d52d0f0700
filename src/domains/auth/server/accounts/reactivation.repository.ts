import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { RETURN_DAYS } from '../../return-days.ts';
import type { Account } from '../accounts.repository.ts';

/** Whether the owner was the last to deactivate the account, rather than an admin. */
export async function canReactivate(db: Db | Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users u
    where u.id = ${userId}::uuid
      and u.deactivated_at > now() - make_interval(days => ${RETURN_DAYS}::integer)
      and u.id = (
        select a.actor_id from audited_actions a
        where a.subject_id = u.id and a.subject_kind = 'user' and a.action = 'user_deactivated'
        order by a.id desc limit 1
      )`.execute(db);
  return rows.length > 0;
}

/** Whether the owner can log in to the account, which reactivates it if they deactivated it lately. */
export const canLogIn = async (db: Db | Tx, { id, isActive }: Pick<Account, 'id' | 'isActive'>): Promise<boolean> =>
  isActive || (await canReactivate(db, id));
