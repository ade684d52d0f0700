import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';

export const PAGE_CHANGES = 'page_changes';

/** Keeps the payload of a NOTIFY below PostgreSQL's limit of 8000 bytes. */
const READERS_AT_ONCE = 150;

/**
 * Notifies open pages, once the transaction is committed, that something they may show has changed.
 *
 * @param what such as `comments/impact/` and an id, without spaces.
 * @param readers who may know of it; null for everyone.
 */
export async function notifyPages(tx: Tx, what: string, readers: readonly string[] | null): Promise<void> {
  if (readers === null) {
    await sql`select pg_notify(${PAGE_CHANGES}, ${what})`.execute(tx);
    return;
  }
  for (let index = 0; index < readers.length; index += READERS_AT_ONCE) {
    const some = readers.slice(index, index + READERS_AT_ONCE).join(',');
    await sql`select pg_notify(${PAGE_CHANGES}, ${`${what} ${some}`})`.execute(tx);
  }
}
