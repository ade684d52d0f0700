import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** Up to which id credentials were issued; null once all are. */
export async function findDue(db: Db): Promise<string | null> {
  const row = await db.selectFrom('impact_credentials_due').select('after').executeTakeFirst();
  return row?.after ?? null;
}

/** Does nothing if another process has come further. @param after null once all are issued. */
export async function setDue(db: Db, before: string, after: string | null): Promise<void> {
  if (after === null) await db.deleteFrom('impact_credentials_due').where('after', '=', before).execute();
  else await db.updateTable('impact_credentials_due').set({ after }).where('after', '=', before).execute();
}

export async function listPublicAfter(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from impacts where is_public and id > ${after}::uuid order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
