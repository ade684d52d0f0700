import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** To all processes that listen, outside a transaction: for what has been committed already. */
export async function tellProcesses(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
