import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

export async function findAddress(db: Db, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from accounts where id = ${userId}::uuid`.execute(db);
  return rows[0]?.email;
}
