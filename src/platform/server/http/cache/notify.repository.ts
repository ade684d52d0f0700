import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Notifies all listening processes, outside a transaction: the change has already been committed. */
export async function notifyProcesses(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
