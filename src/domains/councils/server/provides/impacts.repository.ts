import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';

/** Whether the council is approved and the person a member. */
export async function isCouncilMember(db: Db | Tx, userId: string, councilId: string): Promise<boolean> {
  const row = await db
    .selectFrom('council_members as m')
    .innerJoin('councils as c', 'c.id', 'm.council_id')
    .select('c.id')
    .where('m.user_id', '=', userId)
    .where('c.is_approved', '=', true)
    .where(sql<SqlBool>`c.id = any(${[councilId]}::uuid[])`)
    .executeTakeFirst();
  return row !== undefined;
}
