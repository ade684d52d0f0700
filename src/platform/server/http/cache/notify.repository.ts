import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** Notifies all listening processes, outside a transaction: the change has already been committed. */
export async function notifyProcesses(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

/** The channel on which every process hears which topics have changed: `<process> <topic>,<topic>`. */
export const VISITORS_ANSWERS = 'visitors_answers';

/** Drops every process's answers that show these topics, when the transaction commits: for changes by jobs as well. */
export async function tellAtCommit(tx: Tx, topics: readonly string[]): Promise<void> {
  await sql`select pg_notify(${VISITORS_ANSWERS}, ${`transaction ${topics.join(',')}`})`.execute(tx);
}
