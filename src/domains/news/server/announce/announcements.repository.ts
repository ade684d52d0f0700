/** Progress of the notifications about published articles. */
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface Unannounced {
  id: string;
  title: string;
  createdBy: string;
  announcedThrough: string | null;
}

/** Claims an article to announce; skips those locked by other processes. */
export async function claimUnannounced(tx: Tx): Promise<Unannounced | undefined> {
  return tx
    .selectFrom('news')
    .select(['id', 'title', 'created_by as createdBy', 'told_through as announcedThrough'])
    .where('is_live', '=', true)
    .where('deleted_at', 'is', null)
    .where('told_at', 'is', null)
    .where(sql<SqlBool>`date <= now()`)
    .orderBy('date')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** @param through null when everyone has been notified. */
export async function saveProgress(tx: Tx, id: string, through: string | null): Promise<void> {
  await tx
    .updateTable('news')
    .set(through === null ? { told_at: sql<Date>`now()` } : { told_through: through })
    .where('id', '=', id)
    .execute();
}

/** The data for its email; undefined if it isn't public. */
export async function findAnnouncedNews(
  db: Db,
  id: string,
): Promise<{ id: string; title: string; authorName: string; excerpt: string } | undefined> {
  return db
    .selectFrom('news')
    .select(['id', 'title', 'author_name as authorName', 'excerpt'])
    .where('id', '=', id)
    .where('is_live', '=', true)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`date <= now()`)
    .executeTakeFirst();
}
